// The games of the page: every games/<id>/page is one. What the start page shows comes at once, the
// rest when a game is opened. A game without a board or a cover gets the plain one.
import type {ComponentChildren, ComponentType} from 'preact';
import described from 'virtual:games';
import type {Language, Level, LoggedEvent, Seat, View} from './engine/protocol';
import type {Sights} from './table/look_back';
import type {Person, Say, Words} from './text';
import {plainBoard, plainCover} from './ui/plain_board';

// What a board may use to draw a table. It knows no rule.
export interface Area {
  view: View;
  seat: Seat; // who looks
  names: string[]; // as they stand beside a seat
  persons: Person[]; // as a sentence speaks of them
  levels: (Level | undefined)[]; // of bots
  deciders: Seat[];
  say: Say; // the words of the game: its own (words/*.json) and those of its page
  edition: any; // the components: games/<id>/edition.json or another
}

// What is printed, and the words for it: enough to draw a component outside of play.
export type Components = Pick<Area, 'say' | 'edition'>;

// What something on the table is, as the card beside it says.
export interface Explained {
  title: string;
  text: string; // what it is and does, in a sentence or two
  now?: ComponentChildren; // what it would pay or cost the one who looks, in words or as a table
  picture?: ComponentChildren; // drawn large
  rule?: string; // the paragraph of the rules about it
  related?: string[]; // what lights up with it, by the names that it has on the table
}

// Something that an event moves over the table, where it is not one and the same piece before and after.
// Places have the names that they have on the table (pieces, and what one can ask about), and `seat:0` is
// where a player's name stands; of several, the first that is there counts.
export type Thing = 'card' | 'coin' | 'piece';
export interface Moved {
  thing: Thing;
  seat: Seat; // who has it or gets it
  from: string[];
  to: string[];
}

// Events that score together: those of a decade, of a policy, of the end.
export interface Span {
  name: string; // the game's own for this kind
  events: LoggedEvent[]; // those that score, in their order; others may lie between them
}

// What a seat gets for a reason, and the arithmetic of it.
export interface Cell {
  value: number;
  how?: string;
  at?: string; // the component on the table where it is earned
}

export interface Reason {
  name: string;
  cells: (Cell | undefined)[]; // for each seat
  measured?: boolean; // compared, and no points: an attack, a defence
  note?: string; // who won a tie, and why
}

export interface Scoring {
  title: string;
  reasons: Reason[]; // in the order in which they are scored
  notes: string[];
}

// How a game scores, in words; the shell shows it step by step and as a table.
export interface Scorings {
  // All that are over, in their order.
  spans(events: LoggedEvent[]): Span[];
  title(span: Span, area: Area): string;
  table(span: Span, sights: Sights, area: Area): Scoring;
}

export interface GamePage {
  // The middle of the table.
  Table: ComponentType<Area>;
  // What lies before one player, whole; `owner` need not be the one who looks. `docked`: without what
  // `Hand` shows.
  Mine: ComponentType<Area & {owner: Seat; docked: boolean}>;
  // What the one who looks decides with, the hand or the purse: where there is little room it lies in
  // the dock, always in reach, as high as --hand says.
  Hand?: ComponentType<Area>;
  // The same in short, for the others.
  Other: ComponentType<Area & {owner: Seat}>;
  // The name of a piece, for buttons and screen readers.
  label(piece: string, area: Area): string;
  // What is this? Asked of the name of a piece, of whatever else has a name on the table (`about`),
  // and of a component as the log names it. Without an answer the card says the label alone.
  explain?(name: string, area: Area): Explained | undefined;
  // Pieces that no area draws: chosen in a tray below the status line.
  tray: RegExp;
  // Verbs that pieces say as well: where there is little room, they are offered only if these don't.
  plainVerbs?: RegExp;
  // A move that pointing at the piece would mean, to ask why it is not possible.
  attempt(piece: string, area: Area): string | undefined;
  // The rules' paragraph about what is decided now.
  paragraph(view: View, seat: Seat): string;
  // All components as pictures, for the page about them.
  Gallery?: ComponentType<Components>;
  // Groups of the game's words that name what is printed, such as `colour`; the members of an edition file
  // have their words in `printed` of the page's.
  printedNames?: string[];
  // One of them, small, as the tables of the rules name it: `![](card:red)`.
  picture?(name: string, components: Components): ComponentChildren | undefined;
  // Where a rulebook covers what all have seen, the log goes back only so far: the number of its
  // first event. The word `logCut` of the page says why.
  remembered?(events: LoggedEvent[], view: View, seat: Seat): number;
  // One sentence for several events of one kind that one seat did in a row, with links as the log has
  // them; without it, they are listed or counted.
  together?(events: LoggedEvent['event'][], area: Area): string | undefined;
  // Kinds of events that befall their seat in the turn of another.
  asides?: string[];
  // What is scored at one time; without it, the log tells it.
  scorings?: Scorings;
  // What flies over the table with an event, and is heard; without it, only pieces that stay the same
  // are seen to move.
  moves?(event: LoggedEvent['event'], area: Area): Moved[];
  // Components to be lit for an event; without it, every text in the event.
  lights?(event: LoggedEvent['event']): string[];
}

