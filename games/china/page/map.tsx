// The map: an ink painting on silk, with the Great Wall in the north as the track of points. It is
// drawn in the pixels that there are, so that a site stays as large as a finger on a narrow screen, and
// all of it grows where there are many.
import {useMemo} from 'preact/hooks';
import type {Area} from '@page/games';
import {SEAT_COLOURS} from '@page/ui/seat';
import {useSize, type Size} from '@page/ui/size';
import {ALLIANCES, COURTS, SITES, type Point} from './atlas';
import {Patterns} from './emblems';
import {Land} from './land';
import {placeIn, round, type Place} from './place';
import {AllianceSign, CourtPiece, SitePiece} from './signs';
import {alliancesOf, ownerOf, realmsOf, roadsOf, sitesOf, type Site} from './table';
import {Wall} from './wall';

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

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const from = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay];

function Alliances({area, place}: {area: Area; place: Place}) {
  return alliancesOf(area).map(({states}, i) => {
    const [a, b] = states;
    const courts: [Point, Point] = [courtAt(area, a), courtAt(area, b)];
    const at = ALLIANCES[`${a} ${b}`] ?? ALLIANCES[`${b} ${a}`] ?? between(...courts);
    const toward = from(place(courts[0]), place(courts[1]));
    return <AllianceSign key={i} area={area} number={i + 1} states={states} at={place(at)} toward={toward} />;
  });
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

// In pixels of the picture, of which one is larger than one of the screen on a large map.
function Picture({area, size, scale}: {area: Area; size: Size; scale: number}) {
  const place = placeIn(size);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width * scale} height={size.height * scale}>
      <Patterns />
      <Land area={area} size={size} />
      <Wall area={area} width={size.width} />
      <Roads area={area} place={place} />
      {realmsOf(area).map((realm) => (
        <CourtPiece key={realm.id} area={area} realm={realm} at={place(courtAt(area, realm.id))} />
      ))}
      {sitesOf(area).map((site) => (
        <SitePiece key={site.id} area={area} site={site} at={place(siteAt(site))} left={siteAt(site)[0] > 90} />
      ))}
      <Alliances area={area} place={place} />
    </svg>
  );
}

const USUAL = 650; // the side of a square map on which all is as large as it is drawn
const LEAST = 0.92; // where its texts are 11 px high

export function ChinaMap({area}: {area: Area}) {
  const [measured, {width, height}] = useSize();
  const scale = Math.max(LEAST, Math.sqrt(width * height) / USUAL);
  const size = useMemo(() => ({width: width / scale, height: height / scale}), [width, height]);
  return (
    <div class="china-map" ref={measured}>
      {width > 0 && <Picture area={area} size={size} scale={scale} />}
    </div>
  );
}
