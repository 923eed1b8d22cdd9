// The favour track: a staircase to the throne, with what every step gives.
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import {SeatMark} from '@page/ui/seat';
import {Glyph} from './glyphs';
import {levelsOf, playerOf} from './model';

function Legend({area}: {area: Area}) {
  return (
    <div class="catherine-stairs-legend">
      {(
        [
          ['card', 'limit'],
          ['point', 'points'],
          ['house', 'times'],
        ] as const
      ).map(([picture, what]) => (
        <span key={what} role="img" aria-label={area.say(`page.stairs.${what}`)} {...about(`track:${what}`)}>
          <Glyph of={picture} size={16} />
        </span>
      ))}
    </div>
  );
}

// Who stands there, and below them what the step gives; the throne is at the top.
export function Step({area, level}: {area: Area; level: number}) {
  const {hand_limit: limit, points, multiplier: times} = levelsOf(area)[level]!;
  const here = area.names.flatMap((_, seat) => (playerOf(area, seat).favour === level ? [seat] : []));
  return (
    <>
      <div class="catherine-standing">
        {here.map((seat) => (
          <span key={seat} data-flip={`favour-${seat}`}>
            <SeatMark seat={seat} size={15} />
          </span>
        ))}
      </div>
      <div class="catherine-tread" style={{'--level': level}}>
        <b>{limit}</b>
        <b>{points}</b>
        <b>×{times}</b>
      </div>
    </>
  );
}

const Throne = ({level}: {level: number}) => (
  <div class="catherine-throne" aria-hidden="true">
    <svg viewBox="-11 -24 22 25">
      <path d="M-8 0V-17Q-8-22 0-22 8-22 8-17V0H5V-5H-5V0Z" fill="#1c4f80" stroke="#6f4e0c" stroke-width="1.4" />
      <path d="M-5-16Q-5-19 0-19 5-19 5-16V-10H-5Z" fill="#a3352f" stroke="#d9a93a" stroke-width="1" />
      <path d="M-9.5-10H9.5V-6H-9.5Z" fill="#d9a93a" stroke="#6f4e0c" />
    </svg>
    <div class="catherine-tread" style={{'--level': level}} />
  </div>
);

export function Stairs(area: Area) {
  const {say, names} = area;
  return (
    <div class="catherine-stairs" role="group" aria-label={say('page.stairs.name')}>
      <Legend area={area} />
      {levelsOf(area).map(({hand_limit: limit, points, multiplier: times}, level) => {
        const who = names.filter((_, seat) => playerOf(area, seat).favour === level).join(say('list.between'));
        return (
          <div
            class="catherine-step"
            key={level}
            role="img"
            aria-label={`${say('board.favour', {n: level, limit, points, times})} ${who}`}
            {...about(`step:${level}`)}
          >
            <Step area={area} level={level} />
          </div>
        );
      })}
      <Throne level={levelsOf(area).length - 1} />
    </div>
  );
}
