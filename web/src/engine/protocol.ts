// The requests and answers of docs/PROTOCOL.md that the page uses; tests/protocol.spec.ts holds them
// to what the engine answers.
export type Language = 'en' | 'ja' | 'zh';
export type Seat = number;
export type View = any; // as the game's position.schema.json says; only its own board reads it
export type RecordLine = Record<string, unknown>;

// The bots for people, the weakest first.
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export interface Choice {
  move: string;
  actions: number[];
  touches: string[];
}

export interface Place {
  points: number;
  rank: number;
  sources: Record<string, number>;
}

interface Progress {
  deciders: Seat[];
  finished: boolean;
  decisions: number;
}

export interface Summary extends Progress {
  hash: string;
  standing: Place[];
}

export interface LoggedEvent {
  number: number;
  event: {kind: string} & Record<string, unknown>;
  text: string; // with links to components: [words](name)
}

export interface Decided {
  seat: Seat;
  move: string;
  events: number; // how many had been told before it
  points: number[]; // before it
}

export interface Considered {
  move: string;
  visits: number;
  share: number;
  expected: number[];
}

// A decision that a bot expects, as far as it can be known beforehand.
export interface Foreseen {
  seat: Seat;
  move: string;
  text: string[];
}

export interface GameInfo {
  id: string;
  seats: [number, number];
  options: Record<string, string[]>;
  options_with_seats: Record<string, number[]>;
  editions: string[];
  rules: number;
  state_bytes: number;
  actions: number;
  encoding: [string, number][];
}

interface About {
  seat: Seat;
  game?: string;
  view?: View;
  edition?: string;
}

interface Viewer {
  seat?: Seat;
  lang: Language;
  person?: boolean;
}

interface Listener {
  seat?: Seat;
  from: number;
  lang: Language;
  links: true;
  named?: boolean; // not addressed
}

export interface Requests {
  games: {};
  new: {
    game: string;
    seats: number;
    players: string[];
    options: Record<string, string>;
    edition: string;
    seed?: number;
  };
  load: {record: RecordLine[]; decisions?: number};
  position: {game?: string; position?: View; seed?: number; players?: string[]};
  scene: Viewer & Listener;
  view: Viewer;
  legal: About;
  play: {seat: Seat; move: string; lang: Language};
  preview: {seat: Seat; move: string; lang: Language};
  undo: {seat: Seat; lang: Language};
  bot: About & {bot: string; seed: number};
  explain: About & {bot: string; seed: number; most?: number; move?: string; lang?: Language; links?: true};
  events: Listener;
  course: {seat?: Seat};
  record: {};
}

interface Sight {
  view: View;
  prompt: string;
  standing: Place[];
}

interface Choices {
  legal: Choice[]; // empty while others decide
}

interface News {
  events: LoggedEvent[];
}

// What one screen needs at once.
export interface SeatScene extends Progress, Sight, Choices, News {}

export interface Answers {
  games: {games: GameInfo[]};
  new: Summary;
  load: Summary;
  position: (Summary & {position?: undefined}) | {position: View}; // begun there, or told
  scene: SeatScene;
  view: Sight;
  legal: Choices;
  play: Summary;
  preview: {preview: string[]; revocable: boolean};
  undo: Summary;
  bot: {move: string};
  explain: {simulations: number; considered: Considered[]; line: Foreseen[]};
  events: News;
  course: {course: Decided[]; points: number[]};
  record: {record: RecordLine[]};
}
