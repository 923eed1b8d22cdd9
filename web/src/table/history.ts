// A game that is looked at again, decision by decision.
import {Engine} from '@page/engine/engine';
import type {Decided, Language, LoggedEvent, RecordLine, Seat, Summary, View} from '@page/engine/protocol';
import {onlyPerson} from '@page/persons';
import {adviceOn} from './advice';
import {sightsAround, type Sights} from './look_back';
import {findSaved, newId, save, type Saved} from './saved';
import type {Advice, Setup} from './table';

const MATCH = 0;

export interface Moment {
  at: number;
  view: View;
  seat: Seat; // from where one looks
  you?: Seat; // who is addressed: the only person at the table
  summary: Summary;
  events: LoggedEvent[];
}

export class History {
  private readonly engine: Engine;
  private readonly thinker: Engine;
  course: Decided[] = [];
  points: number[] = [];
  finished = false;

  private constructor(private readonly saved: Saved) {
    this.engine = new Engine(saved.setup.game);
    this.thinker = new Engine(saved.setup.game);
  }

  static async open(id: string): Promise<History> {
    const saved = findSaved(id);
    if (saved === undefined) throw new Error(id);
    const history = new History(saved);
    const {finished} = await history.engine.ask(MATCH, 'load', {record: saved.record});
    history.finished = finished;
    const {course, points} = await history.engine.ask(MATCH, 'course', history.listener);
    history.course = course;
    history.points = points;
    return history;
  }

  get setup(): Setup {
    return this.saved.setup;
  }
  get record(): RecordLine[] {
    return this.saved.record;
  }

  private get people(): Seat[] {
    return this.saved.setup.players.flatMap(({who}, seat) => (who === 'bot' ? [] : [seat]));
  }
  // Secrets are told after the end; before it, to the only person at the table.
  get alone(): boolean {
    return this.finished || this.people.length === 1;
  }
  private get seat(): Seat {
    return this.people[0] ?? 0;
  }
  private get listener(): {seat?: Seat} {
    return this.alone ? {seat: this.seat} : {};
  }

  async moment(at: number, lang: Language): Promise<Moment> {
    const summary = await this.engine.ask(MATCH, 'load', {record: this.record, decisions: at});
    const {seat, listener} = this;
    const you = onlyPerson(this.setup.players);
    const [{view}, {events}] = await Promise.all([
      this.finished
        ? this.engine.ask(MATCH, 'position', {}).then(({position}) => ({view: position}))
        : this.engine.ask(MATCH, 'view', {...listener, lang, person: true}),
      this.engine.ask(MATCH, 'events', {
        ...listener,
        from: 0,
        lang,
        links: true,
        ...(you === undefined && {named: true}),
      }),
    ]);
    return {at, view, seat, you, summary, events};
  }

  // A table of its own, from after so many decisions on; its id.
  async playOn(at: number): Promise<string> {
    const [, {record}] = await Promise.all([
      this.engine.ask(MATCH, 'load', {record: this.record, decisions: at}),
      this.engine.ask(MATCH, 'record', {}),
    ]);
    const id = newId();
    save({id, setup: this.setup, record, finished: false, when: Date.now()});
    return id;
  }

  // How many decisions had been made when this event was told.
  decisionOf(event: number): number {
    return this.course.filter(({events}) => events <= event).length;
  }

  lookBack(first: number, last: number, lang: Language): Promise<Sights> {
    return sightsAround(this.engine, this, [first, last], this.seat, lang);
  }

  // What a bot would have done at the moment that was asked for last.
  advise(seat: Seat, lang: Language): Promise<Advice> {
    return adviceOn(this.engine, this.thinker, MATCH, this.setup, seat, lang);
  }

  close(): void {
    this.engine.close();
    this.thinker.close();
  }
}
