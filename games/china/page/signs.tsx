// What stands on the map: sites with what is built there, courts with their emissaries, and the seals
// of alliances. All around the point that they are given.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {SvgPiece} from '@page/ui/pointing';
import {SEAT_COLOURS, SeatShape} from '@page/ui/seat';
import type {Point} from './atlas';
import {EmblemShape, WASHES} from './emblems';
import {round} from './place';
import {Emissary, House, Tower} from './shapes';
import {courtOf, leadersOf, ownerOf, realmOf, type Realm, type Site} from './table';

const moved = ([x, y]: Point) => `translate(${round(x)} ${round(y)})`;

// `left`: there is land on that side alone.
export function SitePiece({area, site, at, left = false}: {area: Area; site: Site; at: Point; left?: boolean}) {
  const owner = ownerOf(area, site.id);
  const fortress = area.view.fortresses.includes(site.id);
  const number: Point = owner === undefined ? [0, 4.5] : [left ? -19 : 18, 18];
  return (
    <SvgPiece of={`site:${site.id}`} extra={`china-site ${owner === undefined ? '' : 'built'}`} transform={moved(at)}>
      <rect class="china-hit" x="-22" y="-22" width="44" height="44" />
      {owner === undefined && !fortress && <rect class="china-plinth" x="-11.5" y="-8" width="23" height="23" rx="3" />}
      {fortress && <Tower />}
      {owner !== undefined && <House seat={owner} />}
      {owner === undefined ? (
        <rect class="mark" x="-11.5" y="-11.5" width="23" height="23" rx="3" />
      ) : (
        <rect class="mark" x="-17" y="-19" width="38" height="38" rx="4" />
      )}
      <text class="china-number" x={number[0]} y={number[1]}>
        {site.id.slice(site.state.length)}
      </text>
      <circle class="china-fresh" cx="13" cy="-17" r="5" />
    </SvgPiece>
  );
}

const ROW = 5;

// The places in a court: for up to five emissaries in one row, for more in two.
function slotsOf(count: number): {radius: number; places: Point[]} {
  const columns = count <= ROW ? count : Math.ceil(count / 2);
  const radius = count < ROW ? 8 : count === ROW ? 6.6 : 6;
  const top = count <= ROW ? 9.5 : 1.5;
  const places = Array.from({length: count}, (_, i): Point => [
    ((i % columns) - (columns - 1) / 2) * (2 * radius + 0.6),
    top + Math.floor(i / columns) * 12.5,
  ]);
  return {radius, places};
}

// A hall under a palace's roof, with its name and its emissaries.
export function CourtPiece({area, realm, at}: {area: Area; realm: Realm; at: Point}) {
  const {standing, room} = courtOf(area, realm.id);
  const {radius, places} = slotsOf(Math.max(room, standing.length));
  const name = area.say(`state.${realm.id}`);
  const up = places.length > ROW ? -3.5 : 0; // two rows of emissaries need the room
  return (
    <SvgPiece of={`state:${realm.id}`} extra="china-court" transform={moved(at)}>
      <rect class="china-hit" x="-38" y="-25" width="76" height="48" />
      <path class="china-shade" d="M-36 20H39L41 24H-33Z" />
      <rect class="mark" x="-37" y="-20" width="74" height="41" rx="3" />
      <path class="china-roof" d="M-42-18Q-36-20-33-26H33Q36-20 42-18 39-16.500 36-17H-36Q-39-16.500-42-18Z" />
      <path class="china-court-frame" d="M-33.500-14V17.500H33.500V-14" />
      <g transform={`translate(-24 ${up - 7}) scale(.62)`}>
        <EmblemShape colour={realm.colour} />
      </g>
      <text class="china-court-name" x="-14" y={up - 2.5}>
        {name}
      </text>
      {places.length === 0 && <path d="M-24 10.500H24" class="china-closed" />}
      {places.map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          {standing[i] === undefined ? (
            <circle class="china-slot" r={radius - 1} />
          ) : (
            <Emissary seat={standing[i]!} radius={radius} />
          )}
        </g>
      ))}
      <circle class="china-fresh" cx="38" cy="-22" r="5" />
    </SvgPiece>
  );
}

// Who leads at a court, as marks in a disc of its wash; a small one where nobody does.
function Leaders({area, state, at}: {area: Area; state: string; at: Point}) {
  const leaders = leadersOf(area, state);
  const wash = WASHES[realmOf(area, state).colour];
  const spread = leaders.length > 1 ? 3.6 : 0;
  const turn = (2 * Math.PI) / leaders.length;
  return (
    <g transform={moved(at)} data-leaders={leaders.join(' ')}>
      <circle class="china-half" r={leaders.length === 0 ? 4 : 7.5} fill={wash} />
      {leaders.map((seat, i) => (
        <g
          key={seat}
          transform={`${moved([spread * Math.sin(i * turn), -spread * Math.cos(i * turn)])} scale(${
            leaders.length === 1 ? 0.56 : leaders.length === 2 ? 0.36 : 0.3
          })`}
        >
          <SeatShape seat={seat} />
        </g>
      ))}
    </g>
  );
}

// Where each of the two states lies, seen from the seal.
function sidesOf([dx, dy]: Point): [Point, Point] {
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(14.5 * dx) / length, (14.5 * dy) / length];
  return [
    [-x, -y],
    [x, y],
  ];
}

// A seal between two states, on the side of each the one who leads at its court. It is stamped in the
// colour of whoever leads at both, in ink where several do; before, it is only drawn.
export function AllianceSign({
  area,
  number,
  states,
  at,
  toward = [1, 0],
}: {
  area: Area;
  number: number;
  states: [string, string];
  at: Point;
  toward?: Point; // from the first state to the second
}) {
  const [a, b] = states.map((state) => leadersOf(area, state)) as [Seat[], Seat[]];
  const both = a.filter((seat) => b.includes(seat));
  const sides = sidesOf(toward);
  const ends = sides.flat().map(round);
  return (
    <SvgPiece
      of={`alliance:${number}`}
      extra={`china-alliance ${both.length > 0 ? 'stamped' : ''}`}
      transform={moved(at)}
      data-both={both.join(' ')}
    >
      <path class="china-bond" d={`M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`} />
      {states.map((state, i) => (
        <Leaders key={state} area={area} state={state} at={sides[i]!} />
      ))}
      <rect class="china-hit" x="-13" y="-13" width="26" height="26" />
      <rect class="mark" x="-10" y="-10" width="20" height="20" rx="3" />
      <rect
        class="china-seal"
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        rx="3"
        fill={both.length === 0 ? '#fffaf0' : both.length === 1 ? SEAT_COLOURS[both[0]!] : '#2a2622'}
      />
      <rect class="china-seal-frame" x="-7.5" y="-7.5" width="15" height="15" rx="2" />
      <text class="china-number" y="4.5">
        {number}
      </text>
    </SvgPiece>
  );
}
