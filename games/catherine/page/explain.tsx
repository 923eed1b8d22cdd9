// What is this? What the card says about whatever lies on the table.
import type {ComponentChildren} from 'preact';
import type {Seat} from '@page/engine/protocol';
import type {Area, Explained} from '@page/games';
import {SeatMark} from '@page/ui/seat';
import {explainCard, heldNames} from './explain_card';
import {OrderGoods} from './facts';
import {Emblem, Glyph, type Picture} from './glyphs';
import {
  cardOf,
  citiesOf,
  cityOf,
  columnOf,
  housesLeft,
  levelOf,
  levelsOf,
  orderOf,
  playerOf,
  type City,
  type Colour,
  type Sign,
} from './model';
import {againstInWords, cityInWords, cityName, listed} from './speech';
import {timeInWords} from './pile';
import {Step} from './stairs';
import {
  cannonsAgainst,
  citiesIn,
  connectedWorth,
  housesWorth,
  largestGroup,
  neighboursOf,
  orderFilled,
  orderWorth,
} from './worth';

const large = (inside: ComponentChildren) => <div class="catherine-large">{inside}</div>;
const sign = (of: Picture) => large(<Glyph of={of} size={84} />);

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');

// "A 3, B 1": of everyone.
const counted = ({say, names}: Area, count: (seat: Seat) => number): string =>
  names.map((name, seat) => say('page.about.counted', {name, n: count(seat)})).join(say('list.between'));

// What a house in this city would do for the one who looks.
function houseHere(area: Area, {id, icon}: City): string {
  const {say} = area;
  const player = playerOf(area, area.seat);
  if (player.houses.includes(id)) return say('page.about.city.yours');
  const values = {
    n: largestGroup(area, [...player.houses, id]).length,
    now: largestGroup(area, player.houses).length,
    good: icon === undefined ? '' : say(`symbol.${icon}`),
  };
  const wanted = orderOf(area, player).some(({good, filled}) => good === icon && !filled);
  return lines(say('page.about.city.group', values), wanted ? say('page.about.city.wanted', values) : '');
}

function city(area: Area, id: string): Explained {
  const {say} = area;
  const about = cityOf(area, id);
  const good = about.icon === undefined || about.icon === 'crown' || about.icon === 'point' ? undefined : about.icon;
  const kind = good === undefined ? (about.icon ?? 'plain') : 'good';
  const neighbours = neighboursOf(area, id);
  return {
    title: cityName(area, id),
    text: lines(
      say(`page.about.city.${kind}`, {good: good === undefined ? '' : say(`symbol.${good}`)}),
      cityInWords(area, id),
    ),
    now: houseHere(area, about),
    picture: large(
      <span class="catherine-large-city">
        <Glyph of={about.icon ?? 'house'} size={70} />
        <Emblem of={about.colour} size={30} />
      </span>,
    ),
    rule: 'houses',
    related: neighbours.map((one) => `city:${one}`),
  };
}

function road(area: Area, from: string, to: string): Explained {
  const {say, names} = area;
  const values = {from: say(`city.${from}`), to: say(`city.${to}`)};
  const joined = names.filter((_, seat) => [from, to].every((id) => playerOf(area, seat).houses.includes(id)));
  const player = playerOf(area, area.seat);
  const group = largestGroup(area, player.houses).length;
  const {multiplier: times} = levelOf(area, player);
  return {
    title: say('page.about.road.title', values),
    text: say('page.about.road.text'),
    now: lines(
      joined.length > 0 ? say('page.about.road.joined', {names: listed(area, joined)}) : say('page.about.road.nobody'),
      say('page.about.group', {n: group, times, points: group * times}),
    ),
    picture: sign('house'),
    rule: 'final',
    related: [`city:${from}`, `city:${to}`],
  };
}

function region(area: Area, colour: Colour): Explained {
  const {say} = area;
  const cities = citiesIn(area, colour);
  const values = {colour: say(`colour.${colour}`), n: cities.length};
  const here = (seat: Seat) => playerOf(area, seat).houses.filter((id) => cities.includes(id)).length;
  return {
    title: say('page.about.region.title', values),
    text: say('page.about.region.text', values),
    now: say('page.about.region.now', {list: counted(area, here)}),
    picture: large(<Emblem of={colour} size={84} />),
    rule: 'houses',
    related: cities.map((id) => `city:${id}`),
  };
}

