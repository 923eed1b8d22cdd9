// What the cards of all kinds are made of: pictures, lists of players, what something would bring.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Glyph} from './glyphs';
import {handOf, letterOf, listed, type Counts} from './reading';
import {gainsOf} from './worth';

export const large = (inside: ComponentChildren, kind = '') => <div class={`emperor-large ${kind}`}>{inside}</div>;
export const sign = (name: string) => large(<Glyph name={name} size={84} />);

export const seatsOf = ({names}: Area): Seat[] => names.map((_, seat) => seat);

// "A 3, B 1".
export const standing = (area: Area, tell: (seat: Seat) => number): string =>
  listed(
    area,
    seatsOf(area).map((seat) => area.say('page.about.each', {name: area.names[seat]!, n: tell(seat)})),
  );

export const sentences = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');

// The sides that show, of those that count it.
export function sidesUp({view}: Area, counts: (side: string) => boolean): string[] {
  return (view.policies as {side: string}[]).map(({side}) => side).filter(counts);
}

// What these would bring the one who looks, from the sides that show.
export function bring(area: Area, tiles: Counts, persons: string[] = []): string {
  const gains = gainsOf(area, area.seat, tiles, persons).map(({side, n}) =>
    area.say('page.about.gain', {policy: area.say(`policy.${side}`), n: n > 0 ? `+${n}` : `−${-n}`}),
  );
  return gains.length > 0
    ? area.say('page.about.bring', {list: listed(area, gains)})
    : area.say('page.about.bringNothing');
}

// The names on the table of the persons that players have, where they are known and counted.
export function personsOnTable(area: Area, counts: (id: string) => boolean): string[] {
  return seatsOf(area).flatMap((seat) =>
    handOf(area.view, seat).flatMap(({id}) => {
      if (id === null || !counts(id)) return [];
      const own = seat === area.seat ? [`hand:${id}`, `shown:${id}`] : [`held:${seat}:${id}`];
      return [...own, `victim:${letterOf(seat)}:${id}`];
    }),
  );
}
