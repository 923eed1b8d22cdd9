// What a player has built: for each type a street of buildings, each higher the higher its level, and
// the walls, whose courses fill with armies. Pointing at a building means raising it, at a free plot
// beginning a new one.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Piece, usePointing} from '@page/ui/pointing';
import {Building} from './art';
import {GOLD, LOOKS, SignGlyph, STONE, TypeGlyph} from './glyphs';
import {LEVELS, MOST_LEVEL, TYPES, playerOf, type Player, type Type} from './model';
import {Marked, useMark} from './parts';
import {fillWalls} from './worth';

const COURSE = 17;
const CROWN = 9; // the crenels above

// Each course of a wall is a card, and tells what an army on it is worth. Courses of all walls are as high.
export function Wall({level, filled}: {level: number; filled: number[]}) {
  const ground = MOST_LEVEL * COURSE + CROWN;
  return (
    <svg class="comuni-wall" viewBox={`0 0 38 ${ground + 1}`} aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      {LEVELS.slice(0, level).map((course) => {
        const y = ground - course * COURSE;
        const part = filled[course - 1]!;
        return (
          <g key={course}>
            <rect x="3" y={y} width="32" height={COURSE} fill={STONE.fill} stroke={STONE.edge} />
            {part > 0 && <rect x="3.5" y={y + 0.5} width={31 * part} height={COURSE - 1} fill={LOOKS.army.fill} />}
            <text x="19" y={y + 13.5} text-anchor="middle" class={`comuni-worth ${part > 0.5 ? 'filled' : ''}`}>
              {course + 1}
            </text>
          </g>
        );
      })}
      <path
        d="M2 0V-7H9V-3H15V-7H23V-3H29V-7H36V0Z"
        transform={`translate(0 ${ground - level * COURSE})`}
        fill={STONE.fill}
        stroke={STONE.edge}
      />
      <path d={`M0 ${ground}H38`} stroke={STONE.edge} stroke-width="2" />
    </svg>
  );
}

interface LotProps {
  piece: string | undefined; // what raising it is called, where one's own
  of: string; // else, to ask about it
  mark: string;
  label: string;
  level: number;
  count: number;
  children: ComponentChildren;
}

function Lot({piece, of, mark, label, level, count, children}: LotProps) {
  const inside = (
    <>
      <span class="comuni-lot-picture">{children}</span>
      <b class="comuni-level">
        {level}
        {count > 1 && <small>×{count}</small>}
      </b>
    </>
  );
  const marked = useMark(mark);
  if (piece === undefined) {
    return (
      <div class={`comuni-lot ${marked}`} role="img" aria-label={label} {...about(of)}>
        {inside}
      </div>
    );
  }
  return (
    <Piece of={[piece, `at:${mark}`]} extra="comuni-lot">
      {inside}
    </Piece>
  );
}

function Plot({piece}: {piece: string}) {
  return (
    <Piece of={piece} extra="comuni-lot comuni-plot">
      <b aria-hidden="true">+1</b>
    </Piece>
  );
}

export function holdsMaster(area: Area, owner: Seat, type: Type): boolean {
  return area.view.guildmasters[type] === owner;
}

export const Crown = ({size}: {size: number}) => <SignGlyph sign="master" size={size} fill={GOLD} />;

// A street is as wide as it has lots, where room is short.
const widthFor = (counts: number[]) => ({
  flexGrow: 1 + counts.filter((count) => count > 0).length,
});

// A card with two sides: in colour, or grey.
export function ActivityFace({type, name, active}: {type: Type; name: string; active: boolean}) {
  return (
    <>
      <TypeGlyph type={type} size={18} grey={!active} />
      <span>{name}</span>
    </>
  );
}

function Street({area, owner, type}: {area: Area; owner: Seat; type: Type}) {
  const player = playerOf(area, owner);
  const mine = owner === area.seat;
  const active = player.active.includes(type);
  const name = area.say(`type.${type}`);
  return (
    <div class="comuni-street" style={widthFor(player.buildings[type])}>
      <Marked
        name={`${owner}-${type}`}
        of={`activity:${owner}:${type}`}
        extra={`comuni-activity ${active ? 'active' : ''}`}
        label={area.say(active ? 'page.active' : 'page.grey', {type: name})}
      >
        <ActivityFace type={type} name={name} active={active} />
      </Marked>
      {holdsMaster(area, owner, type) && (
        <span
          class="comuni-master"
          data-flip={mine ? `master-${type}` : undefined}
          role="img"
          aria-label={area.say(`guildmaster.${type}`)}
          {...about(`master:${type}`)}
        >
          <Crown size={22} />
        </span>
      )}
      <div class="comuni-lots">
        {LEVELS.filter((level) => player.buildings[type][level - 1]! > 0).map((level) => {
          const count = player.buildings[type][level - 1]!;
          return (
            <Lot
              key={level}
              piece={mine && level < MOST_LEVEL ? `building:${type}:${level + 1}` : undefined}
              of={`built:${owner}:${type}:${level}`}
              mark={`${owner}-${type}-${level}`}
              label={area.say('page.building', {type: name, level, n: count})}
              {...{level, count}}
            >
              <Building kind={type} level={level} />
            </Lot>
          );
        })}
        {mine && <Plot piece={`building:${type}:1`} />}
      </div>
    </div>
  );
}

// On the walls: those that one sends now, or sent.
function armiesOnWalls(player: Player, staged: number): number {
  const {defence} = player;
  return defence === undefined ? staged : defence.army + defence.gold_pairs + defence.pilgrim_pairs - defence.league;
}

function Walls({area, owner}: {area: Area; owner: Seat}) {
  const player = playerOf(area, owner);
  const pointing = usePointing();
  const mine = owner === area.seat;
  const filled = fillWalls(player.walls, armiesOnWalls(player, mine ? pointing.touched('walls') : 0));
  return (
    <div class="comuni-street" style={widthFor(player.walls)}>
      <Marked
        name={`${owner}-wall`}
        of={`walls:${owner}`}
        extra="comuni-activity"
        label={area.say('page.wallsOf', {levels: levelsOf(player.walls) || area.say('nothing')})}
      >
        <SignGlyph sign="wall" size={18} fill={STONE.edge} />
        <span>{area.say('board.walls')}</span>
      </Marked>
      <div class="comuni-lots">
        {LEVELS.filter((level) => player.walls[level - 1]! > 0).map((level) => {
          const count = player.walls[level - 1]!;
          return (
            <Lot
              key={level}
              piece={mine && level < MOST_LEVEL ? `wall:${level + 1}` : undefined}
              of={`walled:${owner}:${level}`}
              mark={`${owner}-wall-${level}`}
              label={area.say('page.wall', {level, n: count})}
              {...{level, count}}
            >
              <Wall level={level} filled={filled[level - 1]!} />
            </Lot>
          );
        })}
        {mine && <Plot piece="wall:1" />}
      </div>
    </div>
  );
}

export function City({area, owner}: {area: Area; owner: Seat}) {
  return (
    <div class="comuni-city">
      {TYPES.map((type) => (
        <Street key={type} area={area} owner={owner} type={type} />
      ))}
      <Walls area={area} owner={owner} />
    </div>
  );
}

// The levels of what stands there, the highest first.
export const levelsOf = (counts: number[]): string =>
  [...LEVELS]
    .reverse()
    .flatMap((level) => Array<number>(counts[level - 1]!).fill(level))
    .join(' ');