function step(area: Area, level: number): Explained {
  const {say} = area;
  const {hand_limit: limit, points, multiplier: times} = levelsOf(area)[level]!;
  const above = level - playerOf(area, area.seat).favour;
  const kind = above > 0 ? 'above' : above < 0 ? 'below' : 'here';
  return {
    title: say('page.about.step.title', {n: level}),
    text: say('page.about.step.text', {limit, points, times}),
    now: say(`page.about.step.${kind}`, {n: Math.abs(above)}),
    picture: large(
      <div class="catherine-large-step">
        <Step area={area} level={level} />
      </div>,
    ),
    rule: 'favour',
    related: [`favour:${area.seat}`],
  };
}

const LINES = {limit: ['card', 'drawing'], points: ['point', 'decade'], times: ['house', 'final']} as const;

function track(area: Area, what: keyof typeof LINES): Explained {
  const {hand_limit: limit, points, multiplier: times} = levelOf(area, playerOf(area, area.seat));
  const [picture, rule] = LINES[what];
  return {
    title: area.say(`page.stairs.${what}`),
    text: area.say(`page.about.track.${what}`),
    now: area.say(`page.about.track.now.${what}`, {n: {limit, points, times}[what]}),
    picture: sign(picture),
    rule,
    related: [`step:${playerOf(area, area.seat).favour}`],
  };
}

function time(area: Area): Explained {
  const {say, edition, view} = area;
  const rounds = edition.rounds_per_decade.value;
  const values = {rounds, decades: edition.decades.value, n: rounds - view.round};
  return {
    title: timeInWords(area),
    text: say('page.about.time.text', values),
    now: view.phase === 'over' ? undefined : say('page.about.time.left', values),
    picture: large(<span class="catherine-large-number">{Math.min(view.round + 1, rounds)}</span>),
    rule: 'decade',
  };
}

const back = large(<div class="catherine-card back" />);

function pile(area: Area): Explained {
  return {
    title: area.say('board.pile', {n: area.view.pile}),
    text: area.say('page.about.pile'),
    picture: back,
    rule: 'drawing',
  };
}

function discards(area: Area): Explained {
  return {
    title: area.say('board.discards', {n: area.view.discards.length}),
    text: area.say('page.about.discards'),
    picture: back,
    rule: 'drawing',
  };
}

function hand(area: Area, owner: Seat): Explained {
  const {say} = area;
  const player = playerOf(area, owner);
  const {hand_limit: limit} = levelOf(area, player);
  const room = Math.max(0, limit - player.hand_size);
  const whose = owner === area.seat ? 'mine' : 'theirs';
  return {
    title: say('page.hand', {n: player.hand_size, limit}),
    text: say('page.about.hand.text'),
    now: say(`page.about.hand.${whose}`, {name: area.persons[owner]!, n: room}),
    picture: sign('card'),
    rule: 'drawing',
    related: [`step:${player.favour}`, ...(owner === area.seat ? heldNames(player.hand) : [])],
  };
}

function favour(area: Area, owner: Seat): Explained {
  const {say} = area;
  const player = playerOf(area, owner);
  const {hand_limit: limit, points, multiplier: times} = levelOf(area, player);
  return {
    title: say('page.about.step.title', {n: player.favour}),
    text: say('page.about.favour'),
    now: say('page.about.step.text', {limit, points, times}),
    picture: sign('crown'),
    rule: 'favour',
    related: [`step:${player.favour}`],
  };
}

function houses(area: Area, owner: Seat): Explained {
  const {say} = area;
  const player = playerOf(area, owner);
  const group = largestGroup(area, player.houses);
  const {multiplier: times} = levelOf(area, player);
  return {
    title: say('board.houses', {n: housesLeft(area, player)}),
    text: say('page.about.houses.text'),
    now: lines(
      say('page.about.houses.now', {n: player.houses.length, points: housesWorth(area, player)}),
      say('page.about.group', {n: group.length, times, points: connectedWorth(area, player)}),
    ),
    picture: large(<SeatMark seat={owner} size={64} />),
    rule: 'houses',
    related: player.houses.map((id) => `city:${id}`),
  };
}

function jokers(area: Area, owner: Seat): Explained {
  return {
    title: area.say('board.jokers', {n: playerOf(area, owner).jokers}),
    text: area.say('page.about.jokers'),
    picture: sign('joker'),
    rule: 'books',
    related: [`order:${owner}`],
  };
}

const SCORED = {cannon: 'cannon', book: 'book'} as const;

