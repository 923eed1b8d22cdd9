// Five gems, each cut as another polygon, and gold: they differ in shape, not only in colour.
import {SmallPicture} from '@page/ui/picture';

export const COLOURS = ['white', 'blue', 'green', 'red', 'black'] as const;
export type GemColour = (typeof COLOURS)[number];
export type Colour = GemColour | 'gold';
export const ALL: Colour[] = [...COLOURS, 'gold'];
export type Counts = Partial<Record<Colour, number>>;

type Point = [number, number];

// The paths of a gem seen from above: its outline, the facets turned to the light and away from it,
// the flat table in the middle, the edges between them.
interface Cut {
  outline: string;
  bright: string;
  dark: string;
  table: string;
  edges: string;
}

const LIGHT: Point = [-0.5, -0.87];
const TABLE = 0.54; // how much of a gem its table is

const closed = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

// `outer` goes round clockwise.
function cut(outer: Point[]): Cut {
  const inner = outer.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  const facets = outer.map((from, i) => {
    const next = (i + 1) % outer.length;
    const to = outer[next]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const light = (dy * LIGHT[0] - dx * LIGHT[1]) / Math.hypot(dx, dy);
    return {light, path: closed([from, to, inner[next]!, inner[i]!])};
  });
  const those = (turned: (light: number) => boolean) =>
    facets
      .filter(({light}) => turned(light))
      .map(({path}) => path)
      .join('');
  return {
    outline: closed(outer),
    bright: those((light) => light > 0.25),
    dark: those((light) => light < -0.25),
    table: closed(inner),
    edges: facets.map(({path}) => path).join(''),
  };
}

// Around 0,0 and about 20 wide.
const CUTS: Record<Colour, Cut> = {
  white: cut([
    [-5.5, -8.5],
    [5.5, -8.5],
    [10, -2],
    [0, 10],
    [-10, -2],
  ]),
  blue: cut([
    [0, -10.5],
    [4.6, -4],
    [7.6, 1.5],
    [7, 6],
    [3.5, 9.6],
    [-3.5, 9.6],
    [-7, 6],
    [-7.6, 1.5],
    [-4.6, -4],
  ]),
  green: cut([
    [-5, -10],
    [5, -10],
    [7.5, -7.5],
    [7.5, 7.5],
    [5, 10],
    [-5, 10],
    [-7.5, 7.5],
    [-7.5, -7.5],
  ]),
  red: cut([
    [0, -10],
    [8.7, -5],
    [8.7, 5],
    [0, 10],
    [-8.7, 5],
    [-8.7, -5],
  ]),
  black: cut([
    [0, -10.5],
    [9, 0],
    [0, 10.5],
    [-9, 0],
  ]),
  gold: {
    // a coin with a star
    outline: 'M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z',
    bright: 'M-7.1 7.1A10 10 0 0 1 7.1-7.1L5-5A7 7 0 0 0-5 5Z',
    dark: 'M-7.1 7.1A10 10 0 0 0 7.1-7.1L5-5A7 7 0 0 1-5 5Z',
    table: 'M0-5 1.3-1.5 5-1.5 2.1.8 3.1 4.3 0 2.2-3.1 4.3-2.1.8-5-1.5-1.3-1.5Z',
    edges: 'M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7Z',
  },
};

// fill and edge of the gem, the tint of paper that goes with it, the body and the marks of its chip.
interface Ink {
  fill: string;
  edge: string;
  tint: string;
  chip: string;
  marks: string;
}
export const INKS: Record<Colour, Ink> = {
  white: {
    fill: '#f4f3ee',
    edge: '#716d62',
    tint: '#eeebe1',
    chip: '#cfc9b8',
    marks: '#fffdf5',
  },
  blue: {
    fill: '#2c6fbb',
    edge: '#123a69',
    tint: '#d3e2f3',
    chip: '#1f4f8a',
    marks: '#dbe8f6',
  },
  green: {
    fill: '#2f8f57',
    edge: '#134a2b',
    tint: '#d2ead9',
    chip: '#1f6b40',
    marks: '#d9efe0',
  },
  red: {
    fill: '#c43a31',
    edge: '#6d1712',
    tint: '#f5d8d3',
    chip: '#97281f',
    marks: '#f8dfda',
  },
  black: {
    fill: '#3d3a3f',
    edge: '#0f0e10',
    tint: '#d6d4d9',
    chip: '#2b292d',
    marks: '#dcdadf',
  },
  gold: {
    fill: '#e0b13a',
    edge: '#7d5a0d',
    tint: '#f6e7ba',
    chip: '#b98a1e',
    marks: '#fdf2cf',
  },
};

export function GemShape({colour}: {colour: Colour}) {
  const {outline, bright, dark, table, edges} = CUTS[colour];
  const {fill, edge} = INKS[colour];
  return (
    <g stroke-linejoin="round">
      <path d={outline} fill={fill} />
      <path d={bright} fill="#fff" opacity=".34" />
      <path d={dark} fill="#000" opacity=".26" />
      <path d={table} fill="#fff" opacity=".2" />
      <path d={edges} fill="none" stroke={edge} stroke-width=".6" opacity=".75" />
      <path d={outline} fill="none" stroke={edge} stroke-width="1.5" />
    </g>
  );
}

// As large as the text around it, unless told otherwise.
export function Gem({colour, size}: {colour: Colour; size?: number}) {
  return (
    <SmallPicture of="sp-gem" half={12} size={size}>
      <GemShape colour={colour} />
    </SmallPicture>
  );
}

function ChipShape({colour}: {colour: Colour}) {
  const {chip, marks, tint, edge} = INKS[colour];
  return (
    <>
      <circle r="22" fill={chip} stroke={edge} stroke-width="1.2" />
      <circle r="18.6" fill="none" stroke={marks} stroke-width="5.6" stroke-dasharray="5.84 5.84" />
      <circle r="15.4" fill={tint} stroke={edge} stroke-width=".8" />
      <g transform="scale(1.12)">
        <GemShape colour={colour} />
      </g>
    </>
  );
}

// Where a chip would lie.
const NoChip = () => (
  <circle r="20" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="4 4" opacity=".6" />
);

export function Chip({colour, any = true}: {colour: Colour; any?: boolean}) {
  return (
    <SmallPicture of="sp-chip" half={24}>
      {any ? (
        <ChipShape colour={colour} />
      ) : (
        <>
          <NoChip />
          <g opacity=".5">
            <GemShape colour={colour} />
          </g>
        </>
      )}
    </SmallPicture>
  );
}

const TALLEST = 7; // chips that a pile shows
const RISE = 3.4;

export function Pile({colour, count}: {colour: Colour; count: number}) {
  const shown = Math.min(count, TALLEST);
  const {chip, edge} = INKS[colour];
  const base = RISE * (TALLEST - 1);
  return (
    <svg class="sp-pile" viewBox={`-24 -24 48 ${48 + base}`} aria-hidden="true">
      {shown === 0 && (
        <g transform={`translate(0 ${base})`}>
          <NoChip />
          <g opacity=".75">
            <GemShape colour={colour} />
          </g>
        </g>
      )}
      {Array.from({length: Math.max(shown - 1, 0)}, (_, i) => (
        <circle key={i} cy={base - i * RISE} r="22" fill={chip} stroke={edge} stroke-width="1.2" />
      ))}
      {shown > 0 && (
        <g transform={`translate(0 ${base - (shown - 1) * RISE})`}>
          <ChipShape colour={colour} />
        </g>
      )}
    </svg>
  );
}
