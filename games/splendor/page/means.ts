// What lies before a player, and how far it goes towards a price. Only to be shown: what can be
// bought is for the engine to say.
import type {Area} from '@page/games';
import {COLOURS, type Colour, type Counts, type GemColour} from './gems';

export interface Card {
  id: string;
  level: number;
  bonus: GemColour;
  points: number;
  cost: Counts;
}
export interface Noble {
  id: string;
  points: number;
  needs: Counts;
}
export interface Reserved {
  card?: string; // where one may know it
  level?: number; // where not
  covered: boolean;
}
export interface Player {
  tokens: Record<Colour, number>;
  bonuses: Record<GemColour, number>;
  bought: string[];
  reserved: Reserved[];
  nobles: string[];
}

type Components = Pick<Area, 'edition'>;

export const cardOf = (area: Components, id: string): Card =>
  area.edition.cards.value.find((card: Card) => card.id === id);
export const nobleOf = (area: Components, id: string): Noble =>
  area.edition.nobles.value.find((noble: Noble) => noble.id === id);
export const playerOf = (area: Area, seat: number): Player => area.view.players[seat];

// One colour of a price: what the bonuses take off, what the gems pay, what is missing.
export interface Due {
  colour: GemColour;
  price: number;
  bonus: number;
  gems: number;
  missing: number;
}

export function duesOf({tokens, bonuses}: {tokens: Counts; bonuses: Counts}, cost: Counts): Due[] {
  return COLOURS.filter((colour) => cost[colour]).map((colour) => {
    const price = cost[colour]!;
    const bonus = Math.min(price, bonuses[colour] ?? 0);
    const gems = Math.min(price - bonus, tokens[colour] ?? 0);
    return {colour, price, bonus, gems, missing: price - bonus - gems};
  });
}

export const missingIn = (dues: Due[]): number => dues.reduce((sum, {missing}) => sum + missing, 0);

// The bought cards of a colour, the newest last.
export const boughtOf = (area: Area, player: Player, colour: Colour): Card[] =>
  player.bought.map((id) => cardOf(area, id)).filter(({bonus}) => bonus === colour);

export const tokensOf = (player: Player): number => Object.values(player.tokens).reduce((sum, count) => sum + count, 0);
