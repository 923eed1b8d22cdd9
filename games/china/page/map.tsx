// The map: nine states in five washes, roads, sites, courts, alliances, and the Great Wall in the
// north as the track of points. It is drawn in the pixels that there are, so that a site stays as
// large as a finger on a narrow screen.
import type {Area} from '@page/games';
import {SvgPiece} from '@page/ui/pointing';
import {SEAT_COLOURS} from '@page/ui/seat';
import {useSize, type Size} from '@page/ui/size';
import {ALLIANCES, BORDERS, COASTS, COURTS, OUTLINES, SITES, type Point} from './atlas';
import {EmblemShape, Patterns, WASHES} from './emblems';
import {Emissary, House, Tower} from './shapes';
import {alliancesOf, courtOf, ownerOf, realmOf, realmsOf, roadsOf, sitesOf, type Realm, type Site} from './table';
import {Wall, WALL_HEIGHT} from './wall';

// From hundredths of the map to pixels.
type Place = (point: Point) => Point;

function placeIn({width, height}: Size): Place {
  const top = WALL_HEIGHT + 4;
  return ([x, y]) => [(x / 100) * width, top + (y / 100) * (height - top - 2)];
}

// Other components may have sites and states that the atlas does not know.
const siteAt = (site: Site): Point => SITES[site.id] ?? [site.x, site.y];

function courtAt(area: Area, state: string): Point {
  const known = COURTS[state];
  if (known !== undefined) return known;
  const own = sitesOf(area)
    .filter((site) => site.state === state)
    .map(siteAt);
  return [0, 1].map((axis) => own.reduce((sum, point) => sum + point[axis]!, 0) / own.length) as Point;
}

