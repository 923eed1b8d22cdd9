// The table with everything around it, the same in all games: the middle, the own area, the other
// players. A game draws the three; this puts them where they belong. Where there is little room, they
// lie below each other, what one decides with is in a dock that never moves, and the players are chips
// that open their areas.
import {useRef, useState} from 'preact/hooks';
import type {Area, GamePage} from '@page/games';
import type {LoggedEvent, Place, Seat} from '@page/engine/protocol';
import {useT} from '@page/words';
import {about} from './about';
import {useFlights} from './flights';
import {useFlip} from './flip';
import {useNarrow} from './narrow';
import {Num} from './number';
import {Panel} from './panel';
import {LevelMark, SeatMark, SeatName} from './seat';

const Dots = () => (
  <span class="dots" aria-hidden="true">
    …
  </span>
);

interface Seated {
  page: GamePage;
  area: Area;
  standing: Place[];
  thinking?: Seat;
  open: (owner: Seat) => void;
}

function Others({page, area, standing, thinking, open}: Seated) {
  const t = useT();
  const seats = area.names.length;
  const others = Array.from({length: seats - 1}, (_, i) => (area.seat + 1 + i) % seats);
  return (
    <section class="others" aria-label={t('play.others')} style={{'--others': others.length}}>
      {others.map((owner) => (
        <article key={owner} class={`other ${area.deciders.includes(owner) ? 'deciding' : ''}`}>
          <button
            class="other-head"
            data-about={`points:${owner}`}
            aria-description={t('play.area', {name: area.persons[owner]!})}
            onClick={() => open(owner)}
          >
            <SeatName seat={owner} name={area.names[owner]!} level={area.levels[owner]} />
            {thinking === owner && <Dots />}
            <b class="points">
              <Num value={standing[owner]!.points} />
            </b>
          </button>
          <page.Other {...area} owner={owner} />
        </article>
      ))}
    </section>
  );
}

function Middle({page, area}: Seated) {
  const t = useT();
  return (
    <section class="middle" aria-label={t('play.board')}>
      <page.Table {...area} />
    </section>
  );
}

function Mine({page, area, standing, docked}: Seated & {docked: boolean}) {
  const t = useT();
  const {points} = standing[area.seat]!;
  return (
    <section class={`mine ${area.deciders.includes(area.seat) ? 'deciding' : ''}`} aria-label={t('play.mine')}>
      <header>
        <SeatName seat={area.seat} name={area.names[area.seat]!} level={area.levels[area.seat]} />
        <b class="points" role="img" aria-label={t('play.points', {n: points})} {...about(`points:${area.seat}`)}>
          <Num value={points} />
        </b>
      </header>
      <page.Mine {...area} owner={area.seat} docked={docked} />
    </section>
  );
}

// Everyone with their points; they open what lies before each.
function Chips({area, standing, thinking, open}: Seated) {
  const t = useT();
  return (
    <nav class="chips" aria-label={t('play.players')}>
      {area.names.map((name, seat) => (
        <button
          key={seat}
          class={`player-chip ${area.deciders.includes(seat) ? 'deciding' : ''}`}
          data-about={`points:${seat}`}
          aria-label={`${t('play.area', {name: area.persons[seat]!})}, ${t('play.points', {n: standing[seat]!.points})}`}
          onClick={() => open(seat)}
        >
          <SeatMark seat={seat} />
          <span class="chip-name">
            <span>{name}</span> <LevelMark level={area.levels[seat]} />
          </span>
          {thinking === seat ? <Dots /> : <b>{standing[seat]!.points}</b>}
        </button>
      ))}
    </nav>
  );
}

export function Arena({
  page,
  area,
  standing,
  version,
  events,
  thinking,
}: {
  page: GamePage;
  area: Area;
  standing: Place[];
  version: unknown; // changes when pieces may have moved
  events?: LoggedEvent[]; // so far; what the new ones move is seen to move
  thinking?: Seat;
}) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Seat | undefined>(undefined);
  const narrow = useNarrow();
  useFlip(root, version);
  useFlights(root, page, area, events);
  const show = (owner: Seat) => {
    if (owner !== area.seat) return open(owner);
    root.current?.querySelector('.mine')?.scrollIntoView();
  };
  const seated: Seated = {page, area, standing, thinking, open: show};
  const docked = narrow && page.Hand !== undefined;
  return (
    <div class="arena" ref={root}>
      {narrow ? (
        <>
          <Chips {...seated} />
          <div class="field">
            <Middle {...seated} />
            <Mine {...seated} docked={docked} />
            <Others {...seated} />
          </div>
          {page.Hand && (
            <section class="hand" aria-label={t('play.hand')} tabIndex={0}>
              <page.Hand {...area} />
            </section>
          )}
        </>
      ) : (
        <>
          <Others {...seated} />
          <Middle {...seated} />
          <Mine {...seated} docked={false} />
        </>
      )}
      {opened !== undefined && (
        <Panel name="area" title={t('play.area', {name: area.persons[opened]!})} close={() => open(undefined)}>
          <div class="mine">
            <page.Mine {...area} owner={opened} docked={false} />
          </div>
        </Panel>
      )}
    </div>
  );
}
