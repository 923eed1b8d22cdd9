// The signs of the game, all around 0,0 and about 20 wide: four types with their cubes, each with a
// shape of its own, and what else is counted.
import {SmallPicture} from '@page/ui/picture';
import type {Cube, Type} from './model';

type Kind = Type | Cube;

interface Look {
  fill: string;
  tint: string;
  path: string; // filled
  lines?: string; // cut into it
}

const COIN: Look = {
  fill: '#8f6109',
  tint: '#f1dfb3',
  path: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z',
  lines: 'M0-5.5A5.5 5.5 0 1 1 0 5.5 5.5 5.5 0 1 1 0-5.5ZM0-3V3M-2.5 0H2.5',
};
const SHIELD: Look = {
  fill: '#39546b',
  tint: '#d0dbe5',
  path: 'M-8-9H8V0C8 5 4 8 0 10-4 8-8 5-8 0Z',
  lines: 'M0-9V10M-8-2H8',
};
const HAMMER: Look = {
  fill: '#47682f',
  tint: '#d8e4c8',
  path: 'M-9-8-5-9H8V-2H2V9H-3V-2H-5L-9-4Z',
  lines: 'M5-9V-2',
};
const SHELL: Look = {
  fill: '#74406c',
  tint: '#e8d5e4',
  path: 'M-4 9-3 6-10-1C-10-6-6-9 0-9S10-6 10-1L3 6 4 9Z',
  lines: 'M-1.5 6-6-5M0 6V-6M1.5 6 6-5',
};

export const LOOKS: Record<Kind, Look> = {
  economy: COIN,
  gold: COIN,
  military: SHIELD,
  army: SHIELD,
  culture: HAMMER,
  craftsman: HAMMER,
  religion: SHELL,
  pilgrim: SHELL,
};
// Of signs, which are lighter on a dark ground.
export const GOLD = 'var(--honour, #8f6109)';
export const FIRE = 'var(--fire, #a03a22)';
export const WILD = {fill: '#a03a22', tint: '#f2cfc3'};
export const STONE = {fill: '#d9cdb6', edge: '#6f6350', dark: '#8a7c66'};

export function KindShape({kind, fill, cut = '#fff'}: {kind: Kind; fill?: string; cut?: string}) {
  const look = LOOKS[kind];
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={look.path} fill={fill ?? look.fill} />
      <path d={look.lines} fill="none" stroke={cut} stroke-width="1.4" />
    </g>
  );
}

// They grow with the text beside them: `size` is in pixels where that has 16.
export const inText = (size: number) => `${size / 16}em`;

function Picture({size, children}: {size: number; children: any}) {
  return (
    <SmallPicture of="comuni-glyph" half={12} size={inText(size)}>
      {children}
    </SmallPicture>
  );
}

// A type, as on cards and buildings.
export function TypeGlyph({type, size = 18, grey = false}: {type: Type; size?: number; grey?: boolean}) {
  return (
    <Picture size={size}>
      <KindShape kind={type} fill={grey ? '#7b746a' : undefined} />
    </Picture>
  );
}

// A cube: the sign of its type on a small block of wood.
export function CubeGlyph({cube, size = 20}: {cube: Cube | 'any'; size?: number}) {
  return (
    <Picture size={size}>
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="4"
        fill={cube === 'any' ? '#fbf8f1' : LOOKS[cube].fill}
        stroke="#2a2622"
        stroke-width=".8"
      />
      {cube === 'any' ? (
        <AnyShape />
      ) : (
        <g transform="scale(.78)">
          <KindShape kind={cube} fill="#fff" cut={LOOKS[cube].fill} />
        </g>
      )}
    </Picture>
  );
}

// Any of the four: all their signs at once.
function AnyShape() {
  const places: [Type, number, number][] = [
    ['economy', -5.3, -5.3],
    ['military', 5.3, -5.3],
    ['culture', -5.3, 5.3],
    ['religion', 5.3, 5.3],
  ];
  return (
    <>
      {places.map(([type, x, y]) => (
        <g transform={`translate(${x} ${y}) scale(.5)`}>
          <KindShape kind={type} />
        </g>
      ))}
    </>
  );
}

export function AnyGlyph({size}: {size: number}) {
  return (
    <Picture size={size}>
      <AnyShape />
    </Picture>
  );
}

const SIGNS = {
  envoy: 'M0-10A4.2 4.2 0 0 1 2.4-2.4C5-1 6 4 7 9H-7C-6 4-5-1-2.4-2.4A4.2 4.2 0 0 1 0-10Z',
  plunder: 'M0-11C5-6 8-2 8 3A8 8 0 0 1-8 3C-8 0-6-3-4-4-4-1-3 0-2 0-3-5-2-8 0-11Z',
  honour: 'M0-10 2.6-3.6 9.5-3.1 4.2 1.4 5.9 8.1 0 4.5-5.9 8.1-4.2 1.4-9.5-3.1-2.6-3.6Z',
  master: 'M-9-6-4-1 0-9 4-1 9-6 7 8H-7Z',
  wall: 'M-10-8H-5V-4H-2.5V-8H2.5V-4H5V-8H10V9H-10Z',
  sword: 'M-1.5-11H1.5V3H6V6H1.5V11H-1.5V6H-6V3H-1.5Z',
  tent: 'M0-9 10 9H-10ZM0-2-4 9H4Z',
  building: 'M-8 9V-3L0-10 8-3V9H2V3H-2V9Z',
};
export type Sign = keyof typeof SIGNS;

export function SignShape({sign, fill}: {sign: Sign; fill: string}) {
  return <path d={SIGNS[sign]} style={{fill}} fill-rule="evenodd" />;
}
export function SignGlyph({sign, size = 18, fill = 'currentColor'}: {sign: Sign; size?: number; fill?: string}) {
  return (
    <Picture size={size}>
      <SignShape sign={sign} fill={fill} />
    </Picture>
  );
}

// The charges on the shields of the invaders; of any other edition's, a plain cross.
const CHARGES: Record<string, string> = {
  venice: 'M-8-4Q-4-8 0-4T8-4M-8 1Q-4-3 0 1T8 1M-8 6Q-4 2 0 6T8 6',
  france: 'M0-9C3-5 3-2 0 2-3-2-3-5 0-9ZM0 2C3-2 8-3 8 1 8 4 5 4 4 2M0 2C-3-2-8-3-8 1-8 4-5 4-4 2M-4 4H4M0 2V9',
  pope: 'M-6 8 4-4M6 8-4-4M6-6A2.6 2.6 0 1 1 5.9-6.1ZM-6-6A2.6 2.6 0 1 0-5.9-6.1ZM-6 4-3 7M6 4 3 7',
  emperor: 'M0 8V-4M0-1-4-7M0-1 4-7M0 0C-5-1-8 0-9 5-7 4-6 5-5 6-3 4-2 5 0 6 2 5 3 4 5 6 6 5 7 4 9 5 8 0 5-1 0 0',
};
export function InvaderShield({id, past}: {id: string; past: boolean}) {
  return (
    <svg class="comuni-shield" viewBox="-14 -14 28 30" aria-hidden="true">
      <path d="M-12-12H12V2C12 9 6 13 0 15-6 13-12 9-12 2Z" fill={past ? '#b9ae9b' : '#5c2417'} stroke="#2a2622" />
      <path
        d={CHARGES[id] ?? 'M0-8V10M-8 0H8'}
        fill="none"
        stroke="#fbeede"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
