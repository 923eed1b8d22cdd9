// What a bot thinks of a seat's decision, with the words for it.
import type {Engine} from '@page/engine/engine';
import type {Language, Seat} from '@page/engine/protocol';
import type {Advice, Setup} from './table';

const MOST = 5;

// The match is asked for what the seat sees; the thinker for what it thinks of that.
export async function adviceOn(
  match: Engine,
  thinker: Engine,
  table: number,
  {game, edition}: Setup,
  seat: Seat,
  lang: Language,
): Promise<Advice> {
  const [{view}, {legal}] = await Promise.all([
    match.ask(table, 'view', {seat, lang}),
    match.ask(table, 'legal', {seat}),
  ]);
  const request = {game, view, seat, edition, bot: 'hard', seed: 1, most: MOST};
  const {considered} = await thinker.ask(table, 'explain', request);
  const texts = await Promise.all(considered.map(({move}) => match.ask(table, 'preview', {seat, move, lang})));
  return {
    considered: considered.map((one, i) => ({
      ...one,
      text: texts[i]!.preview.join(' '),
      touches: legal.find(({move}) => move === one.move)?.touches ?? [],
    })),
  };
}
