// The result of a game as one picture that needs nothing around it: to be kept or shown to others.
import {render} from 'preact';
import type {Place} from '@page/engine/protocol';
import {courseFrame, courseTicks} from './charts';
import {Curves, type Frame} from './curves';
import {SeatShape} from './seat';

const WIDTH = 1080;
const MARGIN = 60;
const ROW = 54;
const CHART = 270;
const LARGER = 1.5; // than on the page, as all text here
const INK = 'var(--ink)';
const SOFT = 'var(--soft)';
const LINE = 'var(--line)';
const FONT =
  '"Iowan Old Style", Palatino, Georgia, "Noto Serif", "Hiragino Mincho ProN", "Yu Mincho", "Songti SC", "Noto Serif CJK JP", "Noto Sans CJK JP", serif';

export interface Result {
  game: string;
  date: string;
  won: string;
  names: string[];
  standing: Place[];
  points: number[][]; // over the game
  chances?: (number[] | undefined)[]; // where a bot has judged it
  words: {points: string; course: string; chances: string};
}

function Chart({
  title,
  y,
  values,
  frame,
  ticks,
  names,
}: {
  title: string;
  y: number;
  values: (number[] | undefined)[];
  frame: Frame;
  ticks: [number, string][];
  names: string[];
}) {
  return (
    <g transform={`translate(${MARGIN} ${y})`}>
      <text y="0" font-size="24" font-weight="700" fill={INK}>
        {title}
      </text>
      <g transform={`translate(0 14) scale(${LARGER})`}>
        <Curves {...{values, names, frame, ticks}} ink={SOFT} grid={LINE} />
      </g>
    </g>
  );
}

function ResultPicture({game, date, won, names, standing, points, chances, words}: Result) {
  const order = names.map((_, seat) => seat).sort((a, b) => standing[a]!.rank - standing[b]!.rank);
  const width = WIDTH - 2 * MARGIN;
  const table = 190;
  const charts = table + order.length * ROW + 50;
  const frame = courseFrame(points, width / LARGER, CHART / LARGER);
  const next = charts + CHART + 60;
  const height = (chances === undefined ? charts : next) + CHART + 60;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      font-family={FONT}
    >
      <rect width={WIDTH} height={height} fill="var(--paper)" />
      <rect x="18" y="18" width={WIDTH - 36} height={height - 36} fill="var(--sheet)" stroke={LINE} stroke-width="2" />
      <text x={MARGIN} y="86" font-size="44" font-weight="700" fill={INK}>
        {game}
      </text>
      <text x={MARGIN} y="124" font-size="22" fill={SOFT}>
        Pentarch · {date}
      </text>
      <text x={MARGIN} y="166" font-size="26" fill={INK}>
        {won}
      </text>
      {order.map((seat, i) => (
        <g transform={`translate(${MARGIN} ${table + i * ROW})`}>
          <line x1="0" x2={width} y1={ROW} y2={ROW} stroke={LINE} />
          <text x="0" y="37" font-size="28" fill={SOFT}>
            {standing[seat]!.rank}
          </text>
          <g transform="translate(66 28) scale(1.3)">
            <SeatShape seat={seat} />
          </g>
          <text x="96" y="37" font-size="28" fill={INK}>
            {names[seat]}
          </text>
          <text x={width} y="37" font-size="30" font-weight="700" text-anchor="end" fill={INK}>
            {standing[seat]!.points}
          </text>
        </g>
      ))}
      <Chart title={words.course} y={charts} values={points} frame={frame} ticks={courseTicks(frame)} names={names} />
      {chances !== undefined && (
        <Chart
          title={words.chances}
          y={next}
          values={chances}
          frame={{...frame, most: 1, least: 0, last: chances.length - 1}}
          ticks={[
            [0, '0 %'],
            [0.5, '50 %'],
            [1, '100 %'],
          ]}
          names={names}
        />
      )}
    </svg>
  );
}

// In the colours that the page has now.
export function resultAsSvg(result: Result): string {
  const holder = document.createElement('div');
  render(<ResultPicture {...result} />, holder);
  const styles = getComputedStyle(document.documentElement);
  return new XMLSerializer()
    .serializeToString(holder.firstElementChild!)
    .replace(/var\((--[\w-]+)\)/g, (_, name) => styles.getPropertyValue(name).trim());
}
