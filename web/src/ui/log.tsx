// What happened, in sentences. Pointing at a line lights its pieces, pointing at a name in it that
// one alone; choosing it shows the table as it was then.
import type {JSX} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import type {LoggedEvent, Seat, View} from '@page/engine/protocol';
import type {GamePage} from '@page/games';
import {partsOf} from '@page/text';
import {useT} from '@page/words';

// What a person may look up while the game goes on.
export function lookedUp(
  page: GamePage,
  events: LoggedEvent[],
  view: View,
  seat: Seat,
  finished: boolean,
): LoggedEvent[] {
  const from = finished ? 0 : (page.remembered?.(events, view, seat) ?? 0);
  return from === 0 ? events : events.filter(({number}) => number >= from);
}

type Light = (event: LoggedEvent | undefined, name?: string) => void;

// Enter on a link is a click on its line, and no confirmation of what is staged.
function enter(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.stopPropagation();
  event.currentTarget.click();
}

// By keyboard a line is reached through the names in it; where there are none, as a whole. A button
// would not break between lines as words do.
function Sentence({told, light}: {told: LoggedEvent; light: Light}) {
  const parts = partsOf(told.text);
  const whole = parts.every(({name}) => name === undefined);
  return (
    <p>
      {parts.map(({text, name}) =>
        whole || name !== undefined ? (
          <span
            role="link"
            tabIndex={0}
            class={whole ? '' : 'name'}
            onKeyDown={enter}
            onMouseEnter={() => light(told, name)}
            onMouseLeave={() => light(told)}
            onFocus={() => light(told, name)}
            onBlur={() => light(undefined)}
          >
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}

export function Log({
  events,
  news,
  light,
  show,
}: {
  events: LoggedEvent[];
  news?: number; // the first since one's last turn
  light: Light;
  show?: (event: LoggedEvent) => void;
}) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  // Just before it is painted, when heights are reckoned anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo(0, list.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [events.length]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t('play.log')}>
      {events.map((told) => (
        <li
          key={told.number}
          class={news !== undefined && told.number >= news ? 'new' : ''}
          onMouseEnter={() => light(told)}
          onMouseLeave={() => light(undefined)}
          onClick={() => show?.(told)}
        >
          {told.number === news && news > 0 && <small class="since">{t('play.news')}</small>}
          <Sentence told={told} light={light} />
        </li>
      ))}
    </ol>
  );
}
