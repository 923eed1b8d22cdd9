// Points as pictures: by source, and over the game; drawn in the pixels that there are.
import type {Place} from '@page/engine/protocol';
import type {Say} from '@page/text';
import {Curves, xOf, type Frame} from './curves';
import {SeatName} from './seat';
import {useSize} from './size';

const SHADES = [
  '#7b3f2c',
  '#2f6f8f',
  '#c19a3d',
  '#5a7d3a',
  '#8a5a8f',
  '#3d4f6e',
  '#b5654a',
  '#6aa0a8',
  '#a3a04a',
  '#9a4a5a',
  '#54736a',
  '#777',
];

// One bar for each player, in pieces by source; losses go to the left.
export function SourcesChart({
  standing,
  names,
  say,
  title,
}: {
  standing: Place[];
  names: string[];
  say: Say;
  title: string;
}) {
  const sources = Object.keys(standing[0]!.sources).filter((source) =>
    standing.some((one) => one.sources[source] !== 0),
  );
  const sum = (place: Place, sign: number) =>
    Object.values(place.sources)
      .filter((points) => points * sign > 0)
      .reduce((all, points) => all + points * sign, 0);
  const right = Math.max(1, ...standing.map((one) => sum(one, 1)));
  const left = Math.max(0, ...standing.map((one) => sum(one, -1)));
  const [measured, size] = useSize();
  const row = 46; // the name, and below it the bar
  const edge = 40; // for the total
  const scale = Math.max(0, size.width - edge) / (right + left);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg ref={measured} height={standing.length * row} role="img" aria-label={title}>
        {standing.map((place, seat) => {
          let x = left * scale;
          let back = x;
          return (
            <g transform={`translate(0 ${seat * row})`}>
              <text x={left * scale} y="15" class="chart-text">
                {names[seat]}
              </text>
              {sources.map((source, i) => {
                const points = place.sources[source]!;
                if (points === 0) return null;
                const wide = Math.abs(points) * scale;
                const at = points > 0 ? x : back - wide;
                if (points > 0) x += wide;
                else back -= wide;
                return (
                  <g>
                    <rect x={at} y="20" width={wide} height="22" fill={SHADES[i % SHADES.length]!}>
                      <title>
                        {say(`source.${source}`)}: {points}
                      </title>
                    </rect>
                    {wide > 8 * String(points).length + 4 && (
                      <text x={at + wide / 2} y="35" text-anchor="middle" class="bar-text">
                        {points}
                      </text>
                    )}
                  </g>
                );
              })}
              <text x={x + 6} y="36" class="chart-text total">
                {place.points}
              </text>
            </g>
          );
        })}
      </svg>
      <ul class="legend">
        {sources.map((source, i) => (
          <li>
            <i style={{background: SHADES[i % SHADES.length]!}} /> {say(`source.${source}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

export function CourseChart({
  points,
  names,
  title,
  at,
}: {
  points: number[][]; // after each decision, for each seat
  names: string[];
  title: string;
  at?: number; // where one looks now
}) {
  const [measured, {width}] = useSize();
  const frame = courseFrame(points, width, 180);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg ref={measured} height={frame.height} role="img" aria-label={title}>
        <Curves values={points} names={names} frame={frame} ticks={courseTicks(frame)} />
        {at !== undefined && <line x1={xOf(frame, at)} x2={xOf(frame, at)} y1="6" y2={frame.height - 14} class="now" />}
      </svg>
      <ul class="legend">
        {names.map((name, seat) => (
          <li>
            <SeatName seat={seat} name={name} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

export function courseFrame(points: number[][], width: number, height: number): Frame {
  const all = points.flat();
  return {width, height, most: Math.max(1, ...all), least: Math.min(0, ...all), last: points.length - 1};
}

export const courseTicks = ({least, most}: Frame): [number, string][] =>
  [least, Math.round((least + most) / 2), most].map((value) => [value, String(value)]);
