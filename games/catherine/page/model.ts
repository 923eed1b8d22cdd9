// What the edition and a view of the table hold, in the form in which the board draws it.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';

export const GOODS = ['iron', 'food', 'caviar', 'fur'] as const;
export const SYMBOLS = [...GOODS, 'cannon', 'book'] as const;
export const COLOURS = ['red', 'green', 'blue'] as const;
export type Good = (typeof GOODS)[number];
export type Sign = (typeof SYMBOLS)[number];
export type Colour = (typeof COLOURS)[number];

export interface City {
  id: string;
  colour: Colour;
  icon?: Good | 'crown' | 'point';
  x: number;
  y: number;
}

export interface Level {
  hand_limit: number;
  points: number;
  multiplier: number;
}

type Gain = 'cards' | 'points' | 'favour' | 'house' | 'points-per-house';

// What an action or a bonus takes and gives.
export interface Effect {
  gain: Gain;
  amount: number;
  discards: number;
  per?: 'good' | 'book' | 'set';
  goods: Good[]; // which ones count, with "per good"
  region?: boolean; // a house in any city of the colour
  needs?: Sign; // to be owned
  count: number; // so many of them
  alike?: boolean; // the discarded cards are of one colour
}

export interface Card {
  id: string;
  colour: Colour;
  symbols: Sign[];
  cities: string[];
  action: Effect;
  bonus?: Effect;
}

export interface Player {
  hand: string[];
  hand_size: number;
  row: string[];
  under: (string | null)[];
  active?: number;
  houses: string[];
  owned: Record<Sign, number>;
  order: string;
  favour: number;
  jokers: number;
}

export const playerOf = (area: Area, seat: Seat): Player => area.view.players[seat];
export const citiesOf = (area: Area): City[] => area.edition.cities.value;
export const cityOf = (area: Area, id: string): City => citiesOf(area).find((city) => city.id === id)!;
export const roadsOf = (area: Area): [string, string][] => area.edition.roads.value;
export const levelsOf = (area: Area): Level[] => area.edition.favour_track.value;
export const levelOf = (area: Area, player: Player): Level => levelsOf(area)[player.favour]!;

const byId = (list: {id: string}[], id: string): any => list.find((one) => one.id === id);

// A condition that the card itself prints is a symbol or one more discarded card.
function bonusOf(family: any, printed?: Sign | 'discard'): Effect | undefined {
  if (family.bonus === undefined) return undefined;
  const {gain, amount, discards = 0, needs, count = 0, same_colour: alike} = family.bonus;
  const bonus = {gain, amount, discards, goods: [], alike};
  if (needs !== 'printed') return {...bonus, needs, count};
  return printed === 'discard' ? {...bonus, discards: discards + 1, count: 0} : {...bonus, needs: printed, count};
}

export function cardOf(area: Area, id: string): Card {
  const {colour, symbols = [], cities = [], market = [], condition, family: kind} = byId(area.edition.cards.value, id);
  const family = byId(area.edition.families.value, kind);
  const {gain, amount = 1, discards = 0, per, where} = family;
  const action: Effect = {
    gain,
    amount,
    discards,
    per,
    goods: market,
    region: where === 'region',
    count: 0,
  };
  return {
    id,
    colour,
    symbols,
    cities,
    action,
    bonus: bonusOf(family, condition),
  };
}

export interface Wanted {
  good: Good;
  filled: boolean;
}

// The goods of a player's order, and how many of each its own tiles fill.
export function orderOf(area: Area, player: Pick<Player, 'order' | 'houses'>): Wanted[] {
  const wanted: Record<Good, number> = byId(area.edition.orders.value, player.order).goods;
  return GOODS.flatMap((good) => {
    const tiles = player.houses.filter((id) => cityOf(area, id).icon === good).length;
    return Array.from({length: wanted[good] ?? 0}, (_, i) => ({
      good,
      filled: i < tiles,
    }));
  });
}

// The place of a card in the action row, or -1.
export const columnOf = ({row}: Player, id: string): number => row.indexOf(id);

// The cards of the row that wait for one of this colour below them.
export const freeFor = (area: Area, {row, under}: Player, colour: Colour): string[] =>
  row.filter((id, i) => !under[i] && cardOf(area, id).colour === colour);

// The card whose action a player decides on.
export function activeCard(area: Area, seat: Seat): Card | undefined {
  const {active, row} = playerOf(area, seat);
  return active === undefined ? undefined : cardOf(area, row[active - 1]!);
}

export const housesLeft = (area: Area, player: Player): number => area.edition.houses.value - player.houses.length;
