// What a player has built: for each type a street of towers, each as high as its level, and the
// walls, whose crenels fill with armies. Pointing at a tower means raising it, at a free plot
// beginning a new one.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Piece, usePointing} from '@page/ui/pointing';
import {LOOKS, SignGlyph, STONE, TypeGlyph} from './glyphs';
import {LEVELS, MOST_LEVEL, TYPES, playerOf, type Player, type Type} from './model';
import {Counter, Marked, useMark} from './parts';

const STOREY = 17;
const GROUND = 88;
const ROOF = 17;

// A picture as high as what is built.
function Built({level, children}: {level: number; children: any}) {
  const height = level * STOREY + ROOF + 2;
  return (
    <svg
      viewBox={`0 ${GROUND + 2 - height} 38 ${height}`}
      height={height}
      class="comuni-tower"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
    >
      {children}
      <path d={`M0 ${GROUND}H38`} stroke={STONE.edge} stroke-width="2" />
    </svg>
  );
}

// Roofs around 0,0 at the middle of the eaves, 30 wide.
const ROOFS: Record<Type, string> = {
  economy: 'M-17 0-13-7H13L17 0Q13 4 8.5 0 4 4 0 0-4 4-8.5 0-13 4-17 0Z',
  military: 'M-16 0V-10H-10V-6H-4V-10H4V-6H10V-10H16V0Z',
  culture: 'M-15 0A15 11 0 0 1 15 0ZM-1-11H1V-15H-1Z',
  religion: 'M-16 0 0-10 16 0ZM-1-10V-12H-3V-14H-1V-16H1V-14H3V-12H1V-10Z',
};

export function Tower({type, level}: {type: Type; level: number}) {
  const {fill, tint} = LOOKS[type];
  return (
    <Built level={level}>
      {LEVELS.slice(0, level).map((storey) => {
        const y = GROUND - storey * STOREY;
        return (
          <g key={storey}>
            <rect x="4" y={y} width="30" height={STOREY} fill={tint} stroke={STONE.edge} />
            {storey < level && (
              <path fill={fill} d={`M10 ${y + 17}V${y + 9}a3.5 3.5 0 0 1 7 0v8M21 ${y + 17}v-8a3.5 3.5 0 0 1 7 0v8`} />
            )}
          </g>
        );
      })}
      <text x="19" y={GROUND - level * STOREY + 14} text-anchor="middle" class="comuni-level">
        {level}
      </text>
      <path d={ROOFS[type]} transform={`translate(19 ${GROUND - level * STOREY})`} fill="#a8492c" stroke="#5c2417" />
    </Built>
  );
}

// Each course of a wall is a card, and tells what an army on it is worth.
export function Wall({level, filled}: {level: number; filled: number[]}) {
  return (
    <Built level={level}>
      {LEVELS.slice(0, level).map((course) => {
        const y = GROUND - course * STOREY;
        const part = filled[course - 1]!;
        return (
          <g key={course}>
            <rect x="3" y={y} width="32" height={STOREY} fill={STONE.fill} stroke={STONE.edge} />
            {part > 0 && <rect x="3.5" y={y + 0.5} width={31 * part} height={STOREY - 1} fill={LOOKS.army.fill} />}
            <text x="19" y={y + 13.5} text-anchor="middle" class={`comuni-level ${part > 0.5 ? 'filled' : ''}`}>
              {course + 1}
            </text>
          </g>
        );
      })}
      <path
        d="M2 0V-7H9V-3H15V-7H23V-3H29V-7H36V0Z"
        transform={`translate(0 ${GROUND - level * STOREY})`}
        fill={STONE.fill}
        stroke={STONE.edge}
      />
    </Built>
  );
}

// Armies go to the best cards first. For each level of wall, what part of each course they fill.
function fillWalls(walls: number[], armies: number): number[][] {
  const filled = walls.map((_, i) => LEVELS.slice(0, i + 1).map(() => 0));
  let left = armies;
  for (const course of [...LEVELS].reverse()) {
    for (const level of LEVELS.filter((one) => one >= course && walls[one - 1]! > 0)) {
      const here = Math.min(left, walls[level - 1]!);
      filled[level - 1]![course - 1] = here / walls[level - 1]!;
      left -= here;
    }
  }
  return filled;
}

