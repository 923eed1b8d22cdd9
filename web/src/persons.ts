// How those at a table are called: by a name where a name is needed, and in sentences.
import type {Level, Seat} from './engine/protocol';
import type {Player} from './table/table';
import type {Person} from './text';
import type {T} from './words';

// Someone who has chosen no name is "You" before the own screen.
export const namesOf = (players: Player[], you: Seat | undefined, t: T): string[] =>
  players.map(({name}, seat) => name || t(seat === you ? 'new.me' : 'new.myName'));

// Who is alone with bots.
export function onlyPerson(players: Player[]): Seat | undefined {
  const people = players.flatMap(({who}, seat) => (who === 'bot' ? [] : [seat]));
  return people.length === 1 ? people[0] : undefined;
}

export const levelsOf = (players: Player[]): (Level | undefined)[] => players.map(({level}) => level);

export const addressed = (t: T): Person => ({text: t('address.you'), own: t('address.your'), isYou: true});

export const called = (name: string, t: T): Person => ({
  text: t('address.person', {name}),
  own: t('address.persons', {name}),
  isYou: false,
});

export const personsOf = (names: string[], you: Seat | undefined, t: T): Person[] =>
  names.map((name, seat) => (seat === you ? addressed(t) : called(name, t)));
