// What happened, in sentences, turn by turn. Pointing at a line lights its pieces, pointing at a name
// in it that one alone; choosing the name opens the card about it. A small sign beside the line shows
// the table as it was then. The turns of others are one line each, until they are unfolded.
import type {ComponentChildren} from 'preact';
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import type {LoggedEvent, Seat, View} from '@page/engine/protocol';
import type {Area, GamePage, Span} from '@page/games';
import {useT} from '@page/words';
import {SeatMark} from './seat';
import {Sentence} from './sentence';
import {turnsOf, type Line, type Turn} from './story';

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

export type Light = (told: LoggedEvent[], name?: string) => void;

function Told({line, light}: {line: Line; light: Light}) {
  const {told, times} = line;
  return (
    <>
      <Sentence
        text={line.text}
        onName={(name) => light(told, name)}
        onLeave={() => light(told)}
        onBlur={() => light([])}
      />
      {times > 1 && <small class="times"> ×{times}</small>}
    </>
  );
}

// A clock that goes back: to when the line was told.
function Moment({line, light, show}: {line: Line; light: Light; show: (event: LoggedEvent) => void}) {
  const t = useT();
  return (
    <button
      class="log-moment"
      data-act="moment"
      aria-label={t('play.moment')}
      title={t('play.moment')}
      onClick={() => show(line.told[0]!)}
      onFocus={() => light(line.told)}
      onBlur={() => light([])}
    >
      <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M-8.5-3.5A9 9 0 1 1-8.9 3M-9.5-9-8.8-3-3-3.8M0-5V.5L4 3"
          fill="none"
          stroke="currentColor"
          stroke-width="1.8"
          stroke-linecap="round"
        />
      </svg>
    </button>
  );
}

function TurnLines({
  turn,
  title,
  folds,
  light,
  show,
}: {
  turn: Turn;
  title?: ComponentChildren; // of a scoring, instead of its first line
  folds: boolean;
  light: Light;
  show?: (event: LoggedEvent) => void;
}) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const kept = title === undefined ? 1 : 0; // lines that are not folded away
  const hidden = folds ? turn.lines.length - kept : 0;
  const lines = open || hidden === 0 ? turn.lines : turn.lines.slice(0, kept);
  return (
    <>
      {turn.seat !== undefined && <SeatMark seat={turn.seat} size={14} />}
      <div class="turn-lines">
        {title}
        {lines.map((line) => (
          <p key={line.told[0]!.number} onMouseEnter={() => light(line.told)} onMouseLeave={() => light([])}>
            <Told line={line} light={light} />
            {show && <Moment line={line} light={light} show={show} />}
          </p>
        ))}
      </div>
      {hidden > 0 && (
        <button
          class="unfold"
          aria-expanded={open}
          aria-label={t(open ? 'log.fold' : 'log.unfold', {n: hidden})}
          title={t(open ? 'log.fold' : 'log.unfold', {n: hidden})}
          onClick={() => setOpen(!open)}
        >
          {open ? '−' : `+${hidden}`}
        </button>
      )}
    </>
  );
}

// What was scored; the last of its turns opens the table.
function ScoringHead({turn, page, area, score}: {turn: Turn; page: GamePage; area: Area; score: (span: Span) => void}) {
  const span = turn.span!;
  const title = page.scorings!.title(span, area);
  const last = turn.lines.at(-1)!.told.at(-1) === span.events.at(-1);
  return last ? (
    <button class="scored" onClick={() => score(span)}>
      {title}
    </button>
  ) : (
    <b class="scored">{title}</b>
  );
}

export function Log({
  events,
  page,
  area,
  spans,
  news,
  light,
  show,
  score,
}: {
  events: LoggedEvent[];
  page: GamePage;
  area: Area;
  spans: Span[];
  score: (span: Span) => void; // opens its table
  news?: number; // the first since one's last turn
  light: Light;
  show?: (event: LoggedEvent) => void;
}) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const turns = useMemo(() => turnsOf(events, spans, page, area, t, news), [events, spans, area, news]);
  // At the newest line, whichever scrolls: the list, or the panel around it. Just before it is
  // painted, when heights are reckoned anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      for (const scroller of [list.current, list.current?.closest('.panel-body')]) {
        scroller?.scrollTo(0, scroller.scrollHeight);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [events.length]);
  // A log that is closed while something in it has the focus leaves no light behind.
  useEffect(() => () => light([]), []);
  const others = (turn: Turn) => turn.seat !== undefined && turn.seat !== area.seat;
  const since = turns.find((turn) => news !== undefined && news > 0 && turn.first >= news && others(turn));
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t('play.log')}>
      {(events[0]?.number ?? 0) > 0 && <li class="cut">{area.say('page.logCut')}</li>}
      {turns.map((turn) => (
        <li key={turn.first} class={news !== undefined && turn.first >= news ? 'new' : ''}>
          {turn === since && <small class="since">{t('play.news')}</small>}
          <div class="turn">
            <TurnLines
              turn={turn}
              title={turn.span && <ScoringHead {...{turn, page, area, score}} />}
              folds={others(turn) || turn.span !== undefined}
              light={light}
              show={show}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
