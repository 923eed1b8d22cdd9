// What a bot thinks of a finished game: one pass over its record in the Worker in which bots think.
// Every decision is judged on what the seat that made it could see then. First every eighth one and
// so on, so that the course is there early; then what each person decided; then, with more care, what
// seems to have cost most. It can be stopped at any time, and what was found is kept.
import type {Engine} from '@page/engine/engine';
import type {Decided, Language, RecordLine, Seat, View} from '@page/engine/protocol';
import {signal} from '@page/signal';
import {keepReview, keptReview, type Kept, type Verdict} from './kept_review';

const TABLE = 1; // of the thinker: bots are asked at none
const AT_A_GLANCE = 1500; // simulations
// What seems to have cost much: how the best decision is found, and in how many searches of their own
// it and what was played are judged. Searches differ by more than their simulations tell, so that
// only several of them say how sure they are.
const TO_FIND = 6000;
const TO_JUDGE = 2000;
const SEEDS = [2, 3, 4, 5, 6];
const SUSPECTS = 8; // of each person
const MOST = 5;
const LEAST_LOSS = 0.01;
const SURE = 2.5; // what lies within so many standard errors may be chance
const BY = [AT_A_GLANCE, TO_FIND, TO_JUDGE, SEEDS.length, SUSPECTS].join(' ');

export interface Played {
  record: RecordLine[];
  course: Decided[];
  people: Seat[];
}

export interface Dear extends Verdict {
  at: number;
  told?: Told;
}

// What would have been better, and why, in the language of the page. What no sentence tells is known
// by the pieces that it touches.
export interface Told {
  view: View; // before the decision, as the seat saw it
  played: string[]; // its pieces
  better: string[];
  text: string[]; // of what would have been better
  line: string[]; // how it would have gone on
}

// Every eighth, then those between them, and so on.
function coarseFirst(count: number): number[] {
  const at: number[] = [];
  for (let step = 8; step >= 1; step /= 2) {
    for (let i = 0; i < count; i += step) if (step === 8 || i % (2 * step) !== 0) at.push(i);
  }
  return at;
}

const mean = (all: number[][]): number[] =>
  all[0]!.map((_, seat) => all.reduce((sum, one) => sum + one[seat]!, 0) / all.length);

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

export class Review {
  // Changes whenever more is known.
  readonly changed = signal(0);
  trouble: string | undefined;
  private readonly kept: Kept;
  private readonly told: Partial<Record<Language, Map<number, Told>>> = {};
  private run: object | undefined; // the one that goes on; another has taken its place
  private language: Language = 'en';

  constructor(
    private readonly engine: Engine,
    private readonly id: string,
    private readonly game: Played,
  ) {
    const {length: lines} = game.record;
    this.kept = keptReview(id, BY, lines) ?? {by: BY, lines, glances: [], weights: {}, verdicts: {}};
  }

  // Whose decisions are looked at closely: where only bots have played, theirs.
  get people(): Seat[] {
    const {people, course} = this.game;
    return people.length > 0 ? people : [...new Set(course.map(({seat}) => seat))].sort();
  }
  get course(): Decided[] {
    return this.game.course;
  }
  get running(): boolean {
    return this.run !== undefined;
  }
  get done(): boolean {
    return this.open().next().done === true;
  }

  // Before each decision, for each seat; undefined where nobody has looked yet. Through the eyes of each
  // seat the bot thinks a little better of it: so it is the mean of what it thought with the eyes of
  // each one last.
  get chances(): (number[] | undefined)[] {
    const seats = [...new Set(this.course.map(({seat}) => seat))];
    return this.course.map((_, at) =>
      this.kept.glances[at] ? mean(seats.flatMap((seat) => this.seenBy(seat, at) ?? [])) : undefined,
    );
  }
  // What was thought with the eyes of a seat last, or else next.
  private seenBy(seat: Seat, at: number): number[][] | undefined {
    const seen = (i: number) => (this.course[i]!.seat === seat ? this.kept.glances[i]?.chances : undefined);
    for (let i = at; i >= 0; --i) if (seen(i)) return [seen(i)!];
    for (let i = at + 1; i < this.course.length; ++i) if (seen(i)) return [seen(i)!];
    return undefined;
  }

  // How much of the pass is done, from 0 to 1.
  get part(): number {
    const {glances, weights, verdicts} = this.kept;
    const own = this.own();
    const care = (TO_FIND + 2 * SEEDS.length * TO_JUDGE) / AT_A_GLANCE;
    const careful = this.people.reduce((sum, seat) => sum + Math.min(SUSPECTS, this.own(seat).length), 0);
    const done = glances.filter(Boolean).length + Object.keys(weights).length + care * Object.keys(verdicts).length;
    return Math.min(1, done / (this.course.length + own.length + care * careful));
  }

  // The dearest decisions of a seat: those that cost more than chance in the search can explain.
  dearest(seat: Seat): Dear[] {
    return this.own(seat)
      .flatMap((at) => (at in this.kept.verdicts ? [{at, ...this.kept.verdicts[at]!}] : []))
      .filter(({better, played, noise}) => better - played > Math.max(LEAST_LOSS, SURE * noise))
      .sort((a, b) => b.better - b.played - (a.better - a.played))
      .slice(0, MOST)
      .map((dear) => ({...dear, told: this.told[this.language]?.get(dear.at)}));
  }

