// Cards and cities in words: for screen readers and for the buttons of the status line.
import type {Area} from '@page/games';
import {activeCard, cardOf, cityOf, playerOf, type Card, type Effect} from './model';
import {neighboursOf, type cannonsAgainst} from './worth';

export function listed(area: Area, parts: string[]): string {
  const last = parts.length - 1;
  if (last < 1) return parts[0] ?? area.say('page.none');
  return parts.slice(0, last).join(area.say('list.between')) + area.say('list.last') + parts[last];
}

export const cityNames = (area: Area, ids: string[]) =>
  listed(
    area,
    ids.map((id) => area.say(`city.${id}`)),
  );
export const signNames = (area: Area, signs: string[]) =>
  listed(
    area,
    signs.map((sign) => area.say(`symbol.${sign}`)),
  );

function gained(area: Area, {colour, cities}: Card, {gain, amount, per, goods, region}: Effect): string {
  const values = {
    n: amount,
    goods: signNames(area, goods),
    colour: area.say(`colour.${colour}`),
  };
  if (gain === 'house') {
    return region ? area.say('do.house_region', values) : area.say('do.house', {cities: cityNames(area, cities)});
  }
  if (gain === 'points-per-house') return area.say('do.points_per_house', values);
  return area.say(per === undefined ? `do.${gain}` : `do.${gain}_per_${per}`, values);
}

export function actionInWords(area: Area, card: Card): string {
  const {discards} = card.action;
  const gain = gained(area, card, card.action);
  return discards === 0 ? gain : area.say('do.paid', {n: discards, gain});
}

export function bonusInWords(area: Area, card: Card): string {
  const {bonus} = card;
  if (bonus === undefined) return area.say('do.no_bonus');
  const {discards: n, needs, count: needed, alike} = bonus;
  const values = {
    gain: gained(area, card, bonus),
    n,
    needed,
    symbol: needs ? area.say(`symbol.${needs}`) : '',
  };
  if (alike) return area.say('do.bonus_colour', values);
  if (needs === undefined) return area.say(n > 0 ? 'do.bonus_paid' : 'do.bonus', values);
  return area.say(n > 0 ? 'do.bonus_needs_paid' : 'do.bonus_needs', values);
}

// All that a card shows; its name alone is enough to say what is done with it.
export function cardInWords(area: Area, id: string): string {
  const card = cardOf(area, id);
  return area.say('page.card', {
    colour: area.say(`colour.${card.colour}`),
    symbols: card.symbols.length > 0 ? signNames(area, card.symbols) : area.say('page.noSymbols'),
    action: actionInWords(area, card),
    bonus: bonusInWords(area, card),
  });
}

function iconInWords(area: Area, icon?: string): string {
  if (icon === undefined) return area.say('page.none');
  return area.say(icon === 'crown' || icon === 'point' ? `board.${icon}` : `symbol.${icon}`);
}

export function cityName(area: Area, id: string): string {
  const {colour, icon} = cityOf(area, id);
  return area.say('page.city', {
    city: area.say(`city.${id}`),
    colour: area.say(`colour.${colour}`),
    icon: iconInWords(area, icon),
  });
}

// "3 against 1 (Anna): +4"
export const againstInWords = (area: Area, parts: ReturnType<typeof cannonsAgainst>): string =>
  parts
    .map(({seat, own, other, points}) => area.say('page.scored.against', {name: area.names[seat]!, own, other, points}))
    .join(area.say('page.scored.and'));

// Who has houses there, and where its roads lead.
export function cityInWords(area: Area, id: string): string {
  const houses = area.names.filter((_, seat) => playerOf(area, seat).houses.includes(id));
  return area.say('page.cityAround', {
    houses: listed(area, houses),
    roads: cityNames(area, neighboursOf(area, id)),
  });
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// A button says what the verb would do with the card that is decided on.
function verbInWords(area: Area, verb: string): string {
  const card = activeCard(area, area.seat);
  if (verb === 'bonus' && card !== undefined) return capital(bonusInWords(area, card));
  if (verb === 'run' && card !== undefined) return area.say('page.do.run', {card: card.id});
  return area.say(verb === 'decline' && area.view.phase === 'books' ? 'page.do.declineBooks' : `page.do.${verb}`);
}

export function label(piece: string, area: Area): string {
  const [kind = '', name = ''] = piece.split(':');
  if (kind === 'do') return verbInWords(area, name);
  if (kind === 'city') return cityName(area, name);
  return area.say(`page.piece.${kind}`, {card: name});
}

// The move that pointing at a card in hand would mean.
function attemptCard(id: string, area: Area): string | undefined {
  const {hand, row} = playerOf(area, area.seat);
  const others = hand.filter((other) => other !== id);
  switch (area.view.phase) {
    case 'setup':
      return `lay ${[id, ...others].slice(0, area.edition.start_row.value).join(' ')}`;
    case 'play':
      return `play ${id} ${others[0]} under ${row[0]}`;
    case 'run':
      return `run discard ${id}`;
    default:
      return undefined;
  }
}

export function attempt(piece: string, area: Area): string | undefined {
  const [kind, name = ''] = piece.split(':');
  const {hand} = playerOf(area, area.seat);
  switch (kind) {
    case 'city':
      return `build ${name}`;
    case 'column':
      return area.view.phase === 'play' ? `play ${hand[0]} ${hand[1]} under ${name}` : 'run';
    case 'laid':
      return undefined;
    default:
      return attemptCard(name, area);
  }
}
