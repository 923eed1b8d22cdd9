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
const catherine: typeof import('../../games/catherine/page/worth') & typeof import('../../games/catherine/page/model') =
  {...outside('../../games/catherine/page/worth'), ...outside('../../games/catherine/page/model')};
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

// What the events of a run gave: cards (beyond the hand limit a point each), points, levels (beyond the
// top a point each), and the cities built in.
function gained(events: any[]): {cards: number; points: number; favour: number; cities: string[]} {
  const got = {cards: 0, points: 0, favour: 0, cities: [] as string[]};
  for (const {kind, source, points, steps, city} of events) {
    if (kind === 'drew') ++got.cards;
    if (kind === 'scored' && source === 'limit') got.cards += points;
    if (kind === 'scored' && source === 'actions') got.points += points;
    if (kind === 'favoured') got.favour += steps + points;
    if (kind === 'built') got.cities.push(city);
  }
  return got;
}

test('catherine: actions and bonuses', () => {
  const edition = read('games/catherine/edition.json');
  const {bonusOf, cardOf, placesOf, timesOf} = catherine;
  const seen = {action: 0, bonus: 0, house: 0};
  for (const seats of [2, 4]) {
    const record = recordOf('catherine', seats);
    const [, {course}, {events}] = ask([{do: 'load', record}, {do: 'course'}, {do: 'events', from: 0, lang: 'en'}]);
    // Where all begin to run their cards; they are carried out when all have answered.
    const starts = [...course.keys()].filter(
      (i) => /^(run|build|decline)/.test(course[i].move) && !/^(run|build|decline)/.test(course[i - 1].move),
    );
    const places = ask(starts.flatMap((decisions) => [{do: 'load', record, decisions}, {do: 'position'}]));
    for (const [i, start] of starts.entries()) {
      const area: any = {view: places[2 * i + 1].position, edition, names: Array(seats).fill('')};
      const told = events.slice(course[start].events).map(({event}: any) => event);
      for (const [seat, player] of area.view.players.entries()) {
        const ran = told.findIndex((event: any) => event.kind === 'ran' && event.seat === seat);
        const end = told.findIndex(
          (event: any, at: number) => at > ran && (event.seat !== seat || event.kind === 'ran'),
        );
        if (ran < 0 || told[ran].card !== player.row[player.active - 1]) continue;
        const card = cardOf(area, told[ran].card);
        const {action, bonus} = card;
        const got = gained(told.slice(ran + 1, end));
        // A crown in the new city is one level of its own.
        const crown = got.cities.filter(
          (city) => edition.cities.value.find(({id}: any) => id === city).icon === 'crown',
        ).length;
        const wanted = {cards: 0, points: 0, favour: crown};
        const add = (gain: string, n: number) =>
          (wanted[gain === 'points-per-house' ? 'points' : (gain as 'cards')] += n);
        if (action.gain === 'house') expect(placesOf(area, card, player)).toContain(got.cities[0]);
        else add(action.gain, action.amount * timesOf(action, player.owned));
        if (told[ran].bonus) add(bonus!.gain, bonusOf(area, card, player));
        expect({...got, cities: undefined}, `${card.id} of ${seat}`).toEqual({...wanted, cities: undefined});
        ++seen[action.gain === 'house' ? 'house' : 'action'];
        if (told[ran].bonus) ++seen.bonus;
      }
    }
  }
  for (const [kind, n] of Object.entries(seen)) expect(n, kind).toBeGreaterThan(10);
});

test('catherine: cannons, houses, the order and connected houses', () => {
  const edition = read('games/catherine/edition.json');
  const {cannonsAgainst, connectedWorth, housesWorth, orderWorth} = catherine;
  for (const seats of [2, 3, 4]) {
    const record = recordOf('catherine', seats);
    const [, {course}, {events}, {position}] = ask([
      {do: 'load', record},
      {do: 'course'},
      {do: 'events', from: 0, lang: 'en'},
      {do: 'position'},
    ]);
    const scored = (source: string, seat: number, told: any[]) =>
      told.find(({event}: any) => event.kind === 'scored' && event.source === source && event.seat === seat)?.event
        .points ?? 0;
    const last: any = {view: position, edition, names: Array(seats).fill('')};
    for (const [seat, player] of position.players.entries()) {
      expect(connectedWorth(last, player)).toBe(scored('connected', seat, events));
      expect(orderWorth(last, player)).toBe(scored('order', seat, events));
      // Nothing is built after the last decade's houses are scored.
      expect(housesWorth(last, player)).toBe(scored('houses', seat, [...events].reverse()));
    }
    // Cannons are compared at the end of a decade, with the rows of its last round.
    const over = events.findIndex(({event}: any) => event.kind === 'decade-over');
    const decisions = course.findLastIndex(
      (one: any) =>
        one.events <= over &&
        /^(run|build|decline)/.test(one.move) &&
        one.events < events.findIndex(({event}: any) => event.source === 'cannons'),
    );
    const before = ask([{do: 'load', record, decisions}, {do: 'position'}])[1].position;
    const area: any = {view: before, edition, names: Array(seats).fill('')};
    for (const seat of before.players.keys()) {
      const worth = cannonsAgainst(area, seat).reduce((sum, {points}) => sum + points, 0);
      expect(worth, `cannons of ${seat} of ${seats}`).toBe(scored('cannons', seat, events.slice(0, over)));
    }
  }
});
