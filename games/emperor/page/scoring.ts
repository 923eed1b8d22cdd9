// A policy that is scored, and the final scoring in its seven steps.
import type {LoggedEvent, Seat, View} from '@page/engine/protocol';
import type {Area, Cell, Reason, Scoring, Scorings, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {tieAtTop, type Tie} from '@page/ui/ties';
import {listed, personName, personOf, spread, sum, type Counts} from './reading';

type Told = LoggedEvent['event'];

// What a policy does, after it was chosen.
const OF_POLICY = [
  'showed-for',
  'showed-nothing',
  'battled',
  'scored',
  'paid-cubes',
  'removed-tiles',
  'drew-tribute',
  'returned-discs',
];
const isOfPolicy = ({kind, what}: Told): boolean =>
  OF_POLICY.includes(kind) || (kind === 'gained' && (what === 'gold' || what === 'trust'));

// In the final scoring nobody chooses.
function spans(events: LoggedEvent[]): Span[] {
  const found: Span[] = [];
  let chosen: LoggedEvent[] | undefined;
  let end: LoggedEvent[] | undefined;
  const close = () => {
    if (chosen?.some(({event}) => event.kind === 'scored')) found.push({name: 'policy', events: chosen});
    chosen = undefined;
  };
  for (const one of events) {
    const {kind} = one.event;
    const again = kind === 'scored' && chosen?.some(({event}) => event.kind === 'scored');
    if (kind === 'chose-policy') {
      close();
      chosen = [one];
    } else if (chosen !== undefined && isOfPolicy(one.event) && !again) {
      chosen.push(one);
    } else {
      close();
      if (end === undefined && ['showed-for', 'showed-nothing', 'scored', 'final-step'].includes(kind)) end = [];
      end?.push(one);
      if (kind === 'ended') {
        found.push({name: 'end', events: end ?? [one]});
        end = undefined;
      }
    }
  }
  close();
  return found;
}

const title = ({name, events}: Span, {say}: Area): string =>
  say(`page.scored.${name}`, {policy: say(`policy.${events[0]!.event.policy}`)});

const wallOf = ({tower = 0, wall = 0}: Counts): number => 2 * Math.min(tower, wall) + (tower === wall ? 0 : 1);

// What a side counts of a player's: a number of points, and the words for it. The numbers are those
// of the edition; nothing is said where things had changed before one could look.
function counted(area: Area, side: string, view: View, seat: Seat): [number, string] | undefined {
  const {say, edition} = area;
  const {tiles, cubes} = view.players[seat] as {tiles: Counts; cubes: number};
  const numbers = edition.policies.value[side];
  const {canal = 0, book = 0} = tiles;
  switch (side) {
    case 'centralization':
      return [cubes * numbers.per_cube, say('page.scored.cubes', {n: cubes})];
    case 'decentralization': {
      const wide = (view.policies as {side: string}[]).some((policy) => policy.side === 'extravagance');
      const n = (tiles.land ?? 0) + (wide ? canal : 0);
      return [n * numbers.per_land, say('page.scored.lands', {n, each: numbers.per_land})];
    }
    case 'legalism':
    case 'confucianism': {
      const tile = side === 'legalism' ? 'legalist' : 'confucian';
      const n = tiles[tile] ?? 0;
      return [numbers.by_tiles[Math.min(n, 3)], say('page.scored.tiles', {n, tile: say(`tile.${tile}`)})];
    }
    case 'extravagance': {
      const [each, wall] = [numbers.per_canal, wallOf(tiles)];
      return [canal * each + wall * numbers.per_length, say('page.scored.wall', {n: canal, each, wall})];
    }
    case 'book-burning':
      return [book === 0 ? numbers.without_books : 0, book === 0 ? say('page.scored.noBook') : ''];
    case 'book-preservation':
      return [book * numbers.per_book, say('page.scored.books', {n: book, each: numbers.per_book})];
    case 'tour':
    case 'parade': {
      const counts = [1, 2, 3, 4, 5].map((kind) => tiles[`carriage-${kind}`] ?? 0);
      const all = counts.reduce((n, one) => n + one, 0);
      const more: number =
        side === 'tour'
          ? numbers.by_kinds[counts.filter((n) => n > 0).length]
          : counts.reduce((points, n) => points + numbers.by_alike[Math.min(n, 5)], 0);
      return [all * numbers.each + more, say('page.scored.carriages', {n: all, more})];
    }
    default:
      return undefined;
  }
}

// What a battle counts of a player's, with the persons shown.
function defence(area: Area, side: string, view: View, seat: Seat, persons: string[]): [number, string] {
  const {say, edition} = area;
  const {per_length: each, per_cube: perCube} = edition.policies.value[side];
  const {tiles, cubes} = view.players[seat] as {tiles: Counts; cubes: number};
  const wall = wallOf(tiles);
  const ofPerson = (id: string) => Number(personOf(area, id).traits.defence ?? 0);
  const parts = [
    say('page.scored.length', {wall, each}),
    ...(perCube > 0 ? [say('page.scored.cubes', {n: cubes * perCube})] : []),
    ...persons.map((id) => `${personName(area, id)}: ${ofPerson(id)}`),
  ];
  const value = wall * each + cubes * perCube + persons.reduce((all, id) => all + ofPerson(id), 0);
  return [value, listed(area, parts)];
}

// What was shown for the policy, and how a battle went.
function shown(area: Area, side: string, events: Told[], seat: Seat, points: number): string | undefined {
  const {say, edition} = area;
  const own = events.filter((event) => event.seat === seat);
  const persons = own.filter(({kind}) => kind === 'showed-for').map(({person}) => person as string);
  const battle = own.find(({kind}) => kind === 'battled');
  if (battle !== undefined) {
    const {strength, defence} = battle as Told & Record<'strength' | 'defence', number>;
    return battle.won
      ? say('page.scored.won', {strength, extra: points - strength})
      : say('page.scored.lost', {defence});
  }
  if (persons.length === 0) return undefined;
  if (side !== 'lineage')
    return listed(
      area,
      persons.map((id) => personName(area, id)),
    );
  return say('page.scored.relatives', {n: persons.length, each: edition.policies.value.lineage.per_relative});
}

// All that one side brings: what it is measured by, its points, and what follows from them.
function sideReasons(area: Area, events: Told[], before: View, name: string): Reason[] {
  const {say, names} = area;
  const scored = events.find(({kind}) => kind === 'scored')!;
  const side = scored.policy as string;
  const perSeat = (tell: (seat: Seat) => Cell | undefined) => names.map((_, seat) => tell(seat));
  const reasons: Reason[] = [];
  const battles = events.filter(({kind}) => kind === 'battled');
  if (battles.length > 0) {
    const {strength} = battles[0]! as Told & {strength: number};
    reasons.push({
      name: say('page.scored.battle', {policy: name, strength}),
      measured: true,
      cells: perSeat((seat) => {
        const own = battles.find((battle) => battle.seat === seat);
        const persons = events.filter((event) => event.kind === 'showed-for' && event.seat === seat);
        const how = defence(
          area,
          side,
          before,
          seat,
          persons.map(({person}) => person as string),
        );
        return own && {value: own.defence as number, how: how[0] === own.defence ? how[1] : undefined};
      }),
    });
  }
  reasons.push({
    name,
    cells: perSeat((seat) => {
      const value = (scored.points as number[])[seat]!;
      const count = counted(area, side, before, seat);
      const how =
        count === undefined ? shown(area, side, events, seat, value) : count[0] === value ? count[1] : undefined;
      return {value, how: how || undefined, at: `policy:${side}`};
    }),
  });
  for (const what of ['trust', 'gold']) {
    const gains = events.filter((event) => event.kind === 'gained' && event.what === what);
    if (gains.length === 0) continue;
    const amount = (seat: Seat) => gains.find((gain) => gain.seat === seat)?.amount as number | undefined;
    reasons.push({
      name: say(`source.${what}`),
      measured: true,
      cells: perSeat((seat) => (amount(seat) === undefined ? undefined : {value: amount(seat)!})),
    });
  }
  const paid = events.filter(({kind}) => kind === 'paid-cubes');
  const sumOf = (seat: Seat, key: string) =>
    paid.filter((one) => one.seat === seat).reduce((all, one) => all + (one[key] as number), 0);
  if (paid.length > 0) {
    reasons.push({
      name: say('page.scored.paid'),
      measured: true,
      cells: perSeat((seat) => ({value: sumOf(seat, 'cubes')})),
    });
  }
  if (paid.some(({points_lost}) => points_lost !== 0)) {
    reasons.push({
      name: say('page.scored.missing'),
      cells: perSeat((seat) => (sumOf(seat, 'points_lost') === 0 ? undefined : {value: -sumOf(seat, 'points_lost')})),
    });
  }
  return reasons;
}

// The policies of the final scoring, each with what it brought.
function sidesOf(events: Told[]): Told[][] {
  const sides: Told[][] = [[]];
  for (const event of events) {
    const last = sides.at(-1)!;
    const begins = ['showed-for', 'showed-nothing', 'battled', 'scored'].includes(event.kind);
    if (begins && last.some(({kind}) => kind === 'scored')) sides.push([event]);
    else last.push(event);
  }
  return sides.filter((side) => side.some(({kind}) => kind === 'scored'));
}

const handOf = ({open, covered}: any): string[] => [
  ...spread(open),
  ...covered.flatMap(({person}: {person: string | null}) => (person === null ? [] : [person])),
];

function howAtEnd(area: Area, source: string, view: View, seat: Seat): string | undefined {
  const {say} = area;
  const player = view.players[seat];
  switch (source) {
    case 'trust':
      return say('page.scored.half', {n: player.trust});
    case 'palace':
      return say('page.scored.level', {n: player.palace});
    case 'gold':
      return say('page.scored.gold', {n: player.gold});
    case 'persons': {
      const lasting = handOf(player).filter((id) =>
        Object.keys(personOf(area, id).traits).some((trait) => trait.startsWith('end_')),
      );
      return (
        listed(
          area,
          lasting.map((id) => personName(area, id)),
        ) || undefined
      );
    }
    case 'treasures': {
      const own = Object.entries(view.treasures).filter(([, holder]) => holder === seat);
      return (
        listed(
          area,
          own.map(([id]) => say(`treasure.${id}`)),
        ) || undefined
      );
    }
    default:
      return say('page.scored.tributes', {n: sum(player.tributes)});
  }
}

// More persons, then the highest power, then the smaller order tile.
function whyAhead(area: Area, view: View, {winners, others}: Tie): string {
  const {say, names} = area;
  const highest = (seat: Seat) =>
    Math.max(
      0,
      ...handOf(view.players[seat]).map((id) => {
        const {power, traits} = personOf(area, id);
        return power + (traits.power_from_cubes ? view.players[seat].cubes : 0);
      }),
    );
  const measures: [string, (seat: Seat) => number][] = [
    ['persons', (seat) => handOf(view.players[seat]).length],
    ['power', highest],
    ['order', (seat) => view.players[seat].order],
  ];
  const [winner] = winners;
  const [by, measure] = measures.find(([, of]) => others.some((seat) => of(seat) !== of(winner!))) ?? measures[2]!;
  const behind = others.map((seat) => `${names[seat]} ${measure(seat)}`);
  return say(`page.scored.${by}`, {n: measure(winner!), others: listed(area, behind)});
}

function finale(span: Span, {before, after, standing}: Sights, area: Area): Scoring {
  const {say, names} = area;
  const events = span.events.map(({event}) => event);
  const step = (n: number, name: string) => say('page.scored.step', {n, name});
  const policies = sidesOf(events.filter(isOfPolicy)).flatMap((side) => {
    const {policy} = side.find(({kind}) => kind === 'scored')!;
    return sideReasons(area, side, before, step(1, say(`policy.${policy}`)));
  });
  const rest = events
    .filter(({kind}) => kind === 'final-step')
    .map(({source, points}, i): Reason => {
      const cells = names.map((_, seat) => ({
        value: (points as number[])[seat]!,
        how: howAtEnd(area, source as string, after, seat),
      }));
      return {name: step(i + 2, say(`source.${source}`)), cells};
    });
  const tie = tieAtTop(standing);
  const notes =
    tie === undefined || tie.others.length === 0
      ? []
      : [
          say('page.scored.tie', {
            names: names[tie.winners[0]!]!,
            points: standing[tie.winners[0]!]!.points,
            why: whyAhead(area, after, tie),
          }),
        ];
  return {title: title(span, area), reasons: [...policies, ...rest], notes};
}

function table(span: Span, sights: Sights, area: Area): Scoring {
  if (span.name === 'end') return finale(span, sights, area);
  const events = span.events.map(({event}) => event);
  const name = area.say(`policy.${events[0]!.policy}`);
  return {title: title(span, area), reasons: sideReasons(area, events, sights.before, name), notes: []};
}

export const scorings: Scorings = {spans, title, table};
