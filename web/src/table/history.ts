// A game that is looked at again, decision by decision.
import {Engine} from '@page/engine/engine';
import type {
  Decided,
  Language,
  LoggedEvent,
  Place,
  RecordLine,
  Requests,
  Seat,
  Summary,
  View,
} from '@page/engine/protocol';
import {onlyPerson} from '@page/persons';
import {adviceOn} from './advice';
import {branch} from './branch';
import {sightsAround, type Sights} from './look_back';
import {Review} from './review';
import {findSaved, type Saved} from './saved';
import {peopleOf, type Advice, type Setup} from './table';

const MATCH = 0;
const END = 2;

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
  private reviewed: Review | undefined;

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
  get when(): Date {
    return new Date(this.saved.when);
  }
  get record(): RecordLine[] {
    return this.saved.record;
  }

  private get people(): Seat[] {
    return peopleOf(this.setup);
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

  private get you(): Seat | undefined {
    return onlyPerson(this.setup.players);
  }
  private listening(lang: Language): Requests['events'] {
    return {...this.listener, from: 0, lang, links: true, ...(this.you === undefined && {named: true})};
  }

  async moment(at: number, lang: Language): Promise<Moment> {
    const summary = await this.engine.ask(MATCH, 'load', {record: this.record, decisions: at});
    const {seat, listener, you} = this;
    const [{view}, {events}] = await Promise.all([
      this.finished
        ? this.engine.ask(MATCH, 'position', {}).then(({position}) => ({view: position}))
        : this.engine.ask(MATCH, 'view', {...listener, lang, person: true}),
      this.engine.ask(MATCH, 'events', this.listening(lang)),
    ]);
    return {at, view, seat, you, summary, events};
  }

  // How it ended, and all that was told until then. At a table of its own: the moment that is looked
  // at stays where it is.
  async ending(lang: Language): Promise<{standing: Place[]; events: LoggedEvent[]}> {
    const [{standing}, {events}] = await Promise.all([
      this.engine.ask(END, 'load', {record: this.record}),
      this.engine.ask(END, 'events', this.listening(lang)),
    ]);
    return {standing, events};
  }

  // A table of its own, from after so many decisions on; its id.
  playOn(at: number): Promise<string> {
    return branch(this.engine, MATCH, this.setup, this.record, at);
  }

  // Of a finished game.
  review(): Review {
    const {record, course, people} = this;
    return (this.reviewed ??= new Review(this.thinker, this.saved.id, {record, course, people}));
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
    this.reviewed?.stop();
    this.engine.close();
    this.thinker.close();
  }
}
