// What the cards say that something would score is what the engine scores for it.
import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {ask, recordOf} from './native';

// Outside this package: not by `import`.
const outside = createRequire(import.meta.url);
const {allianceWorth, houseWorth}: typeof import('../../games/china/page/worth') =
  outside('../../games/china/page/worth');
const {asksToShow, defenceOf, knownOf, worthAtEnd, worthNow, worthOf}: typeof import('../../games/emperor/page/worth') =
  outside('../../games/emperor/page/worth');
const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8'));

test('china: houses and alliances', () => {
  const edition = read('games/china/edition.json');
  let scored = 0;
  for (const seats of [3, 4, 5]) {
    const record = recordOf('china', seats, 'greedy', {fortress: 'on'});
    const [, {events}, {position}] = ask([{do: 'load', record}, {do: 'events', from: 0, lang: 'en'}, {do: 'position'}]);
    const area: any = {view: position, edition};
    for (const {event} of events) {
      const {kind, points, state, alliance} = event;
      if (kind !== 'scored' && kind !== 'allied') continue;
      // Houses and emissaries stay where they are: at the end it is worth the same.
      const worth = kind === 'scored' ? houseWorth(area, state) : allianceWorth(area, alliance);
      expect(worth, `${kind} ${state ?? alliance}`).toEqual(points.slice(0, seats));
      ++scored;
    }
  }
  expect(scored).toBeGreaterThan(20);
});

// The position before the decision by which an event came, and whether it is the first there that scores.
function positionsBefore(
  record: object[],
  wanted: (event: any) => boolean,
): {event: any; told: any[]; position: any}[] {
  const [, {events}, {course}] = ask([{do: 'load', record}, {do: 'events', from: 0, lang: 'en'}, {do: 'course'}]);
  const told: any[] = events.map((one: any) => one.event);
  const found = told.flatMap((event, number) => {
    if (!wanted(event)) return [];
    const decision = course.findLastIndex((one: any) => one.events <= number);
    const inDecision = told.slice(course[decision].events, number);
    return inDecision.some(wanted) ? [] : [{event, told: inDecision, decision}];
  });
  const asked = found.flatMap(({decision}) => [{do: 'load', record, decisions: decision}, {do: 'position'}]);
  const answers = ask(asked);
  return found.map(({event, told}, i) => ({event, told, position: answers[2 * i + 1].position}));
}

test('emperor: policies, and what persons bring at the end', () => {
  const edition = read('games/emperor/edition.json');
  const say = (key: string) => key;
  const seen = new Set<string>();
  for (const [seats, seed] of [3, 4, 5].flatMap((n) => [1, 2, 3].map((seed) => [n, seed] as const))) {
    const record = recordOf('emperor', seats, 'greedy', {}, seed);
    const before = positionsBefore(record, ({kind}) => kind === 'scored');
    for (const {event, told, position} of before) {
      const area: any = {view: position, edition, say};
      const side = event.policy as string;
      for (let seat = 0; seat < seats; ++seat) {
        const own = told.filter((one) => one.seat === seat);
        const persons = own.flatMap(({kind, person}) => (kind === 'showed-for' ? [person] : []));
        const points = event.points[seat];
        expect(worthOf(area, side, position, seat, persons)?.[0], `${side}, seat ${seat}`).toBe(points);
        const battle = own.find(({kind}) => kind === 'battled');
        if (battle) expect(defenceOf(area, side, position, seat, persons)[0]).toBe(battle.defence);
        // Nobody has to show the best.
        const best = worthNow(area, side, seat)![0];
        if (asksToShow(side)) expect(best, `${side}, seat ${seat}`).toBeGreaterThanOrEqual(points);
        else expect(best).toBe(points);
      }
      seen.add(side);
    }
    const [, {position}, {events}] = ask([{do: 'load', record}, {do: 'position'}, {do: 'events', from: 0, lang: 'en'}]);
    const area: any = {view: position, edition, say};
    const last = events.map((one: any) => one.event).find((one: any) => one.source === 'persons');
    for (let seat = 0; seat < seats; ++seat) {
      const worth = knownOf(position, seat).reduce((all, id) => all + worthAtEnd(area, position, seat, id), 0);
      expect(worth, `persons, seat ${seat}`).toBe(last?.points[seat] ?? 0);
    }
  }
  // Frugality scores nothing.
  expect([...seen].sort()).toEqual(
    Object.keys(edition.policies.value)
      .filter((side) => side !== 'frugality')
      .sort(),
  );
});
