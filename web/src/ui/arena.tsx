// The table with everything around it, the same in all games: the middle, the own area, the other
// players. A game draws the three; this puts them where they belong.
import {useRef, useState} from 'preact/hooks';
import type {Area, GamePage} from '@page/games';
import type {Place, Seat} from '@page/engine/protocol';
import {useT} from '@page/words';
import {about} from './about';
import {useFlip} from './flip';
import {Num} from './number';
import {Panel} from './panel';
import {SeatName} from './seat';

export function Arena({
  page,
  area,
  standing,
  version,
  thinking,
}: {
  page: GamePage;
  area: Area;
  standing: Place[];
  version: unknown; // changes when pieces may have moved
  thinking?: Seat;
}) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Seat | undefined>(undefined);
  useFlip(root, version);
  const seats = area.names.length;
  const others = Array.from({length: seats - 1}, (_, i) => (area.seat + 1 + i) % seats);
  return (
    <div class="arena" ref={root}>
      <section class="others" aria-label={t('play.others')} style={{'--others': others.length}}>
        {others.map((owner) => (
          <article key={owner} class={`other ${area.deciders.includes(owner) ? 'deciding' : ''}`}>
            <button
              class="other-head"
              data-about={`points:${owner}`}
              aria-description={t('play.area', {name: area.names[owner]!})}
              onClick={() => open(owner)}
            >
              <SeatName seat={owner} name={area.names[owner]!} />
              {thinking === owner && (
                <span class="dots" aria-hidden="true">
                  …
                </span>
              )}
              <b class="points">
                <Num value={standing[owner]!.points} />
              </b>
            </button>
            <page.Other {...area} owner={owner} />
          </article>
        ))}
      </section>
      <section class="middle" aria-label={t('play.board')}>
        <page.Table {...area} />
      </section>
      <section class={`mine ${area.deciders.includes(area.seat) ? 'deciding' : ''}`} aria-label={t('play.mine')}>
        <header>
          <SeatName seat={area.seat} name={area.names[area.seat]!} />
          <b
            class="points"
            role="img"
            aria-label={t('play.points', {n: standing[area.seat]!.points})}
            {...about(`points:${area.seat}`)}
          >
            <Num value={standing[area.seat]!.points} />
          </b>
        </header>
        <page.Mine {...area} owner={area.seat} />
      </section>
      {opened !== undefined && (
        <Panel name="area" title={t('play.area', {name: area.names[opened]!})} close={() => open(undefined)}>
          <div class="mine">
            <page.Mine {...area} owner={opened} />
          </div>
        </Panel>
      )}
    </div>
  );
}
