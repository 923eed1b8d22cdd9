// What is this? What the card says about whatever lies on the table.
import type {ComponentChildren} from 'preact';
import type {Area, Explained} from '@page/games';
import {BackPicture, CardFace} from './cards';
import {COLOURS, Chip, Gem, Pile, type Colour, type GemColour} from './gems';
import {boughtOf, cardOf, duesOf, missingIn, nobleOf, playerOf, tokensOf, type Due, type Player} from './means';
import {Needs, NobleFace} from './nobles';
import {inWords} from './spoken';

const large = (kind: string, inside: ComponentChildren) => <div class={`sp-large ${kind}`}>{inside}</div>;

const counted = (dues: Due[], part: 'price' | 'gems' | 'missing') =>
  Object.fromEntries(dues.map((due) => [due.colour, due[part]]));

function stock(area: Area, colour: Colour): Explained {
  const {say, view, edition, seat} = area;
  const me = playerOf(area, seat);
  const held = {tokens: me.tokens[colour], cards: colour === 'gold' ? 0 : me.bonuses[colour]};
  const values = {colour: say(`colour.${colour}`), n: view.stock[colour], needs: edition.alike_needs.value, ...held};
  const kind = colour === 'gold' ? 'gold' : 'gem';
  return {
    title: say('page.stock', values),
    text: say(`page.about.stock.${kind}`, values),
    now: say(`page.about.stock.have-${kind}`, values),
    picture: large('sp-large-pile', <Pile colour={colour} count={view.stock[colour]} />),
    rule: colour === 'gold' ? 'reserve' : 'take',
    related: [`own:${colour}`, `bought:${seat}:${colour}`],
  };
}

function tokens(area: Area, owner: number, colour: Colour): Explained {
  const {say, edition} = area;
  const player = playerOf(area, owner);
  const values = {
    colour: say(`colour.${colour}`),
    n: player.tokens[colour],
    all: tokensOf(player),
    most: edition.token_limit.value,
  };
  return {
    title: say('page.own', values),
    text: say(colour === 'gold' ? 'page.about.tokens.gold' : 'page.about.tokens.gem', values),
    now: say('page.tokens', {n: values.all, most: values.most}),
    picture: large('sp-large-chip', <Chip colour={colour} any={values.n > 0} />),
    rule: colour === 'gold' ? 'payment' : 'components',
  };
}

function bought(area: Area, owner: number, colour: GemColour): Explained {
  const player = playerOf(area, owner);
  const cards = boughtOf(area, player, colour);
  const newest = cards.at(-1);
  const values = {
    colour: area.say(`colour.${colour}`),
    n: cards.length,
    points: cards.reduce((sum, card) => sum + card.points, 0),
  };
  return {
    title: area.say('page.bought', values),
    text: area.say(cards.length > 0 ? 'page.about.bonus' : 'page.about.noBonus', values),
    picture: newest ? large('sp-card', <CardFace card={newest} />) : large('sp-large-chip', <Gem colour={colour} />),
    rule: 'components',
  };
}

// Cards and tokens of one colour that somebody else has.
function holding(area: Area, owner: number, colour: Colour): Explained {
  const values = {n: 0, tokens: playerOf(area, owner).tokens[colour], colour: area.say(`colour.${colour}`)};
  if (colour === 'gold') return tokens(area, owner, colour);
  const about = bought(area, owner, colour);
  const n = playerOf(area, owner).bonuses[colour];
  return {...about, title: area.say('page.holding', {...values, n}), now: tokens(area, owner, colour).now};
}

function count(area: Area, owner: number): Explained {
  const values = {n: tokensOf(playerOf(area, owner)), most: area.edition.token_limit.value};
  return {
    title: area.say('page.tokens', values),
    text: area.say('page.about.count', values),
    picture: large('sp-large-chip', <Chip colour="gold" />),
    rule: 'limit',
  };
}

function deck(area: Area, level: number): Explained {
  const {say, view, seat} = area;
  const values = {level, n: view.decks[level - 1]};
  return {
    title: say('page.deck', values),
    text: say('page.about.deck', values),
    now: say('page.about.reserved', {n: playerOf(area, seat).reserved.length, most: 3}),
    picture: large(`sp-card sp-back sp-back-${level}`, <BackPicture level={level} />),
    rule: 'reserve',
  };
}

function covered(area: Area, level: number): Explained {
  return {
    title: area.say('page.covered', {level}),
    text: area.say('page.about.covered', {level}),
    picture: large(`sp-card sp-back sp-back-${level}`, <BackPicture level={level} />),
    rule: 'hidden',
  };
}

