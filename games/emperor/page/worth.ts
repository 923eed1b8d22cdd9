// What a policy would score as things stand, and what it counts: only to be shown, scoring is the
// engine's. tests/worth.spec.ts holds it to what the engine scores.
import type {Area} from '@page/games';
import type {Seat, View} from '@page/engine/protocol';
import {handOf, listed, personName, personOf, type Counts} from './reading';

// A number, and the words for how it comes about.
export type Counted = [number, string];

const tilesOf = (view: View, seat: Seat): Counts => view.players[seat].tiles;
const shows = (view: View, side: string): boolean => view.policies.some((one: {side: string}) => one.side === side);

export function wallOf(view: View, seat: Seat): number {
  const {tower = 0, wall = 0} = tilesOf(view, seat);
  return 2 * Math.min(tower, wall) + (tower === wall ? 0 : 1);
}

// With the canals, while these count as land.
export function landOf(view: View, seat: Seat): number {
  const {land = 0, canal = 0} = tilesOf(view, seat);
  return land + (shows(view, 'extravagance') ? canal : 0);
}

export function powerOf(area: Area, view: View, seat: Seat, id: string): number {
  const {power, traits} = personOf(area, id);
  return power + (traits.power_from_cubes ? view.players[seat].cubes : 0);
}

const defenceOfPerson = (area: Area, id: string): number => Number(personOf(area, id).traits.defence ?? 0);

// What a battle counts, with the persons shown.
export function defenceOf(area: Area, side: string, view: View, seat: Seat, persons: string[]): Counted {
  const {say, edition} = area;
  const {per_length: each, per_cube: perCube} = edition.policies.value[side];
  const [wall, cubes] = [wallOf(view, seat), view.players[seat].cubes * perCube];
  const parts = [
    say('page.scored.length', {wall, each}),
    ...(perCube > 0 ? [say('page.scored.cubes', {n: cubes})] : []),
    ...persons.map((id) => `${personName(area, id)}: ${defenceOfPerson(area, id)}`),
  ];
  return [persons.reduce((all, id) => all + defenceOfPerson(area, id), wall * each + cubes), listed(area, parts)];
}

// How a battle went, or would go.
export function outcome(area: Area, side: string, strength: number, defence: number): Counted {
  const {win_points: extra} = area.edition.policies.value[side];
  return defence >= strength
    ? [strength + extra, area.say('page.scored.won', {strength, extra})]
    : [Math.floor(defence / 2), area.say('page.scored.lost', {defence})];
}

function carriages(area: Area, side: string, tiles: Counts): Counted {
  const numbers = area.edition.policies.value[side];
  const counts = [1, 2, 3, 4, 5].map((kind) => tiles[`carriage-${kind}`] ?? 0);
  const n = counts.reduce((all, one) => all + one, 0);
  const more: number =
    side === 'tour'
      ? numbers.by_kinds[counts.filter((one) => one > 0).length]
      : counts.reduce((points, one) => points + numbers.by_alike[Math.min(one, 5)], 0);
  return [n * numbers.each + more, area.say('page.scored.carriages', {n, more})];
}

export const asksToShow = (side: string): boolean => ['defence', 'expedition', 'meritocracy', 'lineage'].includes(side);

