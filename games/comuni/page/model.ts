// What the board reads of a view and of the edition, and the names that go with it.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';

export const TYPES = ['economy', 'military', 'culture', 'religion'] as const;
export type Type = (typeof TYPES)[number];
export const CUBES = ['gold', 'army', 'craftsman', 'pilgrim'] as const;
export type Cube = (typeof CUBES)[number];
export type Cubes = Record<Cube, number>;
export const cubeOf = (type: Type): Cube => CUBES[TYPES.indexOf(type)]!;
export const typeOf = (cube: Cube): Type => TYPES[CUBES.indexOf(cube)]!;

// So many gold or pilgrims stand for one of something else.
export const PAIR = 2;
export const MOST_LEVEL = 4;
export const LEVELS = [1, 2, 3, 4];

export interface Bid {
  seat: Seat;
  gold: number;
  pilgrim: number;
}

export interface Column {
  cards: string[];
  bid?: Bid;
}

export interface Player {
  commune: string;
  cubes?: Cubes; // not there behind a closed screen, like hand and honour
  hand?: string[];
  honour?: string[]; // "venice-high"
  buildings: Record<Type, number[]>; // how many of each level
  walls: number[];
  active: Type[];
  points: number;
  plunder: number;
  defence?: {
    army: number;
    gold_pairs: number;
    pilgrim_pairs: number;
    league: number;
  };
}

export interface Card {
  id: string;
  deck: string;
  types: Type[];
  rating: number;
  seats: number[]; // of each copy: from how many players on it is used
  source?: string; // where it differs from that of all the cards
}

export interface Invader {
  id: string;
  strength: number;
  honour: [number, number];
}

export interface ColumnKind {
  spaces: number;
  cube_icon: boolean;
  seats: number; // from how many players on it is used
}

export type BasicIncome = Partial<Record<Cube | 'any', number>>;
export interface Commune {
  id: string;
  start: Cubes;
  income: BasicIncome;
}

export const playerOf = (area: Area, seat: Seat): Player => area.view.players[seat];
export const cardOf = (area: Area, id: string): Card => area.edition.cards.value.find((card: Card) => card.id === id);
export const columnsOf = (area: Area): (Column | null)[] => area.view.columns;
export const columnKind = (area: Area, index: number): ColumnKind => area.edition.columns.value[index];
export const invadersOf = (area: Area): Invader[] => area.edition.invasions.value;
export const decksOf = (area: Area): string[] => [
  ...new Set((area.edition.cards.value as Card[]).map((card) => card.deck)),
];
export const communesOf = (area: Area): Commune[] => area.edition.communes.value;
export const incomeOf = (area: Area, player: Player): BasicIncome =>
  communesOf(area).find((commune) => commune.id === player.commune)!.income;

// The invader that comes when the deck in use runs out.
export const nextInvasion = (area: Area): number => decksOf(area).indexOf(area.view.deck.name);

// How many cards the deck in use had when it was opened; the first one also filled the columns.
export function deckSize(area: Area): number {
  const {name} = area.view.deck;
  const seats = area.names.length;
  const all = (area.edition.cards.value as Card[])
    .filter((card) => card.deck === name)
    .reduce((sum, card) => sum + card.seats.filter((least) => least <= seats).length, 0);
  if (name !== decksOf(area)[0]) return all;
  return all - columnsOf(area).reduce((sum, column, i) => sum + (column ? columnKind(area, i).spaces : 0), 0);
}

// By how much a player is ahead of the last one.
export function leadOf(area: Area, seat: Seat): number {
  const points = (area.view.players as Player[]).map((player) => player.points);
  return points[seat]! - Math.min(...points);
}

export const envoysOut = (area: Area, seat: Seat): number =>
  columnsOf(area).filter((column) => column?.bid?.seat === seat).length + (area.view.displaced?.seat === seat ? 1 : 0);

export function honourPoints(area: Area, counter: string): number {
  const [id, which] = counter.split('-');
  return invadersOf(area).find((one) => one.id === id)!.honour[which === 'high' ? 0 : 1];
}

// Cards of one kind are alike, so only the one that lies there alone can be followed when it moves.
export function flipOf(area: Area, id: string): string | undefined {
  const hands = (area.view.players as Player[]).flatMap((player) => player.hand ?? []);
  const all = [...columnsOf(area).flatMap((column) => column?.cards ?? []), ...hands];
  return all.indexOf(id) === all.lastIndexOf(id) ? id : undefined;
}

export function listed(area: Area, parts: string[]): string {
  return parts.length === 0 ? area.say('nothing') : parts.join(area.say('list.between'));
}
export function cubesInWords(area: Area, cubes: Partial<Cubes>): string {
  return listed(
    area,
    CUBES.filter((cube) => cubes[cube]).map((cube) => area.say(`cubes.${cube}`, {n: cubes[cube]!})),
  );
}
export function cardInWords(area: Area, id: string): string {
  const {types, rating, deck} = cardOf(area, id);
  const key = types.length === TYPES.length ? 'card_any' : 'card';
  const card = area.say(key, {
    types: types.map((type) => area.say(`type.${type}`)).join(area.say('list.or')),
    rating,
  });
  return area.say('page.card', {card, deck});
}
