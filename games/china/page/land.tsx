// What the pieces stand on: silk, the nine states in their washes, borders, the coast, mountains, the sea.
// Nothing of it changes in a game but what is lit.
import {useMemo} from 'preact/hooks';
import type {Area} from '@page/games';
import {usePointing} from '@page/ui/pointing';
import type {Size} from '@page/ui/size';
import {BORDERS, COASTS, OUTLINES, type Point} from './atlas';
import {INKS, WASHES} from './emblems';
import {placeIn, round, type Place} from './place';
import {realmsOf} from './table';

// A soft line through the points, without its beginning.
function curve(points: Point[]): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i]!;
      const before = points[i - 1] ?? from;
      const after = points[i + 2] ?? to;
      const handles = [
        from[0] + (to[0] - before[0]) / 6,
        from[1] + (to[1] - before[1]) / 6,
        to[0] - (after[0] - from[0]) / 6,
        to[1] - (after[1] - from[1]) / 6,
      ];
      return `C${[...handles, ...to].map(round).join(' ')}`;
    })
    .join('');
}

// ~n is the n-th border backwards.
function borderPoints(n: number, place: Place): Point[] {
  const flat = BORDERS[n < 0 ? ~n : n]!;
  const points = flat.flatMap((x, i) => (i % 2 === 0 ? [place([x, flat[i + 1]!])] : []));
  return n < 0 ? points.reverse() : points;
}

const begin = (points: Point[]) => `M${points[0]!.map(round).join(' ')}`;

function linePath(n: number, place: Place): string {
  const points = borderPoints(n, place);
  return begin(points) + curve(points);
}

function outlinePath(state: string, place: Place): string {
  const borders = (OUTLINES[state] ?? []).map((n) => borderPoints(n, place));
  return borders.length === 0 ? '' : `${begin(borders[0]!)}${borders.map(curve).join('')}Z`;
}

const PEAKS: [x: number, y: number, size: number][] = [
  [3.5, 7.5, 1.1],
  [12.5, 7, 0.9],
  [8, 11.5, 1.35],
  [2.5, 15, 0.8],
];

// A mountain in two strokes of the brush: its wash fades to the foot.
const Peak = ({at: [x, y], size}: {at: Point; size: number}) => (
  <g transform={`translate(${round(x)} ${round(y)}) scale(${size})`}>
    <path class="china-peak" d="M-24 14Q-14 2-7-14-2-22 3-12 8-4 14 2 20 6 25 14Z" />
    <path
      class="china-brush"
      d="M-24 14Q-14 2-7-14-2-22 3-12 8-4 14 2 20 6 25 14M-5-15Q-8-4-12 4M1-14Q4-4 2 6M9-4Q12 4 10 10"
    />
  </g>
);

// Where nothing is to be found: mountains in the north-west, the sea with a junk in the south-east.
function Ornaments({place}: {place: Place}) {
  const [sx, sy] = place([93.5, 91]);
  return (
    <g class="china-ornament">
      {PEAKS.map(([x, y, size]) => (
        <Peak key={x} at={place([x, y])} size={size} />
      ))}
      <g transform={`translate(${round(sx)} ${round(sy)})`}>
        <path class="china-sail" d="M-2-24V2M-2-22Q12-18 12-2L-2 0ZM-4-16Q-12-10-11-1L-4 0Z" />
        <path class="china-hull" d="M-14 1H14L9 8H-9Z" />
        <path
          class="china-brush"
          d="M-22 11Q-17 6-12 11T-2 11 8 11 18 11M-14 17Q-9 12-4 17T6 17 16 17M-20 23Q-15 18-10 23T0 23 10 23"
        />
      </g>
    </g>
  );
}

// Threads of the silk, and for each state what keeps its wash within it.
function Defined({outlines}: {outlines: [string, string][]}) {
  return (
    <defs>
      <pattern id="china-silk" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 .5H4M0 2.5H4" stroke="#fffdf2" stroke-width=".7" opacity=".5" />
        <path d="M.5 0V4M2.5 0V4" stroke="#a58d5c" stroke-width=".5" opacity=".25" />
      </pattern>
      {outlines.map(([id, d]) => (
        <clipPath key={id} id={`china-in-${id}`}>
          <path d={d} />
        </clipPath>
      ))}
    </defs>
  );
}

// A wash is darkest where it dries, at its edge.
function Ground({area, size}: {area: Area; size: Size}) {
  const place = placeIn(size);
  const coasts = COASTS.map((n) => linePath(n, place)).join('');
  const inner = BORDERS.flatMap((_, n) => (COASTS.includes(n) ? [] : [linePath(n, place)])).join('');
  const realms = realmsOf(area).map(({id, colour}) => ({id, colour, d: outlinePath(id, place)}));
  return (
    <g aria-hidden="true">
      <Defined outlines={realms.map(({id, d}) => [id, d])} />
      <rect width={size.width} height={size.height} fill="url(#china-silk)" />
      <Ornaments place={place} />
      {[22, 14, 7].map((width) => (
        <path key={width} d={coasts} class="china-surf" stroke-width={width} />
      ))}
      {realms.map(({id, colour, d}) => (
        <g key={id} clip-path={`url(#china-in-${id})`}>
          <path d={d} fill={WASHES[colour]} />
          <path d={d} fill={`url(#china-${colour})`} />
          {[26, 15, 6].map((width) => (
            <path key={width} d={d} class="china-edge" stroke={INKS[colour]} stroke-width={width} />
          ))}
        </g>
      ))}
      <path d={inner} class="china-border" />
      <path d={coasts} class="china-coast" />
    </g>
  );
}

// The outlines of the states, to be lit: where one's pieces go this turn, by the log, and with the card
// about something in it.
function Realms({area, size}: {area: Area; size: Size}) {
  const {lit} = usePointing();
  const outlines = useMemo(() => {
    const place = placeIn(size);
    return realmsOf(area).map(({id}) => ({id, d: outlinePath(id, place)}));
  }, [area.edition, size]);
  const here = area.view.phase === 'more' ? area.view.state : undefined;
  return (
    <g aria-hidden="true">
      {outlines.map(({id, d}) => (
        <path
          key={id}
          d={d}
          data-about={`state:${id}`}
          class={['china-realm', id === here && 'here', (lit(`state:${id}`) || lit(id)) && 'lit']
            .filter(Boolean)
            .join(' ')}
        />
      ))}
    </g>
  );
}

export function Land({area, size}: {area: Area; size: Size}) {
  const ground = useMemo(() => <Ground area={area} size={size} />, [area.edition, size]);
  return (
    <>
      {ground}
      <Realms area={area} size={size} />
    </>
  );
}
