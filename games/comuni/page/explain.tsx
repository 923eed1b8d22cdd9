// What is this? What the card says about whatever lies on the table: here the board and the cards; what
// stands in the cities is in explain_city.
import type {ComponentChildren} from 'preact';
import type {Area, Explained} from '@page/games';
import {SeatMark} from '@page/ui/seat';
import {CardFace, projectName} from './cards';
import {Crown} from './city';
import {BidSpot, columnName} from './columns';
import {
  activity,
  built,
  commune,
  envoys,
  attack,
  honour,
  plunder,
  raiseBuilding,
  raiseWall,
  screen,
  underway,
  walled,
  walls,
} from './explain_city';
import {AnyGlyph, CubeGlyph, InvaderShield, SignGlyph, TypeGlyph} from './glyphs';
import {
  CUBES,
  TYPES,
  cardInWords,
  cardOf,
  columnKind,
  columnsOf,
  communesOf,
  cubeOf,
  cubesInWords,
  decksOf,
  invadersOf,
  listed,
  nextInvasion,
  playerOf,
  typeOf,
  type Cube,
  type Type,
} from './model';
import {claimlessMost, deckInWords, invaderInWords} from './track';
import {attackOn, craftsmenFor, incomeIn, levelsOpen, mostBid, pointsOfType, valueOf} from './worth';

const large = (inside: ComponentChildren) => <div class="comuni-large">{inside}</div>;
const cardPicture = (area: Area, id: string) =>
  large(
    <div class="comuni-card">
      <CardFace card={cardOf(area, id)} say={area.say} />
    </div>,
  );

// What a card could become in the city of the one who looks: "economy 2 (1 craftsman)".
function usesOf(area: Area, id: string): string[] {
  const {types, rating} = cardOf(area, id);
  const me = playerOf(area, area.seat);
  const use = (what: string, level: number) => {
    const n = craftsmenFor(rating, level);
    const values = {what, level, n, cubes: area.say('cubes.craftsman', {n})};
    return area.say(n > 0 ? 'page.about.useFor' : 'page.about.use', values);
  };
  return [
    ...types.flatMap((type) => levelsOpen(me.buildings[type]).map((level) => use(area.say(`type.${type}`), level))),
    ...levelsOpen(me.walls).map((level) => use(area.say('board.walls'), level)),
  ];
}

function card(area: Area, id: string): Explained {
  const {say} = area;
  const about = cardOf(area, id);
  const values = {
    name: projectName(say, about),
    card: cardInWords(area, id),
    types: about.types.map((type) => say(`type.${type}`)).join(say('list.or')),
    rating: about.rating,
    uses: usesOf(area, id).join(say('list.between')),
  };
  return {
    title: say('page.about.card.title', values),
    text: say(about.types.length > 1 ? 'page.about.card.mixed' : 'page.about.card.text', values),
    now: say('page.about.card.now', values),
    picture: cardPicture(area, id),
    rule: 'building',
    related: [...about.types.map((type) => `activity:${area.seat}:${type}`), `walls:${area.seat}`],
  };
}

function bidOn(area: Area, index: number): string {
  const {say, seat, persons} = area;
  const bid = columnsOf(area)[index]?.bid;
  if (bid === undefined) return say('page.about.column.free');
  const values = {name: persons[bid.seat]!, cubes: cubesInWords(area, bid), least: valueOf(bid) + 1};
  if (bid.seat === seat) return say('page.about.column.mine', values);
  const most = mostBid(area, seat);
  return most === undefined
    ? say('page.about.column.outbid', values)
    : say('page.about.column.other', {...values, most});
}

function column(area: Area, index: number): Explained {
  const {say} = area;
  const cards = columnsOf(area)[index]?.cards ?? [];
  const bid = columnsOf(area)[index]?.bid;
  const icon = columnKind(area, index).cube_icon;
  return {
    title: columnName(area, index),
    text: [say('page.about.column.text'), ...(icon ? [say('page.about.column.cube')] : [])].join(' '),
    now: [
      say('page.about.column.cards', {
        cards: listed(
          area,
          cards.map((id) => cardInWords(area, id)),
        ),
      }),
      bidOn(area, index),
    ].join('\n'),
    picture: large(
      <div class="comuni-large-column">
        <BidSpot bid={bid} />
        {cards.map((id, i) => (
          <div class="comuni-card" key={i}>
            <CardFace card={cardOf(area, id)} say={say} />
          </div>
        ))}
      </div>,
    ),
    rule: 'bidding',
    related: ['own:gold', 'own:pilgrim', ...(bid === undefined ? [] : [`envoys:${bid.seat}`])],
  };
}

