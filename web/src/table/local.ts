// A table in this browser: the match runs in one Worker, the bots think in another, so that the
// page can ask about the match meanwhile. Every decision is kept at once.
import {Engine} from '@page/engine/engine';
import type {Choice, Decided, Language, RecordLine, Seat, Summary, Told} from '@page/engine/protocol';
import {save, type Saved} from './saved';
import {newSeed} from './seed';
import {adviceOn} from './advice';
import type {Advice, Scene, Setup, Table} from './table';

const MATCH = 0;
// A bot that answers at once would be hard to follow.
const LEAST_THOUGHT = 450;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface LocalOptions {
  language: Language;
  hurry: () => boolean; // no pauses
  position?: unknown; // begin here
  keepAs?: string; // the name under which the game is kept
  only?: Seat; // a lesson: one person learns, the others do as they are told
}

export class LocalTable implements Table {
  scene: Scene | undefined;
  private readonly engine: Engine;
  private readonly thinker: Engine;
  private readonly watchers = new Set<() => void>();
  private summary!: Summary;
  private seat: Seat;
  private curtain: Seat | undefined;
  private thinking: Seat | undefined;
  private heard: {seat: Seat; lang: Language; events: Told[]} = {seat: -1, lang: 'en', events: []};
  private readonly news: number[];
  private readonly sealed = new Map<Seat, string>(); // answers that the record does not have yet
  private recorded = 0; // lines of the record
  private going = false;
  private decided = false; // since the last look
  private closed = false;

  private constructor(
    readonly setup: Setup,
    private readonly options: LocalOptions,
  ) {
    this.engine = new Engine(setup.game);
    this.thinker = new Engine(setup.game);
    this.seat = options.only ?? this.people[0] ?? 0;
    this.news = setup.players.map(() => 0);
  }

  static async begin(setup: Setup, options: LocalOptions): Promise<LocalTable> {
    const table = new LocalTable(setup, options);
    const players = setup.players.map(({name}) => name);
    const {game, seed} = setup;
    table.summary =
      options.position !== undefined
        ? await table.engine.ask(MATCH, 'position', {game, position: options.position, seed, players})
        : await table.engine.ask(MATCH, 'new', {
            game,
            seats: players.length,
            players,
            seed,
            options: setup.options,
            edition: setup.edition,
          });
    return table.start();
  }

  static async resume({setup, record, sealed = []}: Saved, options: LocalOptions): Promise<LocalTable> {
    const table = new LocalTable(setup, options);
    table.summary = await table.engine.ask(MATCH, 'load', {record});
    table.recorded = record.length;
    for (const [seat, move] of sealed) table.summary = await table.declare(seat, move, 'en');
    return table.start();
  }

  private async start(): Promise<this> {
    // With several people nobody's hand shows before its owner has sat down.
    if (this.people.length > 1 && this.options.only === undefined && !this.summary.finished) {
      this.seat = this.summary.deciders.find((seat) => this.people.includes(seat)) ?? this.seat;
      this.curtain = this.seat;
    }
    await this.look();
    await this.keep();
    void this.goOn();
    return this;
  }

  get people(): Seat[] {
    return this.setup.players.flatMap(({who}, seat) => (who === 'bot' ? [] : [seat]));
  }
  get mayAsk(): boolean {
    return this.summary.finished || this.people.length < 2;
  }

  watch(told: () => void): () => void {
    this.watchers.add(told);
    return () => this.watchers.delete(told);
  }
  private tell(): void {
    for (const told of this.watchers) told();
  }

  // Makes the scene anew: what the one before the screen sees.
  private async look(): Promise<void> {
    const {seat} = this;
    const lang = this.options.language;
    const [{view, prompt, standing}, {legal}, events] = await Promise.all([
      this.engine.ask(MATCH, 'view', {seat, lang, person: true}),
      this.engine.ask(MATCH, 'legal', {seat}),
      this.hear(),
    ]);
    if (this.closed) return;
    const {deciders, finished, decisions} = this.summary;
    this.scene = {
      setup: this.setup,
      seat,
      view,
      prompt,
      deciders,
      legal: this.asBefore(seat, this.people.includes(seat) ? legal : []), // no one decides for a bot
      standing,
      finished,
      decisions,
      events,
      news: this.news[seat]!,
      curtain: this.curtain,
      thinking: this.thinking,
    };
    this.tell();
  }

  // The same list where nothing has changed: others may seal their answers while one is at it, and
  // what is staged stays.
  private asBefore(seat: Seat, legal: Choice[]): Choice[] {
    const before = this.scene?.seat === seat && !this.decided ? this.scene.legal : [];
    this.decided = false;
    const same = before.length === legal.length && legal.every(({move}, i) => move === before[i]!.move);
    return same ? before : legal;
  }