interface LotProps {
  piece: string | undefined; // what raising it is called, where one's own
  mark: string;
  label: string;
  count: number;
  children: any;
}

function Lot({piece, mark, label, count, children}: LotProps) {
  const many = count > 1 && <b class="comuni-many">×{count}</b>;
  const marked = useMark(mark);
  if (piece === undefined) {
    return (
      <div class={`comuni-lot ${marked}`} role="img" aria-label={label}>
        {children}
        {many}
      </div>
    );
  }
  return (
    <Piece of={[piece, `at:${mark}`]} extra="comuni-lot">
      {children}
      {many}
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

function Street({area, owner, type, small}: {area: Area; owner: Seat; type: Type; small: boolean}) {
  const player = playerOf(area, owner);
  const mine = owner === area.seat;
  const active = player.active.includes(type);
  const name = area.say(`type.${type}`);
  return (
    <div class="comuni-street" style={widthFor(player.buildings[type])}>
      <Marked
        name={`${owner}-${type}`}
        extra={`comuni-activity ${active ? 'active' : ''}`}
        label={area.say(active ? 'page.active' : 'page.grey', {type: name})}
      >
        <ActivityFace type={type} name={name} active={active} />
      </Marked>
      {holdsMaster(area, owner, type) && (
        <span
          class="comuni-master"
          data-flip={small ? undefined : `master-${type}`}
          role="img"
          aria-label={area.say(`guildmaster.${type}`)}
        >
          <SignGlyph sign="master" size={22} fill="#8f6109" />
        </span>
      )}
      <div class="comuni-lots">
        {LEVELS.filter((level) => player.buildings[type][level - 1]! > 0).map((level) => (
          <Lot
            key={level}
            piece={mine && level < MOST_LEVEL ? `building:${type}:${level + 1}` : undefined}
            mark={`${owner}-${type}-${level}`}
            count={player.buildings[type][level - 1]!}
            label={area.say('page.building', {
              type: name,
              level,
              n: player.buildings[type][level - 1]!,
            })}
          >
            <Tower type={type} level={level} />
          </Lot>
        ))}
        {mine && <Plot piece={`building:${type}:1`} />}
      </div>
    </div>
  );
}

function armiesOnWalls(player: Player, staged: number): number {
  const {defence} = player;
  return defence === undefined ? staged : defence.army + defence.gold_pairs + defence.pilgrim_pairs - defence.league;
}

function Walls({area, owner}: {area: Area; owner: Seat}) {
  const player = playerOf(area, owner);
  const pointing = usePointing();
  const mine = owner === area.seat;
  const filled = fillWalls(player.walls, armiesOnWalls(player, mine ? pointing.touched('walls') : 0));
  const title = (
    <>
      <SignGlyph sign="wall" size={18} fill={STONE.edge} />
      <span>{area.say('board.walls')}</span>
    </>
  );
  return (
    <div class="comuni-street" style={widthFor(player.walls)}>
      {mine ? (
        <Counter of="walls" extra="comuni-activity">
          {title}
        </Counter>
      ) : (
        <div class="comuni-activity">{title}</div>
      )}
      <div class="comuni-lots">
        {LEVELS.filter((level) => player.walls[level - 1]! > 0).map((level) => (
          <Lot
            key={level}
            piece={mine && level < MOST_LEVEL ? `wall:${level + 1}` : undefined}
            mark={`${owner}-wall-${level}`}
            count={player.walls[level - 1]!}
            label={area.say('page.wall', {
              level,
              n: player.walls[level - 1]!,
            })}
          >
            <Wall level={level} filled={filled[level - 1]!} />
          </Lot>
        ))}
        {mine && <Plot piece="wall:1" />}
      </div>
    </div>
  );
}

// Small, it is a picture only: what it shows is told beside it.
export function City({area, owner, small = false}: {area: Area; owner: Seat; small?: boolean}) {
  return (
    <div class="comuni-city" aria-hidden={small || undefined}>
      {TYPES.map((type) => (
        <Street key={type} area={area} owner={owner} type={type} small={small} />
      ))}
      <Walls area={area} owner={owner} />
    </div>
  );
}
