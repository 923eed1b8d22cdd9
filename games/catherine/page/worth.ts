// What a card, a house or a scoring would bring as things stand: only to be shown, the rules are the
// engine's. web/tests/worth.spec.ts holds it to what the engine gives.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {
  citiesOf,
  cityOf,
  GOODS,
  levelOf,
  orderOf,
  playerOf,
  roadsOf,
  type Card,
  type Effect,
  type Player,
} from './model';

type Owned = Player['owned'];

// How often an action counts: once, or for each symbol or set that is owned.
export function timesOf({per, goods}: Effect, owned: Owned): number {
  switch (per) {
    case 'good':
      return goods.reduce((sum, good) => sum + owned[good], 0);
    case 'book':
      return owned.book;
    case 'set':
      return Math.min(...GOODS.map((good) => owned[good]));
    default:
      return 1;
  }
}

// The cities in which a card would build a house of this player.
export function placesOf(area: Area, {action, colour, cities}: Card, {houses}: Player): string[] {
  if (action.gain !== 'house') return [];
  const all = action.region ? citiesIn(area, colour) : cities;
  return all.filter((id) => !houses.includes(id));
}

export const citiesIn = (area: Area, colour: string): string[] =>
  citiesOf(area).flatMap((city) => (city.colour === colour ? [city.id] : []));

// How much of its gain a bonus brings; the house of its own action counts already.
export function bonusOf(area: Area, {bonus, colour, action}: Card, {houses}: Player): number {
  if (bonus === undefined) return 0;
  if (bonus.gain !== 'points-per-house') return bonus.amount;
  const there = citiesIn(area, colour).filter((id) => houses.includes(id)).length;
  return bonus.amount * (there + (action.gain === 'house' ? 1 : 0));
}

// As if the card lay in the row already: then its symbols are owned.
export function ownedWith({owned}: Player, {symbols}: Card): Owned {
  const all = {...owned};
  for (const sign of symbols) ++all[sign];
  return all;
}

// The houses that hang together by roads, the most of them.
export function largestGroup(area: Area, houses: string[]): string[] {
  const left = new Set(houses);
  let largest: string[] = [];
  for (const first of houses) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const city of group) for (const next of neighboursOf(area, city)) if (left.delete(next)) group.push(next);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

export const neighboursOf = (area: Area, city: string): string[] =>
  roadsOf(area).flatMap(([from, to]) => (from === city ? [to] : to === city ? [from] : []));

export const connectedWorth = (area: Area, player: Player): number =>
  largestGroup(area, player.houses).length * levelOf(area, player).multiplier;

export function housesWorth(area: Area, {houses}: Player): number {
  return houses.length + houses.filter((id) => cityOf(area, id).icon === 'point').length;
}

// A joker stands for any good that is missing.
export function orderFilled(area: Area, player: Player): number {
  const wanted = orderOf(area, player);
  return Math.min(wanted.length, wanted.filter(({filled}) => filled).length + player.jokers);
}
export const orderWorth = (area: Area, player: Player): number =>
  area.edition.order_points.value[orderFilled(area, player)] ?? 0;

// Against each neighbour; with two players they are one.
export function cannonsAgainst(area: Area, seat: Seat): {seat: Seat; own: number; other: number; points: number}[] {
  const {beats, ties} = area.edition.cannon_points.value;
  const seats = area.names.length;
  const own = playerOf(area, seat).owned.cannon;
  return [...new Set([(seat + 1) % seats, (seat + seats - 1) % seats])].map((neighbour) => {
    const other = playerOf(area, neighbour).owned.cannon;
    return {seat: neighbour, own, other, points: own > other ? beats : own === other ? ties : 0};
  });
}
