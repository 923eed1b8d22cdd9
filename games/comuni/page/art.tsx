// Pictures of what is built: for each type four buildings, from a stall to a bank, and what cards of
// several types show. Each stands on the ground line of a square and is higher than the one before.
import {LOOKS, STONE} from './glyphs';
import type {Type} from './model';

const GROUND = 58;
const ROOF = {fill: '#b5532f', stroke: '#6b2c18'};
const DARK = '#5b4636';
const WOOD = '#8a6a45';

interface Box {
  x: number;
  w: number;
  h: number;
  y?: number; // of its foot
}

const Body = ({x, w, h, y = GROUND, fill = STONE.fill}: Box & {fill?: string}) => (
  <rect x={x} y={y - h} width={w} height={h} fill={fill} stroke={STONE.edge} />
);

// Roofs stand on y, a little wider than what is below them.
const Gable = ({x, w, h, y}: Required<Box>) => (
  <path d={`M${x - 2} ${y}L${x + w / 2} ${y - h} ${x + w + 2} ${y}Z`} {...ROOF} />
);
const Hip = ({x, w, h, y}: Required<Box>) => (
  <path d={`M${x - 2} ${y}L${x + 4} ${y - h}H${x + w - 4}L${x + w + 2} ${y}Z`} {...ROOF} />
);
const Dome = ({x, w, h, y}: Required<Box>) => (
  <>
    <path d={`M${x} ${y}A${w / 2} ${h} 0 0 1 ${x + w} ${y}Z`} {...ROOF} />
    <path d={`M${x + w / 2} ${y - h}V${y - h - 5}`} stroke={ROOF.stroke} stroke-width="2" />
  </>
);
const Crenels = ({x, w, y}: {x: number; w: number; y: number}) => {
  const teeth = Math.max(2, Math.round(w / 7));
  const step = w / (2 * teeth - 1);
  const path = Array.from({length: teeth}, (_, i) => `M${x + 2 * i * step} ${y}v-4h${step}v4`).join('');
  return <path d={`${path}M${x} ${y}h${w}`} fill={STONE.fill} stroke={STONE.edge} />;
};

