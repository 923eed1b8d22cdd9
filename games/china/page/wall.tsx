// The Great Wall as the track of points: as long as the leader needs, fifty points at least.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {SeatShape} from '@page/ui/seat';
import {pointsOf} from './table';

export const WALL_HEIGHT = 40;
const MERLONS = 50;
const SIDE = 14;
const TOP = 20;

function crenels(width: number): string {
  const step = (width - 2 * SIDE) / MERLONS;
  const teeth = Array.from({length: MERLONS}, () => `v-4h${step / 2}v4h${step / 2}`).join('');
  return `M${SIDE} ${WALL_HEIGHT}V${TOP}${teeth}V${WALL_HEIGHT}Z`;
}

interface Standing {
  seat: Seat;
  points: number;
  beside: number; // others with as many points who stand there already
}

function standings(area: Area): Standing[] {
  const points = area.names.map((_, seat) => pointsOf(area, seat));
  return points.map((own, seat) => ({
    seat,
    points: own,
    beside: points.slice(0, seat).filter((other) => other === own).length,
  }));
}

export function Wall({area, width}: {area: Area; width: number}) {
  const all = standings(area);
  const length = 50 * Math.max(1, Math.ceil(Math.max(...all.map(({points}) => points)) / 50));
  const at = (points: number) => SIDE + (points / length) * (width - 2 * SIDE);
  const marks = Array.from({length: 6}, (_, i) => (length / 5) * i);
  const words = all.map(({seat, points}) => area.say('page.standing', {name: area.names[seat]!, n: points}));
  return (
    <g
      {...about('wall')}
      role="img"
      aria-label={area.say('page.track', {
        list: words.join(area.say('list.between')),
      })}
    >
      <path d={crenels(width)} class="china-wall" />
      <path d={`M${SIDE} ${TOP + 5}H${width - SIDE}`} class="china-wall-line" />
      {marks.map((points) => (
        <text key={points} class="china-wall-number" x={at(points)} y={WALL_HEIGHT - 3}>
          {points}
        </text>
      ))}
      {all.map(({seat, points, beside}) => (
        <g key={seat} transform={`translate(${at(points) + beside * (points > length / 2 ? -13 : 13)} 11)`}>
          <g data-flip={`score-${seat}`}>
            <g transform="scale(.85)">
              <SeatShape seat={seat} />
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
