// The pictures of Catherine: symbols, emblems of the three colours, and what is gained and paid.
import {SmallPicture} from '@page/ui/picture';
import type {JSX} from 'preact';
import type {Colour, Sign} from './model';

export type Picture = Sign | 'crown' | 'house' | 'card' | 'joker' | 'point';

const GOLD = '#d9a93a';
const GOLD_EDGE = '#6f4e0c';
const INK = '#20303f';

export const TINTS: Record<Colour, {deep: string; pale: string}> = {
  red: {deep: '#a3352f', pale: '#f8e3df'},
  green: {deep: '#2a6a43', pale: '#dfeee3'},
  blue: {deep: '#1c568f', pale: '#dde9f5'},
};

// Around 0,0 and about 20 wide.
const PICTURES: Record<Picture, () => JSX.Element> = {
  iron: () => (
    <path
      d="M-9.5-6H3.5C6-6 8-6.4 9.5-5 8-1.5 5-.5 2.5 0V3H5.5V7H-6V3H-2.5V0C-6.5-.3-9-2.5-9.5-6Z"
      fill="#5b6874"
      stroke="#28323b"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  food: () => (
    <g fill="#d99a1e" stroke="#704a06" stroke-width="1">
      <path d="M0 10V-4" fill="none" stroke-width="1.8" />
      <path d="M0-10C2.6-7.5 2.6-5 0-3-2.6-5-2.6-7.5 0-10Z" />
      <path d="M0 0C.2-3.4 2.2-5.2 6-5.4 6-2 3.8 0 0 0ZM0 0C-.2-3.4-2.2-5.2-6-5.4-6-2-3.8 0 0 0Z" />
      <path d="M0 6C.2 2.6 2.2.8 6 .6 6 4 3.8 6 0 6ZM0 6C-.2 2.6-2.2.8-6 .6-6 4-3.8 6 0 6Z" />
    </g>
  ),
  caviar: () => (
    <g stroke="#16222d" stroke-width="1.1">
      {[
        [-5, -2],
        [0, -2.4],
        [5, -2],
        [-2.6, -6],
        [2.6, -6],
      ].map(([x, y]) => (
        <circle cx={x} cy={y} r="2.7" fill="#e0662e" />
      ))}
      <path d="M-9.5 0H9.5C9 5 6 7 3 7.4V9H-3V7.4C-6 7-9 5-9.5 0Z" fill="#2c5f8f" />
    </g>
  ),
  fur: () => (
    <path
      d={
        'M-2.6-9.5 0-7.6 2.6-9.5 3.6-5.6 9-7 7.4-1.4 9 6 4.6 4.6 2.4 6.6 1 10H-1L-2.4 6.6-4.6 4.6' +
        '-9 6-7.4-1.4-9-7-3.6-5.6Z'
      }
      fill="#94612f"
      stroke="#4b2d10"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  cannon: () => (
    <g stroke="#15191d" stroke-linejoin="round">
      <path d="M-8.5 1.5-6.5-2.5 7.5-8 9.5-3.5-5 4Z" fill="#474f57" stroke-width="1.2" />
      <circle cx="-2" cy="4.5" r="4.7" fill="#c69a54" stroke-width="1.4" />
      <path d="M-2-.2V9.2M-6.7 4.5H2.7" stroke-width="1.2" />
    </g>
  ),
  book: () => (
    <g fill="#fffdf6" stroke="#12365c" stroke-width="1.4" stroke-linejoin="round">
      <path d="M-9.5-6.5C-6-8-3-7.6 0-5.6 3-7.6 6-8 9.5-6.5V6.5C6 5.4 3 5.6 0 7.8-3 5.6-6 5.4-9.5 6.5Z" />
      <path d="M0-5.6V7.8M-7-3.4C-5.4-3.8-4-3.6-2.4-3M-7 .4C-5.4 0-4 .2-2.4.8" stroke-width=".9" />
      <path d="M7-3.4C5.4-3.8 4-3.6 2.4-3M7 .4C5.4 0 4 .2 2.4.8" stroke-width=".9" />
    </g>
  ),
  crown: () => (
    <g fill={GOLD} stroke={GOLD_EDGE} stroke-width="1.3" stroke-linejoin="round">
      <path d="M-7.6 7.5-9-4-4 .4 0-8 4 .4 9-4 7.6 7.5Z" />
      <path d="M-7.3 4H7.3" />
      <circle cy="-8" r="1.6" />
    </g>
  ),
  house: () => (
    <path
      d="M-7.5 8.5V-.8H-9.5L0-9.5 9.5-.8H7.5V8.5H2.4V2.5H-2.4V8.5Z"
      fill="#fffdf6"
      stroke={INK}
      stroke-width="1.6"
      stroke-linejoin="round"
    />
  ),
  card: () => (
    <g fill="#fffdf6" stroke={INK} stroke-width="1.5">
      <rect x="-6.5" y="-9" width="13" height="18" rx="2" />
      <path d="M0-4.5 3.2 0 0 4.5-3.2 0Z" stroke-width="1" />
    </g>
  ),
  joker: () => (
    <path
      d="M0-9.5 2.6-3.2 9.4-2.8 4.2 1.6 5.8 8.2 0 4.6-5.8 8.2-4.2 1.6-9.4-2.8-2.6-3.2Z"
      fill={GOLD}
      stroke={GOLD_EDGE}
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  point: () => <Medal size={20}>1</Medal>,
};

// Points are a number on a golden medal.
function Medal({size = 13.5, children}: {size?: number; children: number | string}) {
  return (
    <>
      <circle r="9.4" fill="#fbf0cf" stroke={GOLD_EDGE} stroke-width="1.2" />
      {size === 13.5 && <circle r="7.9" fill="none" stroke={GOLD} stroke-width="1.2" />}
      <text y={0.36 * size} text-anchor="middle" font-size={size} font-weight="700" fill="#3d2b05">
        {children}
      </text>
    </>
  );
}

// They grow with the text beside them: as large as this in px where that has 14.
const em = (size: number) => `${size / 14}em`;

export function GlyphShape({of}: {of: Picture}) {
  return PICTURES[of]();
}

export function Glyph({of, size = 16}: {of: Picture; size?: number}) {
  return (
    <SmallPicture of="catherine-glyph" half={11} size={em(size)}>
      <GlyphShape of={of} />
    </SmallPicture>
  );
}

export function Points({n, size = 20}: {n: number; size?: number}) {
  return (
    <SmallPicture of="catherine-glyph" half={10.5} size={em(size)}>
      <Medal>{n}</Medal>
    </SmallPicture>
  );
}

// A rose, a leaf, a snow crystal: the three colours as one sees them without colour.
const EMBLEMS: Record<Colour, (fill: string, vein: string) => JSX.Element> = {
  red: (fill, vein) => (
    <g fill={fill}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle cy="-5.4" r="4.4" transform={`rotate(${turn})`} />
      ))}
      <circle r="2.7" fill={vein} />
    </g>
  ),
  green: (fill, vein) => (
    <g fill={fill}>
      <path d="M-8 8C-11-3-3-10 9-9 10 3 3 11-8 8Z" />
      <path d="M-9.5 9.5 4-4" stroke={vein} stroke-width="1.8" />
    </g>
  ),
  blue: (fill) => (
    <path
      d="M0-9.5V9.5M-8.2-4.75 8.2 4.75M-8.2 4.75 8.2-4.75M-3-8 0-5 3-8M-3 8 0 5 3 8"
      fill="none"
      stroke={fill}
      stroke-width="2.6"
      stroke-linecap="round"
    />
  ),
};

export function EmblemShape({of, fill = TINTS[of].deep, vein = '#fff'}: {of: Colour; fill?: string; vein?: string}) {
  return EMBLEMS[of](fill, vein);
}

export function Emblem({of, size = 14, inverse = false}: {of: Colour; size?: number; inverse?: boolean}) {
  return (
    <SmallPicture of="catherine-glyph" half={11} size={em(size)}>
      {inverse ? <EmblemShape of={of} fill="#fff" vein={TINTS[of].deep} /> : <EmblemShape of={of} />}
    </SmallPicture>
  );
}
