// How the board reads a view and the edition. No rule is applied here.
import type {Area} from '@page/games';
import type {Seat, View} from '@page/engine/protocol';

// What is printed, and the words for it: enough to draw a component outside play.
export type Components = Pick<Area, 'say' | 'edition'>;

export type Counts = Record<string, number>;
export type Effect = [string, number][][]; // alternatives, each of icons with their amounts

export interface Person {
  id: string;
  kind: string;
  power: number;
  cost: number;
  traits: Record<string, number | boolean>;
}

// What is decided now, and the phase around it.
export const nowOf = (view: View): any => view.pending[view.pending.length - 1] ?? {};
export const phaseOf = (view: View): string => view.pending[0]?.what ?? '';
export const inAuction = (view: View): boolean =>
  ['bid', 'on-show', 'victim', 'loss', 'withdraw', 'withdrawn'].includes(phaseOf(view));

export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);
// {"a": 2} as a, a.
export const spread = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([id, n]) => Array<string>(n).fill(id));

export const letterOf = (seat: Seat): string => 'abcde'[seat]!;

export function personOf({edition}: Components, id: string): Person {
  const {kind, power, cost} = edition.persons.value.find((one: {id: string}) => one.id === id);
  return {
    id,
    kind,
    power: power.value,
    cost: cost.value,
    traits: edition.person_kinds.value[kind] ?? {},
  };
}

// A number beside the fixed power, such as "2+": the cubes come on top.
export const powerText = ({power, traits}: Person): string => `${power}${traits.power_from_cubes ? '+' : ''}`;

export function personName(area: Components, id: string): string {
  const {kind, power, traits} = personOf(area, id);
  const person = area.say(`person.${kind}`);
  return traits.power_from_cubes ? person : area.say('person_power', {person, power});
}

export const effectOf = (list: {id: string; effect: Effect}[], id: string): Effect =>
  list.find((one) => one.id === id)?.effect ?? [];

export const listed = (area: Components, words: (string | number)[]): string => words.join(area.say('list.between'));

export function effectWords(area: Components, effect: Effect): string {
  return effect
    .map((parts) =>
      listed(
        area,
        parts.map(([icon, n]) => area.say(`icon.${icon}`, {n})),
      ),
    )
    .join(' / ');
}

export interface Held {
  id: string | null; // null: covered
  secret: boolean; // only the owner knows it
  shown: boolean;
  nth: number; // among those alike, the shown ones for themselves
}

// The persons of a player, those shown in the auction last.
export function handOf(view: View, owner: Seat): Held[] {
  const {open, shown, covered} = view.players[owner];
  const held = new Map<string, number>();
  const next = (id: string) => {
    const nth = held.get(id) ?? 0;
    held.set(id, nth + 1);
    return nth;
  };
  const hand: Held[] = [];
  for (const [id, n] of Object.entries(open as Counts)) {
    for (let i = shown[id] ?? 0; i < n; ++i) hand.push({id, secret: false, shown: false, nth: next(id)});
  }
  for (const {person: id} of covered) {
    hand.push({
      id,
      secret: true,
      shown: false,
      nth: id === null ? 0 : next(id),
    });
  }
  for (const [id, n] of Object.entries(shown as Counts)) {
    for (let nth = 0; nth < n; ++nth) hand.push({id, secret: false, shown: true, nth});
  }
  return hand;
}

// How many tributes a player has; undefined where the table keeps that covered.
export function tributesOf({view, seat}: Area, owner: Seat): number | undefined {
  const {tributes, hidden_tributes: hidden} = view.players[owner];
  const known = sum(tributes) + hidden;
  const covered = owner !== seat && !view.tributes_counted && view.untold_tributes > 0;
  return known === 0 && covered ? undefined : known;
}

export const tributePoints = (counts: Counts): number =>
  Object.entries(counts).reduce((all, [name, n]) => all + n * Number(name.slice('tribute-'.length)), 0);
