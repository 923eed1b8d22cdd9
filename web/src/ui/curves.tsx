// Lines over the game, one for each player: by colour, by dashes and by the player's shape.
import {SEAT_COLOURS, SeatShape} from './seat';

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2'];
const LEFT = 50; // for the numbers
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 16;
const BETWEEN_SHAPES = 110;

export interface Frame {
  width: number;
  height: number;
  most: number; // values
  least: number;
  last: number; // places: from 0
}

export const xOf = ({width, last}: Frame, i: number): number =>
  LEFT + (i * Math.max(0, width - LEFT - RIGHT)) / Math.max(1, last);

export const placeAt = ({width, last}: Frame, x: number): number =>
  Math.min(last, Math.max(0, Math.round(((x - LEFT) * last) / Math.max(1, width - LEFT - RIGHT))));

const yOf = ({height, most, least}: Frame, value: number): number =>
  height - BOTTOM - ((value - least) * (height - TOP - BOTTOM)) / (most - least);

// So many places lie between the shapes of a line.
const spacing = ({width, last}: Frame): number => Math.max(1, Math.round((BETWEEN_SHAPES * last) / Math.max(1, width)));

// A place where nothing is known yet is passed over.
export function Curves({
  values,
  names,
  frame,
  ticks,
  ink = 'var(--ink)',
  grid = 'var(--line)',
}: {
  values: (number[] | undefined)[]; // place by place, for each seat
  names: string[];
  frame: Frame;
  ticks: [number, string][];
  ink?: string;
  grid?: string;
}) {
  const known = values.flatMap((one, i) => (one === undefined ? [] : [{i, one}]));
  const every = spacing(frame);
  // The shapes of the players lie beside each other where their lines are one.
  const marked = (i: number, seat: number) =>
    i === frame.last ? seat === 0 : i % every === Math.floor((every * (seat + 1)) / (names.length + 1));
  return (
    <>
      {ticks.map(([value, label]) => (
        <g>
          <line x1={LEFT} x2={frame.width - RIGHT} y1={yOf(frame, value)} y2={yOf(frame, value)} stroke={grid} />
          <text x={LEFT - 6} y={yOf(frame, value) + 4} text-anchor="end" font-size="13" fill={ink}>
            {label}
          </text>
        </g>
      ))}
      {names.map((name, seat) => (
        <g>
          <polyline
            points={known.map(({i, one}) => `${xOf(frame, i)},${yOf(frame, one[seat]!)}`).join(' ')}
            fill="none"
            stroke={SEAT_COLOURS[seat]!}
            stroke-width="2.5"
            stroke-linejoin="round"
            stroke-dasharray={DASHES[seat]!}
          >
            <title>{name}</title>
          </polyline>
          {known.map(({i, one}) =>
            marked(i, seat) ? (
              <g transform={`translate(${xOf(frame, i)} ${yOf(frame, one[seat]!)}) scale(.55)`}>
                <SeatShape seat={seat} />
              </g>
            ) : null,
          )}
        </g>
      ))}
    </>
  );
}
