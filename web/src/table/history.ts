// A game that is looked at again, decision by decision.
import {Engine} from '@page/engine/engine';
import type {Decided, Language, RecordLine, Seat, Summary, Told, View} from '@page/engine/protocol';
import {adviceOn} from './advice';
import type {Saved} from './saved';
import type {Advice} from './table';

const MATCH = 0;

export interface Moment {
  at: number;
  view: View;
  seat: Seat; // from where one looks
  summary: Summary;
  events: Told[];
  record: RecordLine[];
}

export class History {
  private readonly engine: Engine;
  private readonly thinker: Engine;
  course: Decided[] = [];
  points: number[] = [];
  finished = false;

  constructor(readonly saved: Saved) {
    this.engine = new Engine(saved.setup.game);
    this.thinker = new Engine(saved.setup.game);
  }

  async open(): Promise<this> {
    const {finished} = await this.engine.ask(MATCH, 'load', {record: this.saved.record});
    this.finished = finished;
    const {course, points} = await this.engine.ask(MATCH, 'course', this.listener);
    this.course = course;
    this.points = points;
    return this;
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
    const summary = await this.engine.ask(MATCH, 'load', {record: this.saved.record, decisions: at});
    const {seat, listener} = this;
    const [{view}, {events}, {record}] = await Promise.all([
      this.finished
        ? this.engine.ask(MATCH, 'position', {}).then(({position}) => ({view: position}))
        : this.engine.ask(MATCH, 'view', {...listener, lang, person: true}),
      this.engine.ask(MATCH, 'events', {...listener, from: 0, lang, links: true}),
      this.engine.ask(MATCH, 'record', {}),
    ]);
    return {at, view, seat, summary, events, record};
  }

  // How many decisions had been made when this event was told.
  decisionOf(event: number): number {
    return this.course.filter(({events}) => events <= event).length;
  }

  // What a bot would have done at the moment that was asked for last.
  advise(seat: Seat, lang: Language): Promise<Advice> {
    return adviceOn(this.engine, this.thinker, MATCH, this.saved.setup, seat, lang);
  }

  close(): void {
    this.engine.close();
    this.thinker.close();
  }
}