// A bid that the buttons offer: its value, and what comes back.
function bid(area: Area, index: number, cube: Cube, n: number): Explained {
  const {say} = area;
  const values = {cubes: cubesInWords(area, {[cube]: n}), column: columnName(area, index)};
  return {
    title: say('page.about.bid.title', values),
    text: say(cube === 'pilgrim' ? 'page.about.bid.pilgrims' : 'page.about.bid.text'),
    now: bidOn(area, index),
    picture: large(<CubeGlyph cube={cube} size={80} />),
    rule: 'bidding',
    related: [`column:${index + 1}`, `own:${cube}`],
  };
}

function displaced(area: Area): Explained {
  const {say, view, persons} = area;
  const values = {name: persons[view.displaced.seat]!, cubes: cubesInWords(area, view.displaced)};
  return {
    title: say('page.about.displaced.title', values),
    text: say('page.about.displaced.text'),
    now: say('page.about.displaced.now', values),
    picture: large(<SeatMark seat={view.displaced.seat} size={70} />),
    rule: 'displaced',
    related: ['own:pilgrim'],
  };
}

// A cube, in the supply or in a purse.
function cube(area: Area, kind: Cube, title: string, related: string[]): Explained {
  const {say, seat, edition} = area;
  const values = {
    cube: say(`cube.${kind}`),
    n: playerOf(area, seat).cubes?.[kind] ?? 0,
    income: incomeIn(area, seat, kind),
    most: edition.most_cubes_points.value,
    tied: edition.tied_cubes_points.value,
  };
  return {
    title,
    text: [say(`page.about.cube.${kind}`), say('page.about.cube.end', values)].join(' '),
    now: say('page.about.cube.now', values),
    picture: large(<CubeGlyph cube={kind} size={80} />),
    rule: 'cubes',
    related,
  };
}

function supply(area: Area, kind: Cube): Explained {
  const n: number | null = area.view.supply[kind];
  const values = {cube: area.say(`cube.${kind}`), n: n ?? 0};
  const title = area.say(n === null ? 'page.supplySome' : 'page.supply', values);
  return cube(area, kind, title, [`own:${kind}`]);
}

function held(area: Area, owner: number, kind: Cube): Explained {
  const n = playerOf(area, owner).cubes?.[kind] ?? 0;
  return cube(area, kind, area.say(`cubes.${kind}`, {n}), [`cube:${kind}`, `activity:${owner}:${typeOf(kind)}`]);
}

function masterNow(area: Area, type: Type): string {
  const {say, view, seat, persons} = area;
  const holder: number | undefined = view.guildmasters[type];
  const points = (owner: number) => pointsOfType(area, playerOf(area, owner), type);
  const values = {type: say(`type.${type}`), own: points(seat)};
  if (holder === undefined) return say('page.about.master.free', values);
  if (holder === seat) return say('page.about.master.mine', values);
  return say('page.about.master.other', {...values, name: persons[holder]!, n: points(holder)});
}

function master(area: Area, type: Type): Explained {
  const {say, view, edition} = area;
  const holder: number | undefined = view.guildmasters[type];
  const name = say(`guildmaster.${type}`);
  const values = {
    master: name,
    name: area.persons[holder ?? 0]!,
    cube: say(`cubes.${cubeOf(type)}`, {n: 1}),
    points: edition.guildmaster_points.value,
  };
  return {
    title: say(holder === undefined ? 'page.masterFree' : 'page.masterOf', values),
    text: say('page.about.master.text', values),
    now: masterNow(area, type),
    picture: large(
      <span class="comuni-large-pair">
        <Crown size={60} />
        <TypeGlyph type={type} size={48} />
      </span>,
    ),
    rule: 'guildmasters',
    related: area.names.map((_, seat) => `activity:${seat}:${type}`),
  };
}

function league(area: Area): Explained {
  const {say, view, seat} = area;
  const sent = playerOf(area, seat).defence?.league;
  const [high, low] = invadersOf(area)[Math.max(0, nextInvasion(area))]!.honour;
  return {
    title: say('page.league'),
    text: say('page.about.league.text'),
    now:
      view.phase === 'invasion' && sent !== undefined
        ? say('page.about.league.sent', {n: sent})
        : say('page.about.league.now', {high, low}),
    picture: large(<SignGlyph sign="tent" size={80} fill="#39546b" />),
    rule: 'honour',
    related: ['own:army', ...area.names.map((_, owner) => `attack:${owner}`)],
  };
}

function road(area: Area): Explained {
  const {say, view} = area;
  const {id} = invadersOf(area)[nextInvasion(area)]!;
  const values = {n: view.deck.left, invader: say(`invader.${id}`)};
  return {
    title: say('page.about.road.title'),
    text: say('page.about.road.text'),
    now: say(view.last_turns > 0 ? 'page.about.road.last' : 'page.about.road.now', values),
    picture: large(<InvaderShield id={id} past={false} />),
    rule: 'refill',
    related: [`invader:${id}`, 'deck'],
  };
}

