// What happened, in sentences. Pointing at a line lights its pieces; choosing it shows the table as
// it was then.
import {useEffect, useRef} from 'preact/hooks';
import type {Seat, Told, View} from '@page/engine/protocol';
import {useT} from '@page/words';
import type {GamePage} from '@page/games';

// What a person may look up while the game goes on.
export function lookedUp(page: GamePage, events: Told[], view: View, seat: Seat, finished: boolean): Told[] {
  const from = finished ? 0 : (page.remembered?.(events, view, seat) ?? 0);
  return from === 0 ? events : events.filter(({number}) => number >= from);
}

export function Log({
  events,
  news,
  light,
  show,
}: {
  events: Told[];
  news?: number; // the first since one's last turn
  light: (event: Told | undefined) => void;
  show?: (event: Told) => void;
}) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const {current} = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [events.length]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t('play.log')}>
      {events.map((told) => (
        <li key={told.number} class={news !== undefined && told.number >= news ? 'new' : ''}>
          {told.number === news && news > 0 && <small class="since">{t('play.news')}</small>}
          <button
            onMouseEnter={() => light(told)}
            onMouseLeave={() => light(undefined)}
            onFocus={() => light(told)}
            onBlur={() => light(undefined)}
            onClick={() => show?.(told)}
          >
            {told.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
