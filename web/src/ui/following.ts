// What others do can be followed: each of their turns stays before one's eyes long enough to be
// read, a scoring goes step by step, and the next bot waits for it. Whoever decides now need not
// wait; a click or a key goes on.
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, GamePage, Reason, Span} from '@page/games';
import {settings, type Speed} from '@page/settings';
import type {Scene, Table} from '@page/table/table';
import type {T} from '@page/words';
import {lookAt, told, worth, type Scored} from './scoring';
import {spokenLine, turnsOf} from './story';

export interface Ribbon {
  seat?: Seat; // of a scoring none
  text: string;
  more: number; // lines for which there is no room
}

// What is shown at a time.
export type Shown = {ribbon: Ribbon; reason?: Reason} | {span: Span} | {scored: Scored};

const LONGEST = 180; // characters, of which a Han or a kana says as much as two letters
const lengthOf = (text: string) => text.length + (text.match(/[\u3000-\u9fff]/g) ?? []).length;

// In milliseconds: to find it, and to read it.
const LOOK: Record<Speed, number> = {calm: 900, brisk: 450, none: 0};
const LETTER: Record<Speed, number> = {calm: 34, brisk: 17, none: 0};
export const timeToRead = (text: string, speed: Speed) => LOOK[speed] + LETTER[speed] * lengthOf(text);

function ribbonOf(seat: Seat, sentences: string[]): Ribbon {
  let shown = 1;
  while (shown < sentences.length && lengthOf(sentences.slice(0, shown + 1).join(' ')) <= LONGEST) ++shown;
  return {seat, text: sentences.slice(0, shown).join(' '), more: sentences.length - shown};
}

// Turns of others, and scorings when they are over.
function shownOf(
  events: LoggedEvent[],
  spans: Span[],
  page: GamePage,
  area: Area,
  own: Seat | undefined,
  t: T,
): Shown[] {
  return turnsOf(events, spans, page, area, t).flatMap(({seat, lines, span}): Shown[] => {
    if (span !== undefined) return span.events.at(-1) === lines.at(-1)!.told.at(-1) ? [{span}] : [];
    return seat === undefined || seat === own ? [] : [{ribbon: ribbonOf(seat, lines.map(spokenLine))}];
  });
}

// One step for each reason for which anybody gets anything; the table at last.
function stepsOf(scored: Scored, page: GamePage, area: Area): Shown[] {
  const {title, reasons} = told(scored, page, area);
  const steps = reasons.flatMap((reason): Shown[] => {
    const shares = reason.cells.flatMap((cell, seat) =>
      cell === undefined || cell.value === 0 ? [] : [`${area.names[seat]} ${worth(reason, cell.value)}`],
    );
    if (shares.length === 0) return [];
    return [{ribbon: {text: `${title} · ${reason.name}: ${shares.join(' · ')}`, more: 0}, reason}];
  });
  return [...steps, {scored}];
}

export function useFollowing(
  table: Table,
  scene: Scene,
  spans: Span[],
  page: GamePage,
  area: Area,
  t: T,
): {shown: Shown | undefined; over: boolean; goOn: () => void} {
  const [queue, setQueue] = useState<Shown[]>([]);
  const next = (scene.events.at(-1)?.number ?? -1) + 1;
  const heard = useRef({seat: scene.seat, next});
  const silent = scene.curtain !== undefined || settings.value.speed === 'none';
  // Nothing is left to be shown.
  const over = queue.length === 0 && (silent || heard.current.next >= next || heard.current.seat !== scene.seat);
  const done = useRef<(() => void) | undefined>(undefined); // what the table waits for
  const release = () => {
    done.current?.();
    done.current = undefined;
  };

  useLayoutEffect(() => {
    const from = heard.current.seat === scene.seat ? heard.current.next : next;
    heard.current = {seat: scene.seat, next};
    if (next <= from || silent) return;
    const own = table.people.length > 0 ? scene.seat : undefined;
    const news = scene.events.filter(({number}) => number >= from);
    const more = shownOf(news, spans, page, area, own, t);
    if (more.length > 0 && done.current === undefined) table.hold(new Promise((resolve) => (done.current = resolve)));
    if (more.length > 0 || scene.finished) setQueue((before) => [...before, ...more]);
  }, [scene]);

  const [now] = queue;
  const goOn = () => setQueue(([, ...rest]) => rest);
  useEffect(() => {
    if (now === undefined) {
      release();
      return;
    }
    if ('scored' in now) return; // until it is closed
    if ('span' in now) {
      void lookAt(now.span, (first, last) => table.lookBack(first, last)).then(
        (scored) =>
          setQueue(([first, ...rest]) =>
            first === now ? [...stepsOf(scored, page, area), ...rest] : [first!, ...rest],
          ),
        goOn,
      );
      return;
    }
    const time = setTimeout(goOn, timeToRead(now.ribbon.text, settings.value.speed));
    window.addEventListener('pointerdown', goOn, true);
    window.addEventListener('keydown', goOn, true);
    return () => {
      clearTimeout(time);
      window.removeEventListener('pointerdown', goOn, true);
      window.removeEventListener('keydown', goOn, true);
    };
  }, [now]);
  useEffect(() => release, []);
  return {shown: now, over, goOn};
}