// What a side scores for a seat that shows these persons; nothing where no points are scored.
export function worthOf(area: Area, side: string, view: View, seat: Seat, persons: string[] = []): Counted | undefined {
  const {say, edition} = area;
  const numbers = edition.policies.value[side];
  const tiles = tilesOf(view, seat);
  const {canal = 0, book = 0} = tiles;
  switch (side) {
    case 'centralization': {
      const {cubes} = view.players[seat];
      return [cubes * numbers.per_cube, say('page.scored.cubes', {n: cubes})];
    }
    case 'decentralization': {
      const n = landOf(view, seat);
      return [n * numbers.per_land, say('page.scored.lands', {n, each: numbers.per_land})];
    }
    case 'legalism':
    case 'confucianism': {
      const tile = side === 'legalism' ? 'legalist' : 'confucian';
      const n = tiles[tile] ?? 0;
      return [numbers.by_tiles[Math.min(n, 3)], say('page.scored.tiles', {n, tile: say(`tile.${tile}`)})];
    }
    case 'extravagance': {
      const [each, wall] = [numbers.per_canal, wallOf(view, seat)];
      return [canal * each + wall * numbers.per_length, say('page.scored.wall', {n: canal, each, wall})];
    }
    case 'book-burning':
      return [
        book === 0 ? numbers.without_books : 0,
        book === 0 ? say('page.scored.noBook') : say('page.scored.books', {n: book, each: 0}),
      ];
    case 'book-preservation':
      return [book * numbers.per_book, say('page.scored.books', {n: book, each: numbers.per_book})];
    case 'tour':
    case 'parade':
      return carriages(area, side, tiles);
    case 'defence':
    case 'expedition':
      return outcome(area, side, view.xiongnu, defenceOf(area, side, view, seat, persons)[0]);
    case 'meritocracy': {
      const power = persons.reduce((all, id) => all + powerOf(area, view, seat, id), 0);
      return [numbers.per_power * power, peopleWords(area, side, persons)];
    }
    case 'lineage':
      return [numbers.per_relative * persons.length, peopleWords(area, side, persons)];
    default:
      return undefined;
  }
}

// Whom a side counts, in words.
export function peopleWords(area: Area, side: string, persons: string[]): string {
  if (side === 'lineage' && persons.length > 0) {
    return area.say('page.scored.relatives', {
      n: persons.length,
      each: area.edition.policies.value.lineage.per_relative,
    });
  }
  return listed(
    area,
    persons.map((id) => personName(area, id)),
  );
}

// The persons of a player that one knows.
export const knownOf = (view: View, seat: Seat): string[] =>
  handOf(view, seat).flatMap(({id}) => (id === null ? [] : [id]));
export const unknownOf = (view: View, seat: Seat): number => handOf(view, seat).filter(({id}) => id === null).length;

// Whether a side counts such a person.
export function helps(area: Area, side: string, id: string): boolean {
  const {traits} = personOf(area, id);
  if (side === 'meritocracy') return true;
  return side === 'lineage' ? Boolean(traits.blood) : asksToShow(side) && Number(traits.defence ?? 0) > 0;
}

// Those whom a player would show for the most points, among the persons.
export function bestShown(area: Area, side: string, view: View, seat: Seat, persons: string[]): string[] {
  const helping = persons.filter((id) => helps(area, side, id));
  if (side !== 'meritocracy') return helping;
  const power = (id: string) => powerOf(area, view, seat, id);
  return helping.sort((a, b) => power(b) - power(a)).slice(0, area.edition.policies.value.meritocracy.persons);
}

// What a side would score for a seat now, with the best of its persons that one knows.
export const worthNow = (area: Area, side: string, seat: Seat, view: View = area.view): Counted | undefined =>
  worthOf(area, side, view, seat, bestShown(area, side, view, seat, knownOf(view, seat)));

// What a person brings at the end, as things stand.
export function worthAtEnd(area: Area, view: View, seat: Seat, id: string): number {
  const {end_points = 0, end_per_land = 0, end_per_scholar = 0} = personOf(area, id).traits as Counts;
  const {legalist = 0, confucian = 0} = tilesOf(view, seat);
  return end_points + end_per_land * landOf(view, seat) + end_per_scholar * (legalist + confucian);
}

// What more the seat would get from each side that shows if it had these too: the sides that change.
export function gainsOf(area: Area, seat: Seat, tiles: Counts, persons: string[] = []): {side: string; n: number}[] {
  const {view} = area;
  const held = view.players[seat];
  const merged: Counts = {...held.tiles};
  for (const [tile, n] of Object.entries(tiles)) merged[tile] = (merged[tile] ?? 0) + n;
  const then = {
    ...view,
    players: view.players.map((player: unknown, i: Seat) => (i === seat ? {...held, tiles: merged} : player)),
  };
  return view.policies.flatMap(({side}: {side: string}) => {
    const before = worthNow(area, side, seat);
    const known = [...knownOf(view, seat), ...persons];
    const after = worthOf(area, side, then, seat, bestShown(area, side, then, seat, known));
    const n = (after?.[0] ?? 0) - (before?.[0] ?? 0);
    return n === 0 ? [] : [{side, n}];
  });
}
