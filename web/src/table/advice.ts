// What a bot thinks, with the words for it.
import type {Choice, Considered} from '@page/engine/protocol';
import type {Advice} from './table';

export async function adviceOf(
  considered: Considered[],
  simulations: number,
  legal: Choice[],
  preview: (move: string) => Promise<string[]>,
): Promise<Advice> {
  const texts = await Promise.all(considered.map(({move}) => preview(move)));
  return {
    simulations,
    expected: considered[0]?.expected ?? [],
    considered: considered.map((one, i) => ({
      ...one,
      text: texts[i]!.join(' '),
      touches: legal.find(({move}) => move === one.move)?.touches ?? [],
    })),
  };
}