export interface Lesson {
  id: string;
  seed: number;
  position: View;
  seat: Seat;
  steps: LessonStep[];
}
export interface LessonStep {
  expect: string; // the decisions that are meant
  pieces?: string[]; // those that the text names, where they are not all that can be meant
  replies: {seat: Seat; move: string}[];
}
export type LessonWords = Record<string, {title: string; steps: string[]; done: string; other: string}>;

export interface Cover {
  Picture: ComponentType;
  minutes?: [number, number];
}

type Loader<T> = Record<string, () => Promise<T>>;
const path = (id: string, file: string) => `../../games/${id}/page/${file}`;

const covers = import.meta.glob('../../games/*/page/cover.tsx', {eager: true}) as Record<string, {cover: Cover}>;
const pages = import.meta.glob('../../games/*/page/index.tsx') as Loader<{page: GamePage}>;
const pageWords = import.meta.glob('../../games/*/page/words/*.json', {import: 'default'}) as Loader<Words>;
const gameWords = import.meta.glob('../../games/*/words/*.json', {import: 'default'}) as Loader<Words>;
const rules = import.meta.glob('../../games/*/page/rules/*.md', {query: '?raw', import: 'default'}) as Loader<string>;
const lessons = import.meta.glob('../../games/*/page/guide/lessons.json', {import: 'default'}) as Loader<{
  lessons: Lesson[];
}>;
const lessonWords = import.meta.glob('../../games/*/page/guide/{en,ja,zh}.json', {
  import: 'default',
}) as Loader<LessonWords>;
const editions = import.meta.glob(['../../games/*/edition.json', '../../games/*/editions/*.json'], {
  import: 'default',
}) as Loader<any>;

// In the order in which they are shown.
export const gameIds: string[] = described.map(({id}) => id);
const describedOf = (id: string) => described.find((game) => game.id === id)!;
// The fewest and the most.
export const seatsOf = (id: string): [number, number] => describedOf(id).seats;
// What may be chosen with so many seats: the values of each option, the usual one first.
export function optionsOf(id: string, seats: number): [string, string[]][] {
  const {options, options_with_seats} = describedOf(id);
  return Object.entries(options).filter(([key]) => options_with_seats[key]?.includes(seats));
}
export const coverOf = (id: string): Cover => covers[path(id, 'cover.tsx')]?.cover ?? plainCover;
export const loadPage = async (id: string) => (await pages[path(id, 'index.tsx')]?.())?.page ?? plainBoard;
export const loadRules = (id: string, lang: Language) => rules[path(id, `rules/${lang}.md`)]!();
export const hasGuide = (id: string) => path(id, 'guide/lessons.json') in lessons;
export const loadLessons = async (id: string) => (await lessons[path(id, 'guide/lessons.json')]!()).lessons;
export const loadLessonWords = (id: string, lang: Language) => lessonWords[path(id, `guide/${lang}.json`)]!();

export const editionNames = (id: string): string[] => [
  'standard',
  ...Object.keys(editions).flatMap((file) => file.match(new RegExp(`/${id}/editions/(.*)\\.json$`))?.slice(1) ?? []),
];
export function loadEdition(id: string, name: string): Promise<any> {
  const file = name === 'standard' ? 'edition.json' : `editions/${name}.json`;
  return editions[`../../games/${id}/${file}`]!();
}

// The words of the game with those of its page under "page".
export async function loadWords(id: string, lang: Language): Promise<Words> {
  const [game, page] = await Promise.all([
    gameWords[`../../games/${id}/words/${lang}.json`]!(),
    pageWords[path(id, `words/${lang}.json`)]!(),
  ]);
  return {...game, page};
}
