// What cards and armies are worth, as the engine reckons it: for explanations and for the bars of an
// invasion.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {
  LEVELS,
  PAIR,
  cardOf,
  incomeOf,
  invadersOf,
  leadOf,
  nextInvasion,
  playerOf,
  typeOf,
  type Cube,
  type Cubes,
  type Player,
  type Type,
} from './model';

// A craftsman for each point of rating that is missing; none for what is new.
export const craftsmenFor = (rating: number, level: number): number => (level === 1 ? 0 : Math.max(0, level - rating));

// What a whole building of a level has brought in points.
export const pointsUpTo = (area: Area, level: number): number =>
  (area.edition.level_points.value as number[]).slice(0, level).reduce((sum, n) => sum + n, 0);

export const pointsOfType = (area: Area, player: Player, type: Type): number =>
  player.buildings[type].reduce((sum, n, i) => sum + n * pointsUpTo(area, i + 1), 0);

export const highest = (counts: number[]): number => counts.reduce((best, n, i) => (n > 0 ? i + 1 : best), 0);

// Levels to which a card could raise something that stands there, the new one first.
export const levelsOpen = (counts: number[]): number[] =>
  LEVELS.filter((level) => level === 1 || counts[level - 2]! > 0);

// Cards of a hand that would do for a type, or for a wall.
export const cardsFor = (area: Area, player: Player, type?: Type): string[] =>
  [...new Set(player.hand ?? [])].filter((id) => type === undefined || cardOf(area, id).types.includes(type));

// What the next income brings of a cube, without what is of choice.
export function incomeIn(area: Area, seat: Seat, cube: Cube): number {
  const player = playerOf(area, seat);
  const type = typeOf(cube);
  const built = player.active.includes(type) ? highest(player.buildings[type]) : 0;
  return (incomeOf(area, player)[cube] ?? 0) + built + (area.view.guildmasters[type] === seat ? 1 : 0);
}

// Armies go to the best cards first. For each level of wall, what part of each course they fill.
export function fillWalls(walls: number[], armies: number): number[][] {
  const filled = walls.map((_, i) => LEVELS.slice(0, i + 1).map(() => 0));
  let left = armies;
  for (const course of [...LEVELS].reverse()) {
    for (const level of LEVELS.filter((one) => one >= course && walls[one - 1]! > 0)) {
      const here = Math.min(left, walls[level - 1]!);
      filled[level - 1]![course - 1] = here / walls[level - 1]!;
      left -= here;
    }
  }
  return filled;
}

export const wallCards = (walls: number[]): number => walls.reduce((sum, n, i) => sum + n * (i + 1), 0);

// On a card of level n an army is worth n + 1, and 1 without a card.
export function wallDefence(walls: number[], armies: number): number {
  const onCards = fillWalls(walls, armies).flatMap((courses, i) =>
    courses.map((part, course) => part * walls[i]! * (course + 2)),
  );
  const spare = Math.max(0, armies - wallCards(walls));
  return onCards.reduce((sum, n) => sum + n, 0) + spare;
}

// Who is on turn defends with one more.
export const defenceOf = (area: Area, seat: Seat, armies: number): number =>
  wallDefence(playerOf(area, seat).walls, armies) + (area.view.turn === seat ? 1 : 0);

export const attackOn = (area: Area, seat: Seat, league: number): number =>
  Math.max(0, invadersOf(area)[nextInvasion(area)]!.strength + leadOf(area, seat) - league);

// Two pilgrims stand for one gold. C3
export const valueOf = ({gold, pilgrim}: Pick<Cubes, 'gold' | 'pilgrim'>): number => gold + Math.floor(pilgrim / PAIR);

// The highest bid that one can pay; undefined behind a screen.
export function mostBid(area: Area, seat: Seat): number | undefined {
  const {cubes} = playerOf(area, seat);
  return cubes && valueOf(cubes);
}