function deck(area: Area): Explained {
  const {say, view} = area;
  const all = Object.entries(view.deck.cards as Record<string, number>).map(
    ([id, n]) => `${projectName(say, cardOf(area, id))} ${cardOf(area, id).rating}${n > 1 ? ` ×${n}` : ''}`,
  );
  return {
    title: deckInWords(area),
    text: say('page.about.deck'),
    now: all.length > 0 ? all.join(say('list.between')) : undefined,
    picture: large(<AnyGlyph size={80} />),
    rule: 'refill',
    related: ['road'],
  };
}

function invader(area: Area, id: string): Explained {
  const {say, view, seat} = area;
  const at = invadersOf(area).findIndex((one) => one.id === id);
  const {strength, honour: counters} = invadersOf(area)[at]!;
  const values = {strength, deck: decksOf(area)[at]!, high: counters[0], low: counters[1]};
  const now = nextInvasion(area);
  const past = at < now || view.phase === 'over';
  return {
    title: invaderInWords(area, invadersOf(area)[at]!, past),
    text: say(at === decksOf(area).length - 1 ? 'page.about.invader.last' : 'page.about.invader.text', values),
    now: past
      ? say('page.about.invader.over')
      : at === now
        ? say('page.about.invader.now', {n: attackOn(area, seat, 0)})
        : undefined,
    picture: large(<InvaderShield id={id} past={past} />),
    rule: 'invasion',
    related: at === now ? area.names.map((_, owner) => `attack:${owner}`) : [],
  };
}

function lastTurns(area: Area): Explained {
  return {
    title: area.say('page.lastTurns', {n: area.view.last_turns}),
    text: area.say('page.about.lastTurns'),
    picture: large(<InvaderShield id={invadersOf(area).at(-1)!.id} past={false} />),
    rule: 'last-turns',
    related: [`invader:${invadersOf(area).at(-1)!.id}`],
  };
}

function claimless(area: Area): Explained {
  const values = {n: area.view.claimless, most: claimlessMost(area)};
  return {
    title: area.say('page.claimless', values),
    text: area.say('page.about.claimless', values),
    picture: large(<SignGlyph sign="envoy" size={80} />),
    rule: 'end',
  };
}

// The log names cards, invaders, guildmasters and communes without their kind.
function kindOf(area: Area, name: string): string[] {
  if (area.edition.cards.value.some(({id}: {id: string}) => id === name)) return ['card', name];
  if (invadersOf(area).some(({id}) => id === name)) return ['invader', name];
  if ((TYPES as readonly string[]).includes(name)) return ['master', name];
  if ((CUBES as readonly string[]).includes(name)) return ['cube', name];
  const owner = area.view.players.findIndex((player: {commune: string}) => player.commune === name);
  if (owner >= 0 && communesOf(area).some(({id}) => id === name)) return ['commune', String(owner)];
  return name.split(':');
}

type Teller = (area: Area, a: string, b: string, c: string) => Explained;
const TELLERS: Record<string, Teller> = {
  card,
  shown: card,
  column: (area, n) => column(area, Number(n) - 1),
  bid: (area, n, kind, count) => bid(area, Number(n) - 1, kind as Cube, Number(count)),
  displaced,
  cube: (area, kind) => supply(area, kind as Cube),
  own: (area, kind) => held(area, area.seat, kind as Cube),
  cubes: (area, owner, kind) => held(area, Number(owner), kind as Cube),
  master: (area, type) => master(area, type as Type),
  league,
  road,
  deck,
  invader,
  'last-turns': lastTurns,
  claimless,
  commune: (area, owner) => commune(area, Number(owner)),
  envoys: (area, owner) => envoys(area, Number(owner)),
  attack: (area, owner) => attack(area, Number(owner)),
  honour: (area, owner) => honour(area, Number(owner)),
  plunder: (area, owner) => plunder(area, owner === '' ? area.seat : Number(owner)),
  underway,
  screen: (area, owner) => screen(area, Number(owner)),
  activity: (area, owner, type) => activity(area, Number(owner), type as Type),
  built: (area, owner, type, level) => built(area, Number(owner), type as Type, Number(level)),
  building: (area, type, level) => raiseBuilding(area, type as Type, Number(level)),
  walls: (area, owner) => walls(area, owner === '' ? area.seat : Number(owner)),
  walled: (area, owner, level) => walled(area, Number(owner), Number(level)),
  wall: (area, level) => raiseWall(area, Number(level)),
};

export function explain(asked: string, area: Area): Explained | undefined {
  const [kind = '', a = '', b = '', c = ''] = kindOf(area, asked);
  return TELLERS[kind]?.(area, a, b, c);
}