  // Goes on where it stopped.
  async go(language: Language): Promise<void> {
    this.language = language;
    this.trouble = undefined;
    const run = {};
    this.run = run;
    this.tell();
    try {
      for (const task of this.open()) {
        if (this.run !== run) return;
        await task();
        keepReview(this.id, this.kept);
        this.tell();
      }
    } catch (error) {
      if (this.run === run) this.trouble = (error as Error).message;
    }
    if (this.run === run) this.stop();
  }

  stop(): void {
    this.run = undefined;
    this.tell();
  }

  private tell(): void {
    this.changed.set(this.changed.value + 1);
  }

  // What is still to be done, in order; what comes later depends on what was found before.
  private *open(): Generator<() => Promise<void>> {
    const {glances, weights, verdicts} = this.kept;
    for (const at of coarseFirst(this.course.length)) if (!glances[at]) yield () => this.glance(at);
    for (const at of this.own()) if (!(at in weights)) yield () => this.weigh(at);
    for (const seat of this.people) {
      for (const at of this.suspects(seat)) if (!(at in verdicts)) yield () => this.judge(at);
    }
    for (const seat of this.people) {
      for (const {at, told} of this.dearest(seat)) if (told === undefined) yield () => this.say(at);
    }
  }

  // Where people decided, or one of them.
  private own(seat?: Seat): number[] {
    return this.course.flatMap((one, at) =>
      (seat === undefined ? this.people.includes(one.seat) : one.seat === seat) ? [at] : [],
    );
  }

  // What seems to have cost most.
  private suspects(seat: Seat): number[] {
    const loss = (at: number) => this.kept.glances[at]!.chances[seat]! - this.kept.weights[at]!;
    return this.own(seat)
      .filter((at) => this.kept.glances[at]!.best !== this.course[at]!.move)
      .sort((a, b) => loss(b) - loss(a))
      .slice(0, SUSPECTS);
  }

  private async explain(at: number, simulations: number, seed: number, more: {move?: string; lang?: Language} = {}) {
    const {seat} = this.course[at]!;
    const bot = `search:simulations=${simulations}`;
    const [, {considered, line}] = await Promise.all([
      this.load(at),
      this.engine.ask(TABLE, 'explain', {seat, bot, seed, most: 1, links: true, ...more}),
    ]);
    const {move, expected} = considered[0]!;
    return {move, expected, line, value: expected[seat]!};
  }

  // The table of the review, as it was before a decision.
  private load(at: number): Promise<unknown> {
    return this.engine.ask(TABLE, 'load', {record: this.game.record, decisions: at});
  }

  private async glance(at: number): Promise<void> {
    const {expected, move} = await this.explain(at, AT_A_GLANCE, 1);
    this.kept.glances[at] = {chances: expected.map(rounded), best: move};
  }

  // What was decided in fact; what the bot would have done too costs nothing.
  private async weigh(at: number): Promise<void> {
    const {move, seat} = this.course[at]!;
    const {best, chances} = this.kept.glances[at]!;
    const value = best === move ? chances[seat]! : (await this.explain(at, AT_A_GLANCE, 1, {move})).value;
    this.kept.weights[at] = rounded(value);
  }

  // What was found to be best is judged anew, as what was played is: the best of many looks better
  // than it is.
  private async judge(at: number): Promise<void> {
    const {move: played} = this.course[at]!;
    const {move} = await this.explain(at, TO_FIND, 1);
    const better = await this.worth(at, move);
    const own = move === played ? better : await this.worth(at, played);
    this.kept.verdicts[at] = {
      move,
      better: rounded(better.mean),
      played: rounded(own.mean),
      noise: rounded(Math.hypot(better.error, own.error)),
    };
  }

  private async worth(at: number, move: string): Promise<{mean: number; error: number}> {
    const values: number[] = [];
    for (const seed of SEEDS) values.push((await this.explain(at, TO_JUDGE, seed, {move})).value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return {mean, error: Math.sqrt(squares / (values.length - 1) / values.length)};
  }

  // What would have been better, and how the bot thinks that it goes on.
  private async say(at: number): Promise<void> {
    const lang = this.language;
    const {seat, move: played} = this.course[at]!;
    const {move} = this.kept.verdicts[at]!;
    const {line} = await this.explain(at, TO_FIND, 1, {move, lang});
    const [, {view}, {legal}] = await Promise.all([
      this.load(at),
      this.engine.ask(TABLE, 'view', {seat, lang, person: true}),
      this.engine.ask(TABLE, 'legal', {seat}),
    ]);
    const pieces = (one: string) => legal.find((choice) => choice.move === one)?.touches ?? [];
    const [first, ...further] = line;
    const told: Told = {
      view,
      played: pieces(played),
      better: pieces(move),
      text: first!.text,
      line: further.flatMap(({text}) => text),
    };
    (this.told[lang] ??= new Map()).set(at, told);
  }
}
