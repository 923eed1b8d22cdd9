// What is this? What the card says about a player: what stands in the city, and the facts beside it.
import type {ComponentChildren} from 'preact';
import type {Area, Explained} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {SeatMark} from '@page/ui/seat';
import {Building} from './art';
import {projectName} from './cards';
import {Wall, levelsOf} from './city';
import {IncomeCubes, honourOf, incomeInWords} from './facts';
import {CubeGlyph, FIRE, GOLD, SignGlyph, TypeGlyph} from './glyphs';
import {
  CUBES,
  LEVELS,
  MOST_LEVEL,
  cardOf,
  columnsOf,
  communesOf,
  cubeOf,
  cubesInWords,
  envoysOut,
  honourPoints,
  incomeOf,
  invadersOf,
  leadOf,
  listed,
  nextInvasion,
  playerOf,
  type Type,
} from './model';
import {
  attackOn,
  cardsFor,
  craftsmenFor,
  defenceOf,
  highest,
  incomeIn,
  pointsUpTo,
  wallCards,
  wallDefence,
} from './worth';

const large = (inside: ComponentChildren) => <div class="comuni-large">{inside}</div>;
const NO_ARMIES = LEVELS.map(() => 0);
const wallPicture = (level: number, manned: boolean) =>
  large(<Wall level={level} filled={manned ? LEVELS.map(() => 1) : NO_ARMIES} />);

// Cards in the hand of the one who looks that would do, with what each costs.
function handFor(area: Area, level: number, type?: Type): string {
  const {say} = area;
  const fit = cardsFor(area, playerOf(area, area.seat), type).map((id) => {
    const one = cardOf(area, id);
    const n = craftsmenFor(one.rating, level);
    const values = {what: projectName(say, one), level: one.rating, n, cubes: say('cubes.craftsman', {n})};
    return say(n > 0 ? 'page.about.useFor' : 'page.about.use', values);
  });
  return fit.length > 0 ? say('page.about.hand', {cards: fit.join(say('list.between'))}) : say('page.about.noCard');
}

const handOf = (area: Area, type?: Type) => cardsFor(area, playerOf(area, area.seat), type).map((id) => `card:${id}`);

// Raising what stands there, or a new one.
export function raiseBuilding(area: Area, type: Type, level: number): Explained {
  const {say, edition} = area;
  const values = {
    type: say(`type.${type}`),
    level,
    points: edition.level_points.value[level - 1],
    cube: say(`cube.${cubeOf(type)}`),
  };
  return {
    title: say(level === 1 ? 'page.newBuilding' : 'page.raiseBuilding', values),
    text: [
      say(level === 1 ? 'page.about.build.new' : 'page.about.build.raise', values),
      say('page.about.build.text', values),
    ].join(' '),
    now: handFor(area, level, type),
    picture: large(<Building kind={type} level={level} />),
    rule: 'building',
    related: [`activity:${area.seat}:${type}`, ...handOf(area, type)],
  };
}

// A building that nobody raises now.
export function built(area: Area, owner: Seat, type: Type, level: number): Explained {
  const {say} = area;
  const n = playerOf(area, owner).buildings[type][level - 1]!;
  const values = {
    type: say(`type.${type}`),
    level,
    n,
    points: pointsUpTo(area, level),
    cubes: say(`cubes.${cubeOf(type)}`, {n: level}),
  };
  return {
    title: say('page.building', values),
    text: [say('page.about.built.text', values), ...(level === MOST_LEVEL ? [say('page.about.built.full')] : [])].join(
      ' ',
    ),
    picture: large(<Building kind={type} level={level} />),
    rule: 'building',
    related: [`activity:${owner}:${type}`],
  };
}

export function activity(area: Area, owner: Seat, type: Type): Explained {
  const {say} = area;
  const player = playerOf(area, owner);
  const active = player.active.includes(type);
  const best = highest(player.buildings[type]);
  const levels = levelsOf(player.buildings[type]);
  const values = {
    type: say(`type.${type}`),
    name: area.persons[owner]!,
    levels: levels || say('nothing'),
    n: incomeIn(area, owner, cubeOf(type)),
    cubes: say(`cubes.${cubeOf(type)}`, {n: incomeIn(area, owner, cubeOf(type))}),
  };
  return {
    title: say(active ? 'page.active' : 'page.grey', values),
    text: say('page.about.activity.text', values),
    now: [say('page.about.activity.levels', values), say('page.about.activity.income', values)].join('\n'),
    picture: large(
      best > 0 ? <Building kind={type} level={best} /> : <TypeGlyph type={type} size={80} grey={!active} />,
    ),
    rule: 'income',
    related: [`master:${type}`, ...LEVELS.map((level) => `built:${owner}:${type}:${level}`)],
  };
}

function wallsNow(area: Area, owner: Seat): string {
  const {walls: counts} = playerOf(area, owner);
  const armies = wallCards(counts);
  if (armies === 0) return area.say('page.about.walls.none');
  return area.say('page.about.walls.now', {n: armies, worth: wallDefence(counts, armies)});
}

export function walls(area: Area, owner: Seat): Explained {
  const {say} = area;
  const {walls: counts} = playerOf(area, owner);
  return {
    title: say('page.wallsOf', {levels: levelsOf(counts) || say('nothing')}),
    text: say('page.about.walls.text'),
    now: wallsNow(area, owner),
    picture: wallPicture(Math.max(1, highest(counts)), true),
    rule: 'invasion',
    related: [`attack:${owner}`],
  };
}

