// A table in this browser: the match runs in one Worker, the bots think in another, so that the
// page can ask about the match meanwhile. Every decision is kept at once.
import {Engine} from '@page/engine/engine';
import type {Choice, Decided, Language, RecordLine, Seat, LoggedEvent} from '@page/engine/protocol';
import {save, type Saved} from './saved';
import {newSeed} from './seed';
import {sightsAround, type Sights} from './look_back';
import {namesOf} from '@page/persons';
import {wordsOf} from '@page/words';
import {adviceOn} from './advice';
import {branch} from './branch';
import {Review} from './review';
import {peopleOf, type Advice, type Foretold, type LessonTable, type Scene, type Setup} from './table';

const MATCH = 0;
const OTHER = 1; // a match beside the one that is played
// A bot that answers at once would be hard to follow.
const LEAST_THOUGHT = 450;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface LocalOptions {
  language: Language;
  hurry: () => boolean; // no pauses
  position?: unknown; // begin here
  keepAs?: string; // the name under which the game is kept
  left?: () => void; // called when it is closed
  only?: Seat; // a lesson: one person learns, the others do as they are told
}

export class LocalTable implements LessonTable {
  scene!: Scene; // there is one before anybody gets the table
  private readonly engine: Engine;
  private readonly thinker: Engine;
  private readonly watchers = new Set<() => void>();
  private seat: Seat;
  private curtain: Seat | undefined;
  private thinking: Seat | undefined;
  private heard: {seat: Seat; lang: Language; events: LoggedEvent[]} = {seat: -1, lang: 'en', events: []};
  private readonly news: number[];
  private readonly sealed = new Map<Seat, string>(); // answers that the record does not have yet
  private recorded = 0; // lines of the record
  private kept: Saved | undefined; // as it lies in the browser
  private going = false;
  private decided = false; // or taken back, since the last look
  private declarer: Seat | undefined; // has decided since the last look
  private reviewed: Promise<Review> | undefined;
  private held: Promise<void> = Promise.resolve(); // what was told last is still being shown
  private closed = false;

  private constructor(
    private readonly setup: Setup,
    private readonly options: LocalOptions,
  ) {
    this.engine = new Engine(setup.game);
    this.thinker = new Engine(setup.game);
    this.seat = options.only ?? this.people[0] ?? 0;
    this.news = setup.players.map(() => 0);
  }

  static async begin(setup: Setup, options: LocalOptions): Promise<LocalTable> {
    const table = new LocalTable(setup, options);
    const players = namesOf(setup.players, undefined, wordsOf(options.language));
    const {game, seed} = setup;
    if (options.position !== undefined) {
      await table.engine.ask(MATCH, 'position', {game, position: options.position, seed, players});
    } else {
      const {options: chosen, edition} = setup;
      await table.engine.ask(MATCH, 'new', {game, seats: players.length, players, seed, options: chosen, edition});
    }
    return table.start();
  }

  static async resume(saved: Saved, options: LocalOptions): Promise<LocalTable> {
    const {setup, record, sealed = [], news = []} = saved;
    const table = new LocalTable(setup, options);
    table.kept = saved;
    news.forEach((since, seat) => (table.news[seat] = since));
    await table.engine.ask(MATCH, 'load', {record});
    table.recorded = record.length;
    for (const [seat, move] of sealed) await table.declare(seat, move, 'en');
    return table.start();
  }

  private async start(): Promise<this> {
    await this.look();
    // With several people nobody's hand shows before its owner has sat down.
    if (this.people.length > 1 && this.options.only === undefined && !this.scene.finished) {
      await this.seatFor(this.nextPerson() ?? this.seat);
    }
    await this.keep(this.scene.finished);
    void this.goOn();
    return this;
  }

  get people(): Seat[] {
    return peopleOf(this.setup);
  }
  get mayAsk(): boolean {
    return this.scene.finished || this.people.length < 2;
  }

  watch(told: () => void): () => void {
    this.watchers.add(told);
    return () => this.watchers.delete(told);
  }
  private tell(): void {
    for (const told of this.watchers) told();
  }

  // Makes the scene anew: what the one before the screen sees. What was heard before is not asked
  // for again.
  private async look(): Promise<void> {
    const {seat} = this;
    const lang = this.options.language;
    const known = this.heard.seat === seat && this.heard.lang === lang ? this.heard.events : [];
    const you = this.people.includes(seat) ? seat : undefined;
    const asked = {
      seat,
      from: known.length,
      lang,
      links: true as const,
      person: true,
      ...(you === undefined && {named: true}),
    };
    const scene = await this.engine.ask(MATCH, 'scene', asked);
    if (this.closed) return;
    const events = [...known, ...scene.events];
    this.heard = {seat, lang, events};
    if (this.declarer === seat) {
      this.news[seat] = events.length;
      if (this.kept !== undefined) this.write(this.kept);
    }
    this.declarer = undefined;
    this.scene = {
      ...scene,
      setup: this.setup,
      seat,
      you,
      legal: this.asBefore(seat, you === undefined ? [] : scene.legal), // no one decides for a bot
      events,
      news: this.news[seat]!,
      curtain: this.curtain,
      thinking: this.thinking,
    };
    this.tell();
  }
  // The scene without another look: the match stands where it stood.
  private show(change: Partial<Scene>): void {
    this.scene = {...this.scene, ...change};
    this.tell();
  }

  // The same list where nothing has changed: others may seal their answers while one is at it, and
  // what is staged stays.
  private asBefore(seat: Seat, legal: Choice[]): Choice[] {
    const before = this.scene?.seat === seat && !this.decided ? this.scene.legal : []; // none at first
    this.decided = false;
    const same = before.length === legal.length && legal.every(({move}, i) => move === before[i]!.move);
    return same ? before : legal;
  }