function allianceAt(area: Area, [a, b]: [string, string]): Point {
  const known = ALLIANCES[`${a} ${b}`] ?? ALLIANCES[`${b} ${a}`];
  if (known !== undefined) return known;
  const [from, to] = [courtAt(area, a), courtAt(area, b)];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

const round = (n: number) => Math.round(n * 10) / 10;

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

function Land({area, place}: {area: Area; place: Place}) {
  const coasts = COASTS.map((n) => linePath(n, place)).join('');
  const inner = BORDERS.flatMap((_, n) => (COASTS.includes(n) ? [] : [linePath(n, place)])).join('');
  const here = area.view.phase === 'more' ? area.view.state : undefined;
  return (
    <g aria-hidden="true">
      <path d={coasts} class="china-surf" stroke-width="16" />
      <path d={coasts} class="china-surf" stroke-width="8" />
      {realmsOf(area).map(({id, colour}) => {
        const d = outlinePath(id, place);
        return (
          <g key={id}>
            <path d={d} fill={WASHES[colour]} />
            <path d={d} fill={`url(#china-${colour})`} />
          </g>
        );
      })}
      <path d={inner} class="china-border" />
      <path d={coasts} class="china-coast" />
      {here !== undefined && <path d={outlinePath(here, place)} class="china-here" />}
    </g>
  );
}

// Where nothing is to be found: mountains in the north-west, waves in the south-east.
function Ornaments({place}: {place: Place}) {
  const [mx, my] = place([7.5, 9]);
  const [wx, wy] = place([93.5, 90]);
  return (
    <g class="china-ornament" aria-hidden="true">
      <path
        transform={`translate(${mx} ${my})`}
        d="M-22 12-12-6-7 3M-14 12-2-14 5 0M-3 12 8-4 20 12M-12-6-10 4M-2-14 0-2M8-4 9 5"
      />
      <path
        transform={`translate(${wx} ${wy})`}
        d="M-14-6Q-10-12-5-6T4-6 13-6M-10 2Q-6-4-1 2T8 2 16 2M-14 10Q-10 4-5 10T4 10 13 10"
      />
    </g>
  );
}

// A road between two houses of one player takes the player's colour.
function Roads({area, place}: {area: Area; place: Place}) {
  const sites = new Map(sitesOf(area).map((site) => [site.id, place(siteAt(site))]));
  const lines = roadsOf(area).map(([a, b]) => {
    const owner = ownerOf(area, a);
    const d = `M${sites.get(a)!.map(round).join(' ')}L${sites.get(b)!.map(round).join(' ')}`;
    return {
      key: `${a}-${b}`,
      d,
      owner: owner !== undefined && owner === ownerOf(area, b) ? owner : undefined,
    };
  });
  return (
    <g aria-hidden="true">
      <path d={lines.map(({d}) => d).join('')} class="china-road" />
      <path d={lines.map(({d}) => d).join('')} class="china-road-middle" />
      {lines
        .filter(({owner}) => owner !== undefined)
        .map(({key, d, owner}) => (
          <path key={key} d={d} class="china-joined" stroke={SEAT_COLOURS[owner!]} />
        ))}
    </g>
  );
}

export function SitePiece({area, site, at: [x, y]}: {area: Area; site: Site; at: Point}) {
  const owner = ownerOf(area, site.id);
  const fortress = area.view.fortresses.includes(site.id);
  const beside = siteAt(site)[0] > 90 ? -17 : 17; // on the side where there is land
  return (
    <SvgPiece
      of={`site:${site.id}`}
      extra={`china-site ${owner === undefined ? '' : 'built'}`}
      transform={`translate(${round(x)} ${round(y)})`}
    >
      <rect class="china-hit" x="-18" y="-18" width="36" height="36" />
      {fortress && <Tower />}
      {owner !== undefined && <House seat={owner} />}
      <rect class="mark" x="-11.5" y="-11.5" width="23" height="23" rx="3" />
      <text class="china-number" x={owner === undefined ? 0 : beside} y={owner === undefined ? 4.5 : 15}>
        {site.id.slice(site.state.length)}
      </text>
      <circle class="china-fresh" cx="12" cy="-12" r="5" />
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

export function CourtPiece({area, realm, at: [x, y]}: {area: Area; realm: Realm; at: Point}) {
  const {standing, room} = courtOf(area, realm.id);
  const {radius, places} = slotsOf(Math.max(room, standing.length));
  const name = area.say(`state.${realm.id}`);
  const up = places.length > ROW ? -3.5 : 0; // two rows of emissaries need the room
  return (
    <SvgPiece of={`state:${realm.id}`} extra="china-court" transform={`translate(${round(x)} ${round(y)})`}>
      <rect class="china-hit" x="-38" y="-23" width="76" height="46" />
      <rect class="mark" x="-37" y="-21" width="74" height="42" rx="6" />
      <rect class="china-court-frame" x="-34.5" y="-18.5" width="69" height="37" rx="4" />
      <g transform={`translate(-23 ${up - 9}) scale(.66)`}>
        <EmblemShape colour={realm.colour} />
      </g>
      <text class="china-court-name" x="-13" y={up - 4}>
        {name}
        {name.toLowerCase() !== realm.id && (
          <tspan class="china-court-code" dx="4">
            {realm.id}
          </tspan>
        )}
      </text>
      {places.length === 0 && <path d="M-24 9.500H24" class="china-closed" />}
      {places.map((place, i) => (
        <g key={i} transform={`translate(${place.join(' ')})`}>
          {standing[i] === undefined ? (
            <circle class="china-slot" r={radius - 1} />
          ) : (
            <Emissary seat={standing[i]!} radius={radius} />
          )}
        </g>
      ))}
      <circle class="china-fresh" cx="36" cy="-20" r="5" />
    </SvgPiece>
  );
}

// Two rings in the washes of the two states, held together by the number.
export function AllianceSign({
  area,
  number,
  states,
  at: [x, y],
}: {
  area: Area;
  number: number;
  states: [string, string];
  at: Point;
}) {
  const [a, b] = states.map((state) => WASHES[realmOf(area, state).colour]);
  return (
    <SvgPiece of={`alliance:${number}`} extra="china-alliance" transform={`translate(${round(x)} ${round(y)})`}>
      <rect class="mark" x="-15" y="-9" width="30" height="18" rx="9" />
      <circle cx="-7" r="7.5" fill={a} />
      <circle cx="7" r="7.5" fill={b} />
      <circle r="8.5" class="china-alliance-middle" />
      <text class="china-number" y="4.5">
        {number}
      </text>
    </SvgPiece>
  );
}

function Picture({area, size}: {area: Area; size: Size}) {
  const place = placeIn(size);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height}>
      <Patterns />
      <Wall area={area} width={size.width} />
      <Ornaments place={place} />
      <Land area={area} place={place} />
      <Roads area={area} place={place} />
      {alliancesOf(area).map(({states}, i) => (
        <AllianceSign key={i} area={area} number={i + 1} states={states} at={place(allianceAt(area, states))} />
      ))}
      {realmsOf(area).map((realm) => (
        <CourtPiece key={realm.id} area={area} realm={realm} at={place(courtAt(area, realm.id))} />
      ))}
      {sitesOf(area).map((site) => (
        <SitePiece key={site.id} area={area} site={site} at={place(siteAt(site))} />
      ))}
    </svg>
  );
}

export function ChinaMap({area}: {area: Area}) {
  const [measured, size] = useSize();
  return (
    <div class="china-map" ref={measured}>
      {size.width > 0 && <Picture area={area} size={size} />}
    </div>
  );
}
