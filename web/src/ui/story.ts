// The log as one reads it: what one seat did in a row is a turn, and what happened several times in
// a row is one line.
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, GamePage, Span} from '@page/games';
import {partsOf, plain, type Part} from '@page/text';
import {listed, type T} from '@page/words';

export interface Line {
  told: LoggedEvent[];
  text: string; // with links
  times: number; // how often exactly this was told
}

export interface Turn {
  seat: Seat | undefined; // nobody's: the table was set up, or something was scored
  span: Span | undefined; // of what was scored
  first: number; // its first event
  lines: Line[];
}

const written = (parts: Part[]): string =>
  parts.map(({text, name}) => (name === undefined ? text : `[${text}](${name})`)).join('');

// Where two sentences differ, if it is in one link alone.
function differAt(a: Part[], b: Part[]): number | undefined {
  if (a.length !== b.length) return undefined;
  const at = a.flatMap((part, i) => (part.text === b[i]!.text && part.name === b[i]!.name ? [] : [i]));
  const [only] = at;
  if (at.length !== 1 || a[only!]!.name === undefined || b[only!]!.name === undefined) return undefined;
  return only;
}

// "drew A." and "drew B." is "drew A and B."
function joined(told: LoggedEvent[], t: T): string | undefined {
  const sentences = told.map(({text}) => partsOf(text));
  const [first] = sentences;
  const at = differAt(first!, sentences[1]!);
  if (at === undefined || sentences.some((one, i) => i > 0 && differAt(first!, one) !== at)) return undefined;
  const links = listed(
    t,
    sentences.map((one) => written([one[at]!])),
  );
  return written(first!.slice(0, at)) + links + written(first!.slice(at + 1));
}

// One line for several events of a kind: in the game's own words, as a list, or with their number.
function inOne(told: LoggedEvent[], page: GamePage, area: Area, t: T): Line | undefined {
  const [first] = told;
  const text = page.together?.(
    told.map(({event}) => event),
    area,
  );
  if (text !== undefined) return {told, text, times: 1};
  if (told.every((one) => one.text === first!.text)) return {told, text: first!.text, times: told.length};
  const list = joined(told, t);
  return list === undefined ? undefined : {told, text: list, times: 1};
}

const alike = (a: LoggedEvent, b: LoggedEvent): boolean =>
  a.event.kind === b.event.kind && a.event.seat === b.event.seat;

export function linesOf(events: LoggedEvent[], page: GamePage, area: Area, t: T): Line[] {
  const lines: Line[] = [];
  for (const one of events) {
    const last = lines.at(-1);
    const more = last !== undefined && alike(last.told[0]!, one) && inOne([...last.told, one], page, area, t);
    if (more) lines[lines.length - 1] = more;
    else lines.push({told: [one], text: one.text, times: 1});
  }
  return lines;
}

// A turn also ends where `news` begins, and where something is scored.
export function turnsOf(events: LoggedEvent[], spans: Span[], page: GamePage, area: Area, t: T, news?: number): Turn[] {
  const spanOf = new Map(spans.flatMap((span) => span.events.map((one) => [one.number, span])));
  const parts: {seat: Seat | undefined; span: Span | undefined; events: LoggedEvent[]}[] = [];
  for (const one of events) {
    const {kind, seat} = one.event;
    const span = spanOf.get(one.number);
    const named = span === undefined && typeof seat === 'number' && !page.asides?.includes(kind);
    const last = parts.at(-1);
    const acts = named ? (seat as Seat) : span === undefined ? last?.seat : undefined;
    if (last === undefined || one.number === news || span !== last.span || acts !== last.seat) {
      parts.push({seat: acts, span, events: [one]});
    } else {
      last.events.push(one);
    }
  }
  return parts.map(({seat, span, events: told}) => ({
    seat,
    span,
    first: told[0]!.number,
    lines: linesOf(told, page, area, t),
  }));
}

export const spokenLine = ({text, times}: Line): string => plain(text) + (times > 1 ? ` ×${times}` : '');
