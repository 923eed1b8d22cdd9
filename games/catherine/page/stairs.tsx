// The favour track: a staircase to the throne, with what every step gives.
import type {Area} from '@page/games';
import {Drawn} from '@page/ui/picture';
import {SeatMark} from '@page/ui/seat';
import {Glyph} from './glyphs';
import {levelsOf, playerOf} from './model';

const RISE = 3; // px from step to step

function Legend({area}: {area: Area}) {
  return (
    <ul class="catherine-stairs-legend">
      {(
        [
          ['card', 'limit'],
          ['point', 'points'],
          ['house', 'times'],
        ] as const
      ).map(([picture, what]) => (
        <li key={what} title={area.say(`page.stairs.${what}`)}>
          <Drawn label={area.say(`page.stairs.${what}`)}>
            <Glyph of={picture} size={14} />
          </Drawn>
        </li>
      ))}
    </ul>
  );
}

export function Stairs(area: Area) {
  const seats = area.names.map((_, seat) => seat);
  return (
    <div class="catherine-stairs" role="group" aria-label={area.say('page.stairs.name')}>
      <Legend area={area} />
      {levelsOf(area).map(({hand_limit: limit, points, multiplier: times}, level) => {
        const here = seats.filter((seat) => playerOf(area, seat).favour === level);
        const who = here.map((seat) => area.names[seat]!).join(area.say('list.between'));
        return (
          <div
            class="catherine-step"
            key={level}
            role="img"
            aria-label={`${area.say('board.favour', {n: level, limit, points, times})} ${who}`}
          >
            <div class="catherine-standing">
              {here.map((seat) => (
                <span key={seat} data-flip={`favour-${seat}`}>
                  <SeatMark seat={seat} size={15} />
                </span>
              ))}
            </div>
            <ul style={{paddingBottom: `${RISE * level}px`}}>
              <li>{limit}</li>
              <li>{points}</li>
              <li>×{times}</li>
            </ul>
          </div>
        );
      })}
    </div>
  );
}
