// Repeats of the log in one sentence.
import type {Area} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';

const SENTENCES: Record<string, string> = {'turned-up': 'event.turned-up', took: 'event.took', drew: 'event.drew-own'};

export function together(events: LoggedEvent['event'][], area: Area): string | undefined {
  const {kind, seat} = events[0]!;
  const sentence = SENTENCES[kind];
  if (sentence === undefined) return undefined;
  const person = typeof seat === 'number' ? area.persons[seat]! : '';
  const colours = events.flatMap(({colour}) => (colour === null ? [] : [area.say(`colour.${colour}`)]));
  if (colours.length === 0) return area.say('page.drewHidden', {seat: person, n: events.length});
  if (colours.length < events.length) return undefined;
  const last = colours.pop()!;
  const colour = colours.join(area.say('list.between')) + area.say('list.last') + last;
  return area.say(sentence, {seat: person, will: 0, colour});
}
