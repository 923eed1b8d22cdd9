// What lies on the table, read out of the view and the components. No rule is here.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import type {Colour} from './emblems';

export const COLOURS: Colour[] = ['red', 'green', 'orange', 'yellow', 'purple'];
export type Cards = Partial<Record<Colour, number>>;

export interface Realm {
  id: string;
  colour: Colour;
}
export interface Site {
  id: string;
  state: string;
  x: number;
  y: number;
}

export const realmsOf = ({edition}: Area): Realm[] => edition.states.value;
export const sitesOf = ({edition}: Area): Site[] => edition.sites.value;
export const roadsOf = ({edition, view}: Area): [string, string][] => edition[`roads_${view.side}`].value;
export const alliancesOf = ({edition}: Area): {states: [string, string]}[] => edition.alliances.value;

export const realmOf = (area: Area, id: string): Realm => realmsOf(area).find((realm) => realm.id === id)!;
export const siteOf = (area: Area, id: string): Site => sitesOf(area).find((site) => site.id === id)!;

// The states that a card of this colour pays for.
export function payableWith(area: Area, colour: Colour): string[] {
  return realmsOf(area)
    .filter((realm) => realm.colour === colour)
    .map(({id}) => area.say(`state.${id}`));
}

export function ownerOf({view}: Area, site: string): Seat | undefined {
  const seat = view.players.findIndex((player: any) => player.houses.includes(site));
  return seat < 0 ? undefined : seat;
}

// The emissaries at a court, each as its owner's seat, and for how many there is room.
export function courtOf(area: Area, state: string): {standing: Seat[]; room: number} {
  const {players} = area.view;
  const own = new Set(
    sitesOf(area)
      .filter((site) => site.state === state)
      .map(({id}) => id),
  );
  const houses = players.map((player: any) => player.houses.filter((site: string) => own.has(site)).length);
  const standing = players.flatMap((player: any, seat: Seat) => Array(player.emissaries[state] ?? 0).fill(seat));
  return {standing, room: Math.max(...houses)};
}

// Who has the most emissaries at a court, alone or with others.
export function leadersOf(area: Area, state: string): Seat[] {
  const {standing} = courtOf(area, state);
  const counts = area.view.players.map((_: unknown, seat: Seat) => standing.filter((one) => one === seat).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((n: number, seat: Seat) => (n === most ? [seat] : []));
}

// Each card by itself, in the order of colours.
export function cardsIn(cards: Cards | undefined): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(cards?.[colour] ?? 0).fill(colour));
}

export interface Held {
  colour?: Colour; // of a card that one may see
  seen: boolean; // by everybody: it was taken from the display
}

export function handOf({view}: Area, owner: Seat): Held[] {
  const {open, early, late, hidden} = view.players[owner].hand;
  const covered = Object.values((hidden ?? {}) as Record<string, number>).reduce((sum, n) => sum + n, 0);
  const known = [
    ...cardsIn(open).map((colour) => ({colour, seen: true})),
    ...[...cardsIn(early), ...cardsIn(late)].map((colour) => ({
      colour,
      seen: false,
    })),
  ];
  known.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
  return [...known, ...Array<Held>(covered).fill({seen: false})];
}

// The cards that one still takes this turn.
export const toTake = ({view}: Area, seat: Seat): number =>
  view.phase === 'draw' && view.turn === seat ? view.draws : 0;

export function pointsOf({view}: Area, owner: Seat): number {
  const {houses, alliances, roads} = view.players[owner].points;
  return houses + alliances + roads;
}