// Openings with a round head, one beside the other.
function Arches({x, w, h, y = GROUND, n = 1, gap = 2, fill = DARK}: Box & {n?: number; gap?: number; fill?: string}) {
  const one = (i: number) => {
    const left = x + i * (w + gap);
    return `M${left} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;
  };
  return <path d={Array.from({length: n}, (_, i) => one(i)).join('')} fill={fill} />;
}

const Cross = ({x, y}: {x: number; y: number}) => (
  <path d={`M${x} ${y}v-7M${x - 2.5} ${y - 4.5}h5`} stroke={ROOF.stroke} stroke-width="1.6" />
);
const Flag = ({x, y, fill}: {x: number; y: number; fill: string}) => (
  <path d={`M${x} ${y}v-11l8 2.5-8 2.5`} fill={fill} stroke={DARK} />
);

const GOLD = LOOKS.economy.fill;
const BLUE = LOOKS.military.fill;
const GREEN = LOOKS.culture.fill;
const PURPLE = LOOKS.religion.fill;

const Stall = () => (
  <>
    <path d={`M13 ${GROUND}V36M47 ${GROUND}V36`} stroke={WOOD} stroke-width="2.5" />
    <path d="M15 48H45V58H15Z" fill={WOOD} stroke={DARK} />
    <path
      d="M19 47a3 3 0 0 1 6 0zM27 47a3 3 0 0 1 6 0zM35 47a3 3 0 0 1 6 0z"
      fill={GOLD}
      stroke={DARK}
      stroke-width=".7"
    />
    <path
      d="M9 37 14 28H46L51 37Q47 41 43 37 38 41 34 37 30 41 26 37 21 41 17 37 13 41 9 37Z"
      fill="#fbf2dd"
      {...{stroke: ROOF.stroke}}
    />
    <path d="M17 37 20 28H25L26 37Q21 41 17 37ZM34 37V28H39L43 37Q38 41 34 37Z" fill={ROOF.fill} />
  </>
);
const Mill = () => (
  <>
    <Body x={24} w={28} h={28} />
    <Gable x={24} w={28} h={13} y={30} />
    <Arches x={40} w={7} h={13} />
    <Arches x={33} w={5} h={7} y={42} n={2} gap={5} />
    <path d="M2 57Q8 53 14 57T26 57" fill="none" stroke={BLUE} stroke-width="2" />
    <circle cx="17" cy="45" r="12" fill="none" stroke={WOOD} stroke-width="3" />
    <path d="M17 31V59M3 45H31M7 35 27 55M27 35 7 55" stroke={WOOD} stroke-width="1.8" />
  </>
);
const GuildHall = () => (
  <>
    <Body x={8} w={44} h={40} />
    <Hip x={8} w={44} h={9} y={18} />
    <Arches x={11} w={11} h={18} n={3} gap={2.5} />
    <path d="M8 38H52" stroke={STONE.edge} />
    <Arches x={13} w={6} h={11} y={34} n={4} gap={3.4} fill={GOLD} />
  </>
);
const Bank = () => (
  <>
    <Body x={5} w={50} h={46} />
    <path d="M5 40H55M5 26H55M11 58V40M20 58V40M40 58V40M49 58V40" stroke={STONE.edge} stroke-width=".8" />
    <path d="M2 12H58V8H2Z" {...ROOF} />
    <Arches x={25} w={10} h={15} />
    <Arches x={10} w={7} h={10} y={38} n={4} gap={4} />
    <circle cx="30" cy="19.5" r="6" fill="#f1dfb3" stroke={GOLD} stroke-width="2.5" />
    <Arches x={9} w={6} h={8} y={24} n={2} gap={4} />
    <Arches x={39} w={6} h={8} y={24} n={2} gap={4} />
  </>
);

const Watchtower = () => (
  <>
    <Body x={22} w={16} h={30} />
    <Body x={19} w={22} h={7} y={30} />
    <Crenels x={19} w={22} y={23} />
    <Arches x={27} w={6} h={11} />
    <Arches x={28} w={4} h={6} y={42} fill={BLUE} />
  </>
);
const Gatehouse = () => (
  <>
    <Body x={14} w={32} h={26} />
    <Crenels x={14} w={32} y={32} />
    <Body x={7} w={11} h={34} />
    <Crenels x={7} w={11} y={24} />
    <Body x={42} w={11} h={34} />
    <Crenels x={42} w={11} y={24} />
    <Arches x={23} w={14} h={20} />
    <path d="M26.5 58V42M30 58V40M33.5 58V42M23 47H37M23 53H37" stroke={STONE.fill} stroke-width="1" />
  </>
);
const Armoury = () => (
  <>
    <Body x={6} w={48} h={34} />
    <Crenels x={6} w={48} y={24} />
    <Body x={23} w={14} h={46} />
    <Crenels x={23} w={14} y={12} />
    <Arches x={26} w={8} h={14} />
    {[11, 40].map((x) => (
      <path key={x} d={`M${x} 34h9v6q0 5-4.5 7-4.5-2-4.5-7Z`} fill={BLUE} stroke={DARK} />
    ))}
    <Arches x={27.5} w={5} h={8} y={34} fill={BLUE} />
  </>
);
const Fortress = () => (
  <>
    <Body x={12} w={36} h={30} />
    <Crenels x={12} w={36} y={28} />
    <Body x={22} w={16} h={42} />
    <Crenels x={22} w={16} y={16} />
    {[3, 42].map((x) => (
      <g key={x}>
        <Body x={x} w={15} h={38} />
        <Crenels x={x} w={15} y={20} />
        <Arches x={x + 5} w={5} h={9} y={38} fill={BLUE} />
      </g>
    ))}
    <Arches x={25} w={10} h={16} />
    <Flag x={30} y={13} fill={BLUE} />
  </>
);

const Workshop = () => (
  <>
    <Body x={12} w={36} h={20} />
    <path d="M8 39 20 28H50L54 39Z" {...ROOF} />
    <Arches x={17} w={10} h={14} />
    <path d="M33 44H44V53H33Z" fill={DARK} />
    <path d="M35 46H42M38.5 46V52" stroke="#f4efe4" stroke-width="2" />
  </>
);
const School = () => (
  <>
    <Body x={9} w={42} h={28} />
    <Hip x={9} w={42} h={10} y={30} />
    <Arches x={13} w={8} h={15} y={50} n={4} gap={2} fill={GREEN} />
    <path d="M9 52H51" stroke={STONE.edge} />
    <path
      d="M24 37Q27 34 30 37 33 34 36 37V44Q33 41 30 44 27 41 24 44ZM30 37V44"
      fill="#fffdf6"
      stroke={DARK}
      stroke-width=".9"
    />
  </>
);
const TownHall = () => (
  <>
    <Body x={5} w={42} h={32} />
    <Crenels x={5} w={42} y={26} />
    <Body x={37} w={10} h={50} />
    <Body x={35} w={14} h={5} y={11} />
    <Crenels x={35} w={14} y={6} />
    <circle cx="42" cy="19" r="3.2" fill="#fffdf6" stroke={DARK} />
    <Arches x={9} w={7} h={12} y={42} n={3} gap={2} fill={GREEN} />
    <Arches x={10} w={9} h={12} n={2} gap={5} />
  </>
);
const University = () => (
  <>
    <Body x={16} w={28} h={42} />
    <Dome x={17} w={26} h={11} y={16} />
    <Body x={4} w={52} h={24} />
    <path d="M1 34 30 22 59 34Z" {...ROOF} />
    <path d="M1 37H59V34H1ZM2 58H58V55H2Z" fill={STONE.fill} stroke={STONE.edge} />
    <path d="M9 37V55M18 37V55M42 37V55M51 37V55" stroke="#fbf6ea" stroke-width="4" />
    <Arches x={24} w={12} h={16} y={55} fill={GREEN} />
  </>
);

const Chapel = () => (
  <>
    <Body x={20} w={20} h={16} />
    <Gable x={20} w={20} h={11} y={42} />
    <Cross x={30} y={32} />
    <Arches x={26} w={8} h={12} fill={PURPLE} />
  </>
);
const Church = () => (
  <>
    <Body x={10} w={40} h={16} />
    <path d="M8 42 20 34H40L52 42Z" {...ROOF} />
    <Body x={19} w={22} h={30} />
    <Gable x={19} w={22} h={10} y={28} />
    <Cross x={30} y={19} />
    <circle cx="30" cy="34" r="4" fill={PURPLE} stroke={DARK} />
    <Arches x={26} w={8} h={13} />
    <Arches x={12.5} w={4} h={8} y={54} n={1} fill={PURPLE} />
    <Arches x={43.5} w={4} h={8} y={54} n={1} fill={PURPLE} />
  </>
);
const Abbey = () => (
  <>
    <Body x={14} w={42} h={20} />
    <path d="M12 38 18 30H52L58 38Z" {...ROOF} />
    <Arches x={22} w={6} h={12} n={4} gap={2} />
    <Body x={5} w={13} h={42} />
    <Gable x={5} w={13} h={8} y={16} />
    <Cross x={11.5} y={9} />
    <Arches x={7.5} w={3} h={7} y={27} n={2} gap={2} fill={PURPLE} />
    <Arches x={8} w={7} h={12} fill={PURPLE} />
  </>
);
const Cathedral = () => (
  <>
    <Body x={27} w={24} h={36} />
    <Dome x={26} w={26} h={14} y={22} />
    <Cross x={39} y={4} />
    <Body x={20} w={38} h={20} />
    <path d="M18 38 24 32H54L60 38Z" {...ROOF} />
    <circle cx="39" cy="29" r="3.5" fill={PURPLE} stroke={DARK} />
    <Body x={3} w={14} h={46} />
    <Gable x={3} w={14} h={8} y={12} />
    <Arches x={6} w={3} h={7} y={24} n={2} gap={2} fill={PURPLE} />
    <Arches x={6} w={3} h={7} y={38} n={2} gap={2} fill={PURPLE} />
    <Arches x={34} w={10} h={15} />
    <Arches x={23.5} w={6} h={10} fill={PURPLE} />
    <Arches x={48.5} w={6} h={10} fill={PURPLE} />
  </>
);

const Garden = () => (
  <>
    {[14, 46].map((x) => (
      <path
        key={x}
        d={`M${x - 1.5} 58V52h3v6ZM${x} 27Q${x + 9} 42 ${x} 53 ${x - 9} 42 ${x} 27Z`}
        fill={GREEN}
        stroke={DARK}
      />
    ))}
    <circle cx="30" cy="42" r="8" fill="#6d8b4c" stroke={DARK} />
    <path d="M30 58V46" stroke={WOOD} stroke-width="3" />
    <path d="M4 58H56" stroke={GREEN} stroke-width="2.5" />
  </>
);
const Fountain = () => (
  <>
    <path
      d="M30 26Q20 26 18 40M30 26Q40 26 42 40M30 26Q25 28 25 40M30 26Q35 28 35 40"
      fill="none"
      stroke={BLUE}
      stroke-width="1.6"
    />
    <path d="M19 40H41Q40 46 33 46H27Q20 46 19 40ZM28 46H32V52H28Z" fill={STONE.fill} stroke={STONE.edge} />
    <path d="M8 50H52Q51 58 44 58H16Q9 58 8 50Z" fill={STONE.fill} stroke={STONE.edge} />
    <path d="M11 50H49" stroke={BLUE} stroke-width="2.5" />
  </>
);
const Loggia = () => (
  <>
    <Body x={6} w={48} h={34} />
    <Hip x={6} w={48} h={8} y={24} />
    <path d="M6 31H54" stroke={STONE.edge} />
    <Arches x={9} w={12} h={23} n={3} gap={3} />
    <path d="M4 58H56" stroke={STONE.edge} stroke-width="2.5" />
  </>
);
const Palace = () => (
  <>
    <Body x={4} w={52} h={42} />
    <path d="M0 16H60L56 9H4Z" {...ROOF} />
    <path d="M4 44H56M4 30H56" stroke={STONE.edge} />
    <Arches x={9} w={6} h={9} y={28} n={5} gap={3} fill={ROOF.fill} />
    <Arches x={9} w={6} h={9} y={42} n={5} gap={3} />
    <Arches x={25} w={10} h={12} />
    <Arches x={10} w={8} h={10} n={1} />
    <Arches x={42} w={8} h={10} n={1} />
    <Flag x={30} y={10} fill={ROOF.fill} />
  </>
);

const BUILDINGS: Record<Type | 'mixed', (() => any)[]> = {
  economy: [Stall, Mill, GuildHall, Bank],
  military: [Watchtower, Gatehouse, Armoury, Fortress],
  culture: [Workshop, School, TownHall, University],
  religion: [Chapel, Church, Abbey, Cathedral],
  mixed: [Garden, Fountain, Loggia, Palace],
};

// A building of a level; what a card shows, of its rating.
export function Building({kind, level}: {kind: Type | 'mixed'; level: number}) {
  const Drawing = BUILDINGS[kind][level - 1] ?? Palace;
  return (
    <svg class="comuni-building" viewBox="0 -2 60 62" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <Drawing />
      <path d={`M0 ${GROUND + 0.5}H60`} stroke={STONE.edge} stroke-width="2" />
    </svg>
  );
}

export const kindOf = (types: Type[]): Type | 'mixed' => (types.length === 1 ? types[0]! : 'mixed');
