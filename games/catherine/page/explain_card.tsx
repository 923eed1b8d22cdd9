// What a card is, and what it would bring as things stand.
import type {Area, Explained} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {CardFace} from './cards';
import {cardOf, cityOf, columnOf, freeFor, playerOf, type Card, type Effect} from './model';
import {actionInWords, bonusInWords, capital, cityNames, signNames} from './speech';
import {bonusOf, ownedWith, placesOf, timesOf} from './worth';

export const cardPicture = (area: Area, id: string) => (
  <div class="catherine-large">
    <div class="catherine-card">
      <CardFace area={area} id={id} />
    </div>
  </div>
);

// In which names a card of one's hand lies on the table, by what may be done with it now.
export const HELD = ['card', 'row', 'below', 'discard'];
export const heldNames = (ids: string[]): string[] => ids.flatMap((id) => HELD.map((kind) => `${kind}:${id}`));

type Now = Pick<Explained, 'now' | 'related'>;

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');

interface Asked {
  area: Area;
  card: Card;
  owner: Seat; // for whom it is reckoned
}

const amountOf = ({area}: Asked, {gain}: Effect, n: number) =>
  area.say(`do.${gain === 'points-per-house' ? 'points' : gain}`, {n});

// What the action brings if it is run as things stand.
function actionNow(asked: Asked): string {
  const {area, card, owner} = asked;
  const player = playerOf(area, owner);
  const whose = owner === area.seat ? 'mine' : 'theirs';
  const name = area.persons[owner]!;
  if (card.action.gain === 'house') {
    const places = placesOf(area, card, player);
    const kind = places.length > 0 ? 'places' : 'noPlace';
    return area.say(`page.about.card.${kind}.${whose}`, {name, cities: cityNames(area, places)});
  }
  const times = timesOf(card.action, columnOf(player, card.id) < 0 ? ownedWith(player, card) : player.owned);
  const kind = times > 0 ? 'brings' : 'nothing';
  return area.say(`page.about.card.${kind}.${whose}`, {
    name,
    gain: amountOf(asked, card.action, card.action.amount * times),
  });
}

// Whether the bonus is due: for all others its price is in the text.
function bonusNow(asked: Asked): string[] {
  const {area, card, owner} = asked;
  const {bonus} = card;
  if (bonus === undefined) return [];
  const player = playerOf(area, owner);
  const {say} = area;
  if (bonus.gain === 'points-per-house')
    return [say('page.about.card.bonus.worth', {gain: amountOf(asked, bonus, bonusOf(area, card, player))})];
  if (bonus.needs === undefined) return [];
  const owned = columnOf(player, card.id) < 0 ? ownedWith(player, card) : player.owned;
  const values = {symbol: say(`symbol.${bonus.needs}`), n: owned[bonus.needs], needed: bonus.count};
  const byTile =
    values.n + 1 === values.needed && placesOf(area, card, player).some((id) => cityOf(area, id).icon === bonus.needs);
  const kind = values.n >= values.needed ? 'due' : byTile ? 'byTile' : 'lacks';
  return [say(`page.about.card.bonus.${kind}`, values)];
}

// A card of the row waits for its colour, or has been activated.
function inRow(asked: Asked): Now {
  const {area, card, owner} = asked;
  const {say} = area;
  const player = playerOf(area, owner);
  const column = columnOf(player, card.id);
  const below = player.under[column];
  const active = player.active === column + 1;
  if (below && !active) return {now: say('page.about.card.used'), related: [`laid:${below}`]};
  const brings = [actionNow(asked), ...bonusNow(asked)];
  if (below) return {now: lines(...brings), related: [`laid:${below}`]};
  const held = player.hand.filter((id) => cardOf(area, id).colour === card.colour);
  const values = {colour: say(`colour.${card.colour}`), n: held.length};
  const waits = say(`page.about.card.waits.${owner === area.seat ? 'mine' : 'theirs'}`, values);
  return {now: lines(...brings, waits), related: [`free:${card.id}`, ...heldNames(held)]};
}

// A card in hand could be laid, or put below one of its colour.
function inHand(asked: Asked): Now {
  const {area, card} = asked;
  const free = freeFor(area, playerOf(area, area.seat), card.colour);
  const lends = area.say(`page.about.card.${free.length > 0 ? 'lends' : 'lendsNot'}`, {
    colour: area.say(`colour.${card.colour}`),
    n: free.length,
  });
  return {
    now: lines(actionNow(asked), ...bonusNow(asked), lends),
    related: free.flatMap((id) => [`column:${id}`, `free:${id}`]),
  };
}

// Below another card it does nothing but lend its colour.
function laid(area: Area, card: Card, above: string): Now {
  const match = cardOf(area, above).colour === card.colour;
  return {
    now: area.say(`page.about.card.${match ? 'match' : 'differ'}`, {colour: area.say(`colour.${card.colour}`)}),
    related: [`column:${above}`],
  };
}

// Wherever it lies.
function now(area: Area, card: Card): Now {
  for (const [owner, {row, under, hand}] of area.names.map((_, seat) => playerOf(area, seat)).entries()) {
    const above = row[under.indexOf(card.id)];
    if (above !== undefined) return laid(area, card, above);
    if (row.includes(card.id)) return inRow({area, card, owner});
    if (owner === area.seat && hand.includes(card.id)) return inHand({area, card, owner});
  }
  return area.view.discards.includes(card.id) ? {now: area.say('page.about.card.discarded')} : {};
}

export function explainCard(area: Area, id: string): Explained {
  const card = cardOf(area, id);
  const {say} = area;
  const values = {colour: say(`colour.${card.colour}`), action: actionInWords(area, card)};
  const shows = card.symbols.length > 0 ? say('page.about.card.shows', {symbols: signNames(area, card.symbols)}) : '';
  return {
    title: say('page.about.card.title', values),
    text: lines(shows, say('page.about.card.bonus.text', {bonus: capital(bonusInWords(area, card))})),
    picture: cardPicture(area, id),
    rule: 'actions',
    ...now(area, card),
  };
}