  private async keep(finished: boolean): Promise<void> {
    if (this.options.keepAs === undefined) return;
    const {record} = await this.engine.ask(MATCH, 'record', {});
    const goesOn = record.length > this.recorded;
    if (goesOn) this.sealed.clear();
    this.recorded = record.length;
    const {keepAs: id} = this.options;
    const when = goesOn || this.kept === undefined ? Date.now() : this.kept.when;
    this.write({id, setup: this.setup, record, sealed: [...this.sealed], finished, when});
  }
  private write(game: Saved): void {
    this.kept = {...game, news: this.news};
    save(this.kept);
  }

  // Says whether the game is over.
  private async declare(seat: Seat, move: string, lang: Language): Promise<boolean> {
    const {finished} = await this.engine.ask(MATCH, 'play', {seat, move, lang});
    this.sealed.set(seat, move);
    return finished;
  }

  // What was decided is kept before it is seen; both are asked for at once.
  private async keepAndLook(finished: boolean): Promise<void> {
    await Promise.all([this.keep(finished), this.look()]);
  }

  // Lets the bots decide, and then asks the next person to the screen.
  private async goOn(): Promise<void> {
    if (this.going) return; // a person may decide while bots think
    this.going = true;
    try {
      while (!this.closed) {
        const bot = this.scene.deciders.find((seat) => this.setup.players[seat]!.who === 'bot');
        if (bot === undefined) break;
        await this.letThink(bot);
      }
      if (!this.closed) await this.passOn();
    } catch (error) {
      this.thinking = undefined;
      this.show({thinking: undefined, trouble: (error as Error).message});
    }
    this.going = false;
  }

  private async letThink(seat: Seat): Promise<void> {
    this.thinking = seat;
    this.show({thinking: seat});
    const {view} = await this.engine.ask(MATCH, 'view', {seat, lang: 'en'});
    const level = this.setup.players[seat]!.level ?? 'medium';
    const seed = this.setup.seed ?? newSeed();
    const [{move}] = await Promise.all([
      this.thinker.ask(MATCH, 'bot', {
        game: this.setup.game,
        view,
        seat,
        bot: level,
        seed: seed + this.scene.decisions,
        edition: this.setup.edition,
      }),
      pause(this.options.hurry() ? 0 : LEAST_THOUGHT),
    ]);
    await this.held;
    if (this.closed) return;
    const finished = await this.declare(seat, move, 'en');
    this.thinking = undefined;
    await this.keepAndLook(finished);
  }

  private nextPerson(): Seat | undefined {
    return this.scene.deciders.find((seat) => this.people.includes(seat));
  }
  // This person takes the seat before the screen, behind a curtain.
  private async seatFor(person: Seat): Promise<void> {
    this.seat = person;
    this.curtain = person;
    await this.look();
  }
  // Where another person is to decide, that one is next.
  private async passOn(): Promise<void> {
    const next = this.nextPerson();
    if (this.options.only !== undefined || next === undefined) return;
    if (!this.scene.deciders.includes(this.seat)) await this.seatFor(next);
  }

  hold(shown: Promise<void>): void {
    this.held = shown;
  }

  raiseCurtain(): void {
    this.curtain = undefined;
    this.show({curtain: undefined});
  }

  async play(move: string): Promise<void> {
    const {seat} = this;
    const finished = await this.change(this.declare(seat, move, this.options.language));
    this.declarer = seat;
    await this.keepAndLook(finished);
    void this.goOn();
  }

  // Until it is done nothing else can be decided: a second click does nothing.
  private async change<T>(done: Promise<T>): Promise<T> {
    this.show({busy: true});
    try {
      const answer = await done;
      this.decided = true;
      return answer;
    } catch (refusal) {
      this.show({busy: false});
      throw refusal;
    }
  }

  async playFor(seat: Seat, move: string): Promise<void> {
    await this.declare(seat, move, 'en');
    await this.look();
  }

  async undo(): Promise<void> {
    const lang = this.options.language;
    const {finished} = await this.change(this.engine.ask(MATCH, 'undo', {seat: this.seat, lang}));
    this.sealed.delete(this.seat);
    await this.keepAndLook(finished);
  }

  preview(move: string): Promise<Foretold> {
    return this.engine.ask(MATCH, 'preview', {seat: this.seat, move, lang: this.options.language});
  }

  advise(): Promise<Advice> {
    return adviceOn(this.engine, this.thinker, MATCH, this.setup, this.seat, this.options.language);
  }

  course(): Promise<{course: Decided[]; points: number[]}> {
    return this.engine.ask(MATCH, 'course', {seat: this.seat});
  }
  async record(): Promise<RecordLine[]> {
    return (await this.engine.ask(MATCH, 'record', {})).record;
  }
  async lookBack(first: number, last: number): Promise<Sights> {
    const [record, {course}] = await Promise.all([this.record(), this.course()]);
    return sightsAround(this.engine, {record, course}, [first, last], this.seat, this.options.language);
  }

  get when(): Date {
    return new Date(this.kept?.when ?? Date.now());
  }
  review(): Promise<Review> {
    return (this.reviewed ??= Promise.all([this.record(), this.course()]).then(
      ([record, {course}]) =>
        new Review(this.thinker, this.options.keepAs ?? '', {record, course, people: this.people}),
    ));
  }
  async playOn(at: number): Promise<string> {
    return branch(this.engine, OTHER, this.setup, await this.record(), at);
  }

  setLanguage(language: Language): void {
    if (language === this.options.language) return;
    this.options.language = language;
    void this.look();
  }

  close(): void {
    this.closed = true;
    void this.reviewed?.then((review) => review.stop());
    this.engine.close();
    this.thinker.close();
    this.options.left?.();
  }
}
