// A table at which someone sits: what is seen, what may be decided, and what was heard. The page
// knows a match through this alone; whether it runs in this browser or on a server is not its
// business. `open.ts` finds it.
import type {Sights} from './look_back';
import type {Review} from './review';
import type {Considered, Decided, Language, Level, RecordLine, Seat, SeatScene} from '@page/engine/protocol';

export type Who = 'me' | 'friend' | 'bot';

export interface Player {
  who: Who;
  name: string; // empty, where someone has chosen none
  level?: Level; // of a bot
}

export interface Setup {
  game: string;
  players: Player[];
  options: Record<string, string>;
  edition: string;
  seed?: number;
}

export const peopleOf = ({players}: Setup): Seat[] => players.flatMap(({who}, seat) => (who === 'bot' ? [] : [seat]));

// The table as the one who sits before the screen sees it now, with all that was heard so far.
export interface Scene extends SeatScene {
  setup: Setup;
  seat: Seat; // from where one looks
  you?: Seat; // who is addressed: the one who looks, unless only bots play
  news: number; // the first event since this seat decided last
  curtain?: Seat; // the next one to sit down, where another must not see
  busy?: boolean; // a decision is on its way
  trouble?: string; // why a bot could not decide
  thinking?: Seat; // a bot
}

export interface Advice {
  considered: (Considered & {text: string; touches: string[]})[];
}

export interface Foretold {
  preview: string[]; // in sentences
  revocable: boolean; // nothing becomes known by it, and nobody else decides before it could be taken back
}

export interface Table {
  readonly scene: Scene;
  // Who decide before this screen: nobody, where one only looks on.
  readonly people: Seat[];
  // Calls back whenever there is another scene; returns what ends it.
  watch(told: () => void): () => void;
  setLanguage(language: Language): void;
  // Both are done when the scene shows it; what is refused is an error with its reason.
  play(move: string): Promise<void>;
  undo(): Promise<void>;
  // What would happen; or the reason why it can't.
  preview(move: string): Promise<Foretold>;
  // Hints exist alone against bots and after the end only: elsewhere they would be cheating.
  readonly mayAsk: boolean;
  advise(): Promise<Advice>;
  // No bot decides before this is done: what was told is still being shown.
  hold(shown: Promise<void>): void;
  raiseCurtain(): void;
  course(): Promise<{course: Decided[]; points: number[]}>;
  record(): Promise<RecordLine[]>;
  // What the seat before the screen saw around these events.
  lookBack(first: number, last: number): Promise<Sights>;
  readonly when: Date; // of the last decision
  // What a bot thinks of the whole game, once it is over: before, it would be cheating.
  review(): Promise<Review>;
  // The same players from after so many decisions on, at a table of its own: its id.
  playOn(at: number): Promise<string>;
  close(): void;
}

// Where someone learns, and the others do as they are told.
export interface LessonTable extends Table {
  playFor(seat: Seat, move: string): Promise<void>;
}
