// The map: 18 cities with what they give and the houses in them, and the roads between them.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Piece} from '@page/ui/pointing';
import {SEAT_COLOURS, SeatMark} from '@page/ui/seat';
import {Emblem, Glyph, TINTS} from './glyphs';
import {Land, placeOf} from './land';
import {Narrow} from './narrow';
import {citiesOf, cityOf, playerOf, roadsOf, type City} from './model';
import {cityInWords} from './speech';

// Roads between two houses of the one who looks are in that player's colour: so groups are seen.
function Roads(area: Area) {
  const mine = new Set(playerOf(area, area.seat)?.houses);
  const roads = roadsOf(area).map(([from, to]) => {
    const [x1, y1] = placeOf(cityOf(area, from));
    const [x2, y2] = placeOf(cityOf(area, to));
    return {
      key: `${from} ${to}`,
      from,
      to,
      line: {x1, y1, x2, y2},
      own: mine.has(from) && mine.has(to),
    };
  });
  return (
    <svg class="catherine-roads" viewBox="0 0 100 100" preserveAspectRatio="none">
      {roads
        .filter(({own}) => own)
        .map(({key, line}) => (
          <line key={key} {...line} class="own" stroke={SEAT_COLOURS[area.seat]} />
        ))}
      {roads.map(({key, line}) => (
        <line key={key} {...line} class="bed" />
      ))}
      {roads.map(({key, line}) => (
        <line key={key} {...line} class="way" />
      ))}
      {roads.map(({key, line, from, to}) => (
        <line
          key={key}
          {...line}
          class="ask"
          role="img"
          aria-label={area.say('page.about.road.title', {from: area.say(`city.${from}`), to: area.say(`city.${to}`)})}
          {...about(`road:${from}:${to}`)}
        />
      ))}
    </svg>
  );
}

function House({seat, built}: {seat: Seat; built: boolean}) {
  return <span class={`catherine-house at-${seat}`}>{built && <SeatMark seat={seat} size={16} />}</span>;
}

function CityPiece({area, city}: {area: Area; city: City}) {
  const [x, y] = placeOf(city);
  const {deep, pale} = TINTS[city.colour];
  return (
    <Piece
      of={`city:${city.id}`}
      extra="catherine-city"
      style={{left: `${x}%`, top: `${y}%`}}
      aria-description={cityInWords(area, city.id)}
    >
      {area.names.map((_, seat) => (
        <House seat={seat} key={seat} built={playerOf(area, seat).houses.includes(city.id)} />
      ))}
      <span class="catherine-disc" style={{borderColor: deep, background: pale}}>
        {city.icon !== undefined && <Glyph of={city.icon} size={22} />}
        <span class="catherine-bead">
          <Emblem of={city.colour} size={13} />
        </span>
      </span>
      <span class="catherine-name">
        <Narrow text={area.say(`city.${city.id}`)} />
      </span>
    </Piece>
  );
}

export function Russia(area: Area) {
  return (
    <div class="catherine-map">
      <Land {...area} />
      <Roads {...area} />
      {citiesOf(area).map((city) => (
        <CityPiece area={area} city={city} key={city.id} />
      ))}
    </div>
  );
}
