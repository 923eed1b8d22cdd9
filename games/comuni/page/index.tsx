// Comuni's table: terracotta and stone. Projects hang in columns under banners, the invader marches
// up the road, and every player builds streets of towers behind walls.
import type {Area, GamePage} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';
import {useNarrow} from '@page/ui/narrow';
import {Bidding, useBidColumn} from './bidding';
import {Columns, columnLabel} from './columns';
import {Gallery} from './gallery';
import {Guild} from './guild';
import {explain} from './explain';
import {Invasion} from './invasion';
import {Hand, Mine} from './mine';
import {TYPES, cardInWords, cardOf, incomeOf, playerOf, type Cube, type Type} from './model';
import {paragraph} from './paragraph';
import {picture} from './picture';
import {moves} from './moves';
import {scorings} from './scoring';
import {Other} from './shorts';
import {Track} from './track';

function Guilds({area}: {area: Area}) {
  return (
    <div class="comuni-guilds">
      {TYPES.map((type) => (
        <Guild key={type} area={area} type={type} />
      ))}
    </div>
  );
}

// What one decides with stands below the columns, or in the dock.
function Table(area: Area) {
  const column = useBidColumn(area);
  const narrow = useNarrow();
  return (
    <div class="comuni-table">
      <div class="comuni-board">
        <Track area={area} />
        {area.view.phase === 'invasion' ? (
          <Invasion area={area} />
        ) : (
          <>
            <Columns area={area} />
            {column !== undefined && !narrow ? <Bidding area={area} column={column} /> : <Guilds area={area} />}
          </>
        )}
      </div>
    </div>
  );
}

function buildingLabel(area: Area, type: string, level: number): string {
  const values = {
    type: area.say(`type.${type}`),
    level,
    points: area.edition.level_points.value[level - 1],
  };
  return area.say(level === 1 ? 'page.newBuilding' : 'page.raiseBuilding', values);
}

function supplyLabel(area: Area, cube: string): string {
  const n: number | null = area.view.supply[cube];
  const name = area.say(`cube.${cube}`);
  return n === null ? area.say('page.supplySome', {cube: name}) : area.say('page.supply', {cube: name, n});
}

function label(piece: string, area: Area): string {
  const [kind, name = '', level = '', more = ''] = piece.split(':');
  switch (kind) {
    case 'do':
      return area.say(`page.do.${name}`);
    case 'column':
      return columnLabel(area, Number(name) - 1);
    case 'bid':
      return area.say(`cubes.${level}`, {n: more});
    case 'own': {
      const n = playerOf(area, area.seat).cubes![name as Cube];
      return area.say('page.own', {cube: area.say(`cube.${name}`), n});
    }
    case 'cube':
      return supplyLabel(area, name);
    case 'card':
      return cardInWords(area, name);
    case 'building':
      return buildingLabel(area, name, Number(level));
    case 'wall':
      return area.say(name === '1' ? 'page.newWall' : 'page.raiseWall', {
        level: name,
      });
    case 'league':
      return area.say('page.toLeague');
    case 'walls':
      return area.say('page.toWalls');
    case 'plunder':
      return area.say('page.plunder', {n: playerOf(area, area.seat).plunder});
    default:
      return piece;
  }
}

// A card of the hand that would do for the type, or else any, so that the reason is about the place.
function someCard(area: Area, type?: Type): string | undefined {
  const hand = playerOf(area, area.seat).hand ?? [];
  return hand.find((id) => type !== undefined && cardOf(area, id).types.includes(type)) ?? hand[0];
}

// What others have of it has the number of their seat.
const isMine = (seat: string, area: Area): boolean => seat === '' || Number(seat) === area.seat;

function attempt(piece: string, area: Area): string | undefined {
  const [kind, name = '', level = '', more = ''] = piece.split(':');
  switch (kind) {
    case 'column':
      return area.view.phase === 'displaced' ? `move ${name}` : `bid ${name}`;
    case 'bid':
      return `bid ${name} ${level} ${more}`;
    case 'cube': {
      const due = incomeOf(area, playerOf(area, area.seat)).any ?? 0;
      return ['income', ...Array<string>(due).fill(name)].join(' ');
    }
    case 'card':
      return area.view.phase === 'discarding' ? `discard ${name}` : `build ${name} ${cardOf(area, name).types[0]} 1`;
    case 'building': {
      const card = someCard(area, name as Type);
      return card && `build ${card} ${name} ${level}`;
    }
    case 'wall': {
      const card = someCard(area);
      return card && `wall ${card} ${name}`;
    }
    case 'league':
      return 'defend league 1 walls 0';
    case 'walls':
      return isMine(name, area) ? 'defend league 0 walls 1' : undefined;
    case 'plunder':
      return isMine(name, area) ? 'remove 1' : undefined;
    default:
      return undefined;
  }
}

// The names that `Marked` pieces and columns have for the log.
function lights(event: LoggedEvent['event']): string[] {
  const {kind, seat, column, card, type, level, invader} = event;
  switch (kind) {
    case 'bid':
    case 'displaced':
    case 'moved':
    case 'claimed':
      return [`column${column}`];
    case 'turned-up':
      return [`shown-${card}`];
    case 'built':
      return [`${seat}-${type}`, `${seat}-${type}-${level}`];
    case 'walled':
      return [`${seat}-wall`, `${seat}-wall-${level}`];
    case 'guildmaster':
      return [`master-${type}`];
    case 'invaded':
      return [`invader-${invader}`];
    case 'defended':
    case 'removed':
      return [`${seat}-plunder`];
    case 'honoured':
      return [`${seat}-honour`];
    default:
      return [];
  }
}

// Behind closed screens nobody may look up what others have taken: the log goes back to one's own
// last project phase.  C17
function remembered(events: LoggedEvent[], view: {screens: string}, seat: number): number {
  if (view.screens !== 'closed') return 0;
  const own = events.filter(({event}) => event.seat === seat && ['bid', 'claimed', 'earned'].includes(event.kind));
  return own.at(-1)?.number ?? 0;
}

export const page: GamePage = {
  Table,
  Mine,
  Hand,
  Other,
  label,
  attempt,
  explain,
  paragraph,
  lights,
  remembered,
  moves,
  scorings,
  asides: ['displaced'],
  Gallery,
  picture,
  printedNames: ['cube', 'type', 'commune', 'invader'],
  tray: /^$/,
};
