// The Great Wall as the track of points: as long as the leader needs, fifty points at least.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {SeatShape} from '@page/ui/seat';
import {WALL_HEIGHT, round} from './place';
import {pointsOf} from './table';

const MERLONS = 50;
const SIDE = 15;
const FOOT = WALL_HEIGHT - 2;

// It goes up and down over the hills.
const topAt = (part: number) => 27 - 3.5 * Math.sin(part * 4 * Math.PI) - 2 * Math.sin(part * 9);

// Its outline from left to right, a merlon for each step.
function crenels(width: number): string {
  const step = (width - 2 * SIDE) / MERLONS;
  const teeth = Array.from({length: MERLONS}, (_, i) => {
    const [x, y] = [SIDE + i * step, topAt((i + 0.5) / MERLONS)];
    return `L${round(x)} ${round(y)}V${round(y - 4)}H${round(x + step / 2)}V${round(y)}`;
  });
  return `M${SIDE} ${FOOT}${teeth.join('')}H${width - SIDE}V${FOOT}Z`;
}

// The joints of its stones, in two rows that follow the top.
function joints(width: number): string {
  const step = (width - 2 * SIDE) / MERLONS;
  return Array.from({length: MERLONS}, (_, i) => {
    const [x, y] = [SIDE + i * step, topAt((i + 0.5) / MERLONS)];
    return `M${round(x)} ${round(y + 4.5)}h${round(step)}m${round(-step / 2)} 0v4.5`;
  }).join('');
}

const TOWER = 'M-12 0V-27H-12V-31H-7.5V-27H-2.5V-31H2.5V-27H7.5V-31H12V0Z';

// Mountains of the north, far away.
const hills = (width: number) =>
  `M0 ${WALL_HEIGHT}V30Q${width * 0.06} 6 ${width * 0.12} 24T${width * 0.27} 18 ${width * 0.42} 22 ${width * 0.6} 14 ${width * 0.8} 22 ${width} 12V${WALL_HEIGHT}Z`;

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
      <path d={hills(width)} class="china-hills" />
      <path d={crenels(width)} class="china-wall" />
      <path d={joints(width)} class="china-wall-line" />
      {marks.map((points) => (
        <g key={points} transform={`translate(${at(points)} ${FOOT + 1})`}>
          <path d={TOWER} class="china-wall" />
          <text class="china-wall-number" y="-7">
            {points}
          </text>
        </g>
      ))}
      {all.map(({seat, points, beside}) => (
        <g
          key={seat}
          transform={`translate(${at(points) + beside * (points > length / 2 ? -13 : 13)} ${round(topAt(points / length) - 12)})`}
        >
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