function owned(area: Area, owner: Seat, symbol: Sign): Explained {
  const {say} = area;
  const player = playerOf(area, owner);
  const values = {n: player.owned[symbol], symbol: say(`symbol.${symbol}`)};
  const all = counted(area, (seat) => playerOf(area, seat).owned[symbol]);
  return {
    title: say('counted', values),
    text: say(`page.about.owned.${SCORED[symbol as keyof typeof SCORED] ?? 'good'}`, values),
    now: symbol === 'cannon' ? againstInWords(area, cannonsAgainst(area, owner)) : all,
    picture: sign(symbol),
    rule: symbol === 'cannon' ? 'decade' : symbol === 'book' ? 'books' : 'cards',
    related: [
      ...player.row.filter((id) => cardOf(area, id).symbols.includes(symbol)).map((id) => `column:${id}`),
      ...player.houses.filter((id) => cityOf(area, id).icon === symbol).map((id) => `city:${id}`),
    ],
  };
}

function order(area: Area, owner: Seat): Explained {
  const {say, edition} = area;
  const player = playerOf(area, owner);
  const goods = orderOf(area, player);
  const worth = Object.entries(edition.order_points.value as Record<string, number>);
  const open = new Set(goods.filter(({filled}) => !filled).map(({good}) => good));
  const values = {n: orderFilled(area, player), all: goods.length, points: orderWorth(area, player)};
  return {
    title: say('page.about.order.title'),
    text: say('page.about.order.text', {
      list: worth.map(([n, points]) => say('page.about.order.worth', {n, points})).join(say('list.between')),
    }),
    now: say('page.about.order.now', values),
    picture: large(<OrderGoods order={goods} name="" />),
    rule: 'final',
    related: citiesOf(area)
      .filter(({id, icon}) => open.has(icon as never) && !player.houses.includes(id))
      .map(({id}) => `city:${id}`),
  };
}

function free(area: Area, id: string): Explained {
  const {say, names, seat} = area;
  const {colour} = cardOf(area, id);
  const owner = names.findIndex((_, one) => columnOf(playerOf(area, one), id) >= 0);
  const held = playerOf(area, seat).hand.filter((one) => cardOf(area, one).colour === colour);
  const values = {colour: say(`colour.${colour}`), n: held.length};
  return {
    title: say('page.about.free.title', values),
    text: say('page.about.free.text', values),
    now: owner === seat ? say('page.about.free.held', values) : undefined,
    picture: large(<Emblem of={colour} size={84} />),
    rule: 'laying',
    related: [`column:${id}`, ...(owner === seat ? heldNames(held) : [])],
  };
}

function empty(area: Area): Explained {
  return {
    title: area.say('page.about.empty.title'),
    text: area.say('page.about.empty.text'),
    picture: sign('card'),
    rule: 'laying',
  };
}

function covered(area: Area): Explained {
  return {
    title: area.say('page.about.covered.title'),
    text: area.say('page.about.covered.text'),
    picture: back,
    rule: 'course',
  };
}

// The log names cards and cities without their kind.
function kindOf({edition}: Area, name: string): string[] {
  const among = (kind: 'cards' | 'cities') => edition[kind].value.some(({id}: {id: string}) => id === name);
  if (among('cards')) return ['card', name];
  return among('cities') ? ['city', name] : name.split(':');
}

const ANSWERS: Record<string, (area: Area, name: string, more: string) => Explained> = {
  city,
  road,
  region: (area, colour) => region(area, colour as Colour),
  step: (area, level) => step(area, Number(level)),
  track: (area, what) => track(area, what as keyof typeof LINES),
  time,
  pile,
  discards,
  hand: (area, owner) => hand(area, Number(owner)),
  favour: (area, owner) => favour(area, Number(owner)),
  houses: (area, owner) => houses(area, Number(owner)),
  jokers: (area, owner) => jokers(area, Number(owner)),
  owned: (area, owner, symbol) => owned(area, Number(owner), symbol as Sign),
  order: (area, owner) => order(area, Number(owner)),
  free,
  empty,
  covered,
  ...Object.fromEntries(['card', 'row', 'below', 'discard', 'column', 'laid'].map((kind) => [kind, explainCard])),
};

// Asked about from the log, the piece itself lights up too.
export function explain(asked: string, area: Area): Explained | undefined {
  const [kind, name = '', more = ''] = kindOf(area, asked);
  const about = ANSWERS[kind!]?.(area, name, more);
  if (about === undefined || name !== asked) return about;
  const pieces = kind === 'city' ? [`city:${name}`] : [`column:${name}`, `laid:${name}`, ...heldNames([name])];
  return {...about, related: [...pieces, ...(about.related ?? [])]};
}