  // What the one before the screen has heard; what was heard before is not asked for again.
  private async hear(): Promise<Told[]> {
    const {seat} = this;
    const lang = this.options.language;
    const known = this.heard.seat === seat && this.heard.lang === lang ? this.heard.events : [];
    const {events} = await this.engine.ask(MATCH, 'events', {seat, from: known.length, lang, links: true});
    this.heard = {seat, lang, events: [...known, ...events]};
    return this.heard.events;
  }

  private async keep(): Promise<void> {
    if (this.options.keepAs === undefined) return;
    const {record} = await this.engine.ask(MATCH, 'record', {});
    if (record.length > this.recorded) this.sealed.clear();
    this.recorded = record.length;
    const {setup, summary} = this;
    const sealed = [...this.sealed];
    save({id: this.options.keepAs, setup, record, sealed, finished: summary.finished, when: Date.now()});
  }

  private async declare(seat: Seat, move: string, lang: Language): Promise<Summary> {
    const summary = await this.engine.ask(MATCH, 'play', {seat, move, lang});
    this.sealed.set(seat, move);
    return summary;
  }

  // Lets the bots decide, and then asks the next person to the screen.
  private async goOn(): Promise<void> {
    if (this.going) return; // a person may decide while bots think
    this.going = true;
    try {
      while (!this.closed && !this.summary.finished) {
        const bot = this.summary.deciders.find((seat) => this.setup.players[seat]!.who === 'bot');
        if (bot === undefined) break;
        await this.letThink(bot);
      }
      this.thinking = undefined;
      if (!this.closed) await this.passOn();
    } catch (error) {
      this.thinking = undefined;
      if (this.scene !== undefined) this.scene = {...this.scene, trouble: (error as Error).message};
      this.tell();
    }
    this.going = false;
  }

  private async letThink(seat: Seat): Promise<void> {
    this.thinking = seat;
    if (this.scene !== undefined) this.scene = {...this.scene, thinking: seat};
    this.tell();
    const {view} = await this.engine.ask(MATCH, 'view', {seat, lang: 'en'});
    const level = this.setup.players[seat]!.level ?? 'medium';
    const seed = this.setup.seed ?? newSeed();
    const [{move}] = await Promise.all([
      this.thinker.ask(MATCH, 'bot', {
        game: this.setup.game,
        view,
        seat,
        bot: level,
        seed: seed + this.summary.decisions,
        edition: this.setup.edition,
      }),
      pause(this.options.hurry() ? 0 : LEAST_THOUGHT),
    ]);
    if (this.closed) return;
    this.summary = await this.declare(seat, move, 'en');
    await this.keep();
    await this.look();
  }

  // Where another person is to decide, that one takes the seat before the screen.
  private async passOn(): Promise<void> {
    if (this.options.only !== undefined) return this.look();
    const next = this.summary.deciders.find((seat) => this.people.includes(seat));
    if (next !== undefined && next !== this.seat && !this.summary.deciders.includes(this.seat)) {
      this.seat = next;
      this.curtain = next;
    }
    await this.look();
  }

  raiseCurtain(): void {
    this.curtain = undefined;
    if (this.scene !== undefined) this.scene = {...this.scene, curtain: undefined};
    this.tell();
  }

  async play(move: string): Promise<void> {
    const {seat} = this;
    await this.change(this.declare(seat, move, this.options.language));
    this.news[seat] = (await this.hear()).length;
    await this.keep();
    await this.look();
    void this.goOn();
  }

  // Until it is done nothing else can be decided: a second click does nothing.
  private async change(done: Promise<Summary>): Promise<void> {
    this.setBusy(true);
    try {
      this.summary = await done;
      this.decided = true;
    } catch (refusal) {
      this.setBusy(false);
      throw refusal;
    }
  }
  private setBusy(busy: boolean): void {
    if (this.scene !== undefined) this.scene = {...this.scene, busy};
    this.tell();
  }

  // A decision of another seat, as a lesson wants it.
  async playFor(seat: Seat, move: string): Promise<void> {
    this.summary = await this.declare(seat, move, 'en');
    await this.look();
  }

  async undo(): Promise<void> {
    const lang = this.options.language;
    await this.change(this.engine.ask(MATCH, 'undo', {seat: this.seat, lang}));
    this.sealed.delete(this.seat);
    await this.keep();
    await this.look();
  }

  async preview(move: string): Promise<string[]> {
    const {seat} = this;
    const lang = this.options.language;
    return (await this.engine.ask(MATCH, 'preview', {seat, move, lang})).preview;
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

  setLanguage(language: Language): void {
    this.options.language = language;
    void this.look();
  }

  close(): void {
    this.closed = true;
    this.engine.close();
    this.thinker.close();
  }
}
