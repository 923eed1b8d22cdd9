// Repeats of the log in one sentence.
import type {Area} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';

export function together(events: LoggedEvent['event'][], area: Area): string | undefined {
  const hidden = events.every(({kind, card}) => kind === 'drew' && card === null);
  return hidden
    ? area.say('page.drewHidden', {seat: area.persons[events[0]!.seat as number]!, n: events.length})
    : undefined;
}