// What the one who looks would pay, and with what: bought cards, tokens, and what is missing.
function priceNow(area: Area, dues: Due[]): Pick<Explained, 'now' | 'related'> {
  const me = playerOf(area, area.seat);
  const gold = missingIn(dues);
  const can = gold <= me.tokens.gold;
  return {
    now: can
      ? area.say('page.about.pay', {pay: inWords(area, {...counted(dues, 'gems'), gold})})
      : area.say('page.about.lack', {missing: inWords(area, counted(dues, 'missing')), gold: me.tokens.gold}),
    related: dues.flatMap(({colour, bonus, gems, missing}) => [
      ...(bonus > 0 ? [`bought:${area.seat}:${colour}`] : []),
      ...(gems > 0 ? [`own:${colour}`] : []),
      ...(missing > 0 ? [can ? 'own:gold' : `token:${colour}`] : []),
    ]),
  };
}

function card(area: Area, id: string): Explained {
  const {say} = area;
  const about = cardOf(area, id);
  const holder = area.view.players.findIndex(({reserved, bought}: Player) =>
    [...reserved.map((one) => one.card), ...bought].includes(id),
  );
  const values = {
    level: about.level,
    points: about.points,
    colour: say(`colour.${about.bonus}`),
    cost: inWords(area, about.cost),
    name: area.persons[holder] ?? '',
  };
  const own = holder < 0 || (holder === area.seat && !playerOf(area, holder).bought.includes(id));
  const whose = playerOf(area, holder)?.bought.includes(id) ? 'boughtBy' : 'reservedBy';
  return {
    title: say('card', values),
    text: say(about.points > 0 ? 'page.about.card' : 'page.about.plainCard', values),
    picture: large('sp-card', <CardFace card={about} />),
    rule: 'buy',
    ...(own
      ? priceNow(area, duesOf(playerOf(area, area.seat), about.cost))
      : {now: say(`page.about.${whose}`, values)}),
  };
}

function noble(area: Area, id: string): Explained {
  const {say, seat} = area;
  const {points, needs} = nobleOf(area, id);
  const me = playerOf(area, seat);
  const host = area.view.players.findIndex(({nobles}: Player) => nobles.includes(id));
  const missing = Object.fromEntries(
    COLOURS.map((colour) => [colour, Math.max(0, (needs[colour] ?? 0) - me.bonuses[colour])]),
  );
  const lacks = COLOURS.filter((colour) => missing[colour]);
  const values = {
    points,
    needs: inWords(area, needs, 'cards'),
    missing: inWords(area, missing, 'cards'),
    name: area.persons[host] ?? '',
  };
  return {
    title: say('page.about.nobleTitle', values),
    text: say('page.about.noble', values),
    now: say(`page.about.${host >= 0 ? 'visited' : lacks.length > 0 ? 'nobleLacks' : 'nobleComes'}`, values),
    picture: large(
      'sp-noble',
      <NobleFace area={area} id={id}>
        <Needs needs={needs} host={me} />
      </NobleFace>,
    ),
    rule: 'nobles',
    related: host >= 0 ? [] : lacks.map((colour) => `bought:${seat}:${colour}`),
  };
}

function round(area: Area): Explained {
  const {say, edition} = area;
  return {
    title: area.view.last_round ? say('board.last_round') : say('board.round', {n: area.view.rounds + 1}),
    text: say('page.about.round', {goal: edition.goal.value}),
    picture: large('sp-large-chip', <Gem colour="gold" />),
    rule: 'end',
  };
}

// The log names cards and nobles without their kind.
function kindOf({edition}: Area, name: string): string[] {
  const among = (kind: 'cards' | 'nobles') => edition[kind].value.some(({id}: {id: string}) => id === name);
  if (among('cards')) return ['card', name];
  return among('nobles') ? ['noble', name] : name.split(':');
}

// Asked about from the log, the piece itself lights up too.
export function explain(asked: string, area: Area): Explained | undefined {
  const about = answer(asked, area);
  const [kind, name] = kindOf(area, asked);
  if (about === undefined || name === undefined || name !== asked) return about;
  return {...about, related: [`${kind}:${name}`, ...(about.related ?? [])]};
}

function answer(asked: string, area: Area): Explained | undefined {
  const [kind, name = '', more = ''] = kindOf(area, asked);
  switch (kind) {
    case 'token':
      return stock(area, name as Colour);
    case 'own':
      return tokens(area, area.seat, name as Colour);
    case 'tokens':
      return tokens(area, Number(name), more as Colour);
    case 'bought':
      return bought(area, Number(name), more as GemColour);
    case 'holding':
      return holding(area, Number(name), more as Colour);
    case 'count':
      return count(area, Number(name));
    case 'deck':
      return deck(area, Number(name));
    case 'covered':
      return covered(area, Number(name));
    case 'card':
      return card(area, name);
    case 'noble':
      return noble(area, name);
    case 'round':
      return round(area);
    default:
      return undefined;
  }
}
