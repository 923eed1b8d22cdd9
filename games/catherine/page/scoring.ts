// A decade and the end of the game, reason by reason.
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, Cell, Reason, Scoring, Scorings, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {tieAtTop} from '@page/ui/ties';
import {together} from '@page/words';
import {cityOf, levelOf, orderOf, type Player} from './model';
import {againstInWords} from './speech';
import {cannonsAgainst} from './worth';

const OF_DECADE = ['cannons', 'houses', 'favour'];
const OF_END = ['hand', 'order', 'connected'];

function spans(events: LoggedEvent[]): Span[] {
  const found: Span[] = [];
  let decade: LoggedEvent[] = [];
  let end: LoggedEvent[] = [];
  for (const one of events) {
    const {kind, source} = one.event;
    if (kind === 'scored' && OF_END.includes(source as string)) end.push(one);
    else if (kind === 'most-books' || kind === 'joker') decade.push(one);
    else if (kind === 'scored' && OF_DECADE.includes(source as string)) decade.push(one);
    else if (kind === 'decade-over') {
      found.push({name: 'decade', events: [...decade, one]});
      decade = [];
    } else if (kind === 'ended') {
      found.push({name: 'end', events: [...end, one]});
      end = [];
    }
  }
  return found;
}

const title = ({name, events}: Span, {say}: Area): string =>
  say(`page.scored.${name}`, {n: events.at(-1)!.event.decade as number});

// Nothing is said where the rows had been cleaned up before one could look.
function cannons(area: Area, players: Player[], seat: Seat, points: number): string | undefined {
  const parts = cannonsAgainst({...area, view: {...area.view, players}}, seat);
  if (parts.reduce((sum, part) => sum + part.points, 0) !== points) return undefined;
  return againstInWords(area, parts);
}

function houses(area: Area, {houses: ids}: Player): string {
  const pointed = ids.filter((id) => cityOf(area, id).icon === 'point').length;
  return area.say(pointed > 0 ? 'page.scored.pointed' : 'page.scored.houses', {n: ids.length, pointed});
}

function order(area: Area, player: Player): string {
  const wanted = orderOf(area, player);
  const n = wanted.filter(({filled}) => filled).length;
  const values = {n, all: wanted.length, jokers: player.jokers};
  return area.say(player.jokers > 0 ? 'page.scored.orderJokers' : 'page.scored.order', values);
}

function how(area: Area, {before, after}: Sights, source: string, seat: Seat, points: number): string | undefined {
  const player: Player = after.players[seat];
  const {multiplier} = levelOf(area, player);
  switch (source) {
    case 'cannons':
      return cannons(area, before.players, seat, points);
    case 'houses':
      return houses(area, player);
    case 'favour':
      return area.say('page.scored.level', {n: player.favour});
    case 'hand':
      return area.say('page.scored.cards', {n: player.hand_size});
    case 'order':
      return order(area, player);
    default:
      return area.say('page.scored.connected', {n: points / multiplier, multiplier});
  }
}

// Books bring no points, but a house.
function books({events}: Span, {before}: Sights, {say, names}: Area): Reason {
  const told = (kind: string, seat: Seat) =>
    events.find(({event}) => event.kind === kind && event.seat === seat)?.event;
  const cells = names.map((_, seat): Cell => {
    const most = told('most-books', seat);
    const what =
      most !== undefined ? (most.house ? 'house' : 'card') : told('joker', seat) !== undefined ? 'joker' : '';
    const value = (most?.books as number | undefined) ?? before.players[seat].owned.book;
    return {value, how: what === '' ? undefined : say(`page.scored.books.${what}`)};
  });
  return {name: say('symbol.book'), cells, measured: true};
}

function table(span: Span, sights: Sights, area: Area): Scoring {
  const {say, names} = area;
  const reasonOf = (source: string): Reason => ({
    name: say(`source.${source}`),
    cells: names.map((_, seat) => {
      const told = span.events.find(({event}) => event.source === source && event.seat === seat);
      const value = (told?.event.points as number | undefined) ?? 0;
      return {value, how: how(area, sights, source, seat, value)};
    }),
  });
  const reasons = (span.name === 'end' ? OF_END : OF_DECADE).map(reasonOf);
  if (span.name === 'decade') reasons.splice(1, 0, books(span, sights, area));
  const tie = span.name === 'end' ? tieAtTop(sights.standing) : undefined;
  const tied = tie?.winners.map((seat) => area.persons[seat]!);
  return {
    title: title(span, area),
    reasons,
    notes: tied === undefined ? [] : [say('page.scored.shared', {names: together(say, tied)})],
  };
}

export const scorings: Scorings = {spans, title, table};