export function walled(area: Area, owner: Seat, level: number): Explained {
  const n = playerOf(area, owner).walls[level - 1]!;
  return {
    title: area.say('page.wall', {level, n}),
    text: area.say('page.about.walls.text'),
    now: area.say('page.about.walls.now', {n: level, worth: wallDefence([...NO_ARMIES.slice(0, level - 1), 1], level)}),
    picture: wallPicture(level, true),
    rule: 'walls',
    related: [`walls:${owner}`],
  };
}

export function raiseWall(area: Area, level: number): Explained {
  const {say} = area;
  return {
    title: say(level === 1 ? 'page.newWall' : 'page.raiseWall', {level}),
    text: [
      say('page.about.wall.text', {level}),
      say('page.about.wall.worth', {level, worth: level + 1}),
      ...(level === MOST_LEVEL ? [say('page.about.wall.bonus')] : []),
    ].join(' '),
    now: handFor(area, level),
    picture: wallPicture(level, false),
    rule: 'walls',
    related: [`walls:${area.seat}`, ...handOf(area)],
  };
}

export function commune(area: Area, owner: Seat): Explained {
  const {say} = area;
  const player = playerOf(area, owner);
  const number = communesOf(area).findIndex(({id}) => id === player.commune) + 1;
  const brought = CUBES.map((kind) => [kind, incomeIn(area, owner, kind)] as const);
  const values = {
    n: number,
    commune: say(`commune.${player.commune}`),
    name: area.persons[owner]!,
    cubes: cubesInWords(area, Object.fromEntries(brought)),
    any: incomeOf(area, player).any ?? 0,
  };
  return {
    title: say('page.about.commune.title', values),
    text: [say('page.about.commune.text', values), incomeInWords(area, incomeOf(area, player))].join(' '),
    now: say('page.about.commune.now', values),
    picture: large(
      <span class="comuni-large-pair">
        <SeatMark seat={owner} size={60} />
        <IncomeCubes income={incomeOf(area, player)} />
      </span>,
    ),
    rule: 'income',
    related: player.active.map((type) => `activity:${owner}:${type}`),
  };
}

export function envoys(area: Area, owner: Seat): Explained {
  const {say} = area;
  const out = columnsOf(area).flatMap((column, i) => (column?.bid?.seat === owner ? [i + 1] : []));
  const values = {
    n: area.edition.envoys.value - envoysOut(area, owner),
    all: area.edition.envoys.value,
    columns: listed(area, out.map(String)),
  };
  return {
    title: say('page.envoys', values),
    text: say('page.about.envoys.text', values),
    now: out.length > 0 ? say('page.about.envoys.out', values) : say('page.about.envoys.none'),
    picture: large(<SignGlyph sign="envoy" size={80} />),
    rule: 'bidding',
    related: out.map((n) => `column:${n}`),
  };
}

export function attack(area: Area, owner: Seat): Explained {
  const {say} = area;
  const {id, strength} = invadersOf(area)[nextInvasion(area)]!;
  const {walls: counts} = playerOf(area, owner);
  const values = {
    n: attackOn(area, owner, 0),
    strength,
    lead: leadOf(area, owner),
    invader: say(`invader.${id}`),
    defence: defenceOf(area, owner, wallCards(counts)),
    armies: wallCards(counts),
  };
  return {
    title: say('page.about.attack.title', values),
    text: say('page.about.attack.text', values),
    now: say('page.about.attack.now', values),
    picture: large(<SignGlyph sign="sword" size={80} />),
    rule: 'invasion',
    related: [`invader:${id}`, `points:${owner}`, `walls:${owner}`],
  };
}

export function honour(area: Area, owner: Seat): Explained {
  const {say} = area;
  const counters = playerOf(area, owner).honour ?? [];
  const list = counters.map((one) =>
    say('page.about.honour.counter', {
      invader: say(`invader.${one.split('-')[0]}`),
      n: honourPoints(area, one),
    }),
  );
  return {
    title: say('page.honour', {n: honourOf(area, owner)}),
    text: say('page.about.honour.text'),
    now: list.length > 0 ? list.join(say('list.between')) : undefined,
    picture: large(<SignGlyph sign="honour" size={80} fill={GOLD} />),
    rule: 'honour',
    related: ['league'],
  };
}

export function plunder(area: Area, owner: Seat): Explained {
  const n = playerOf(area, owner).plunder;
  return {
    title: area.say('page.plunder', {n}),
    text: area.say('page.about.plunder.text'),
    now: area.say(n > 0 ? 'page.about.plunder.now' : 'page.about.plunder.none', {n}),
    picture: large(<SignGlyph sign="plunder" size={80} fill={FIRE} />),
    rule: 'plunder',
    related: owner === area.seat ? ['own:pilgrim'] : [],
  };
}

export function underway(area: Area): Explained {
  return {
    title: area.say('page.built', area.view.built),
    text: area.say('page.about.underway'),
    picture: large(<CubeGlyph cube="craftsman" size={80} />),
    rule: 'building',
    related: ['own:craftsman'],
  };
}

export function screen(area: Area, owner: Seat): Explained {
  return {
    title: area.say('page.screen'),
    text: area.say('page.about.screen', {name: area.persons[owner]!}),
    picture: large(<SeatMark seat={owner} size={70} />),
    rule: 'options',
  };
}
