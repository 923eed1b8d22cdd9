// What a seat saw before and after some events: earlier positions of a match, from its record.
import type {Engine} from '@page/engine/engine';
import type {Decided, Language, Place, RecordLine, Seat, View} from '@page/engine/protocol';

// A match of its own, so that the one that is played stays where it is.
const EARLIER = 1;

export interface Sights {
  before: View;
  after: View;
  standing: Place[]; // after
}

async function sightAfter(engine: Engine, record: RecordLine[], decisions: number, seat: Seat, lang: Language) {
  const [, sight] = await Promise.all([
    engine.ask(EARLIER, 'load', {record, decisions}),
    engine.ask(EARLIER, 'view', {seat, lang, person: true}),
  ]);
  return sight;
}

// From the decision that led to the event `first` to the one that led to `last`.
export async function sightsAround(
  engine: Engine,
  {record, course}: {record: RecordLine[]; course: Decided[]},
  [first, last]: [number, number],
  seat: Seat,
  lang: Language,
): Promise<Sights> {
  const until = (event: number) => course.filter(({events}) => events <= event).length;
  const before = await sightAfter(engine, record, Math.max(0, until(first) - 1), seat, lang);
  const after = await sightAfter(engine, record, until(last), seat, lang);
  return {before: before.view, after: after.view, standing: after.standing};
}
