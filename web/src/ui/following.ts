// What others do can be followed: each of their turns stays before one's eyes long enough to be
// read, and the next bot waits for it. Whoever decides now need not wait; a click or a key goes on.
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import type {LoggedEvent, Seat} from '@page/engine/protocol';
import type {Area, GamePage} from '@page/games';
import {settings, type Speed} from '@page/settings';
import type {Scene, Table} from '@page/table/table';
import type {T} from '@page/words';
import {spokenLine, turnsOf} from './story';

export interface Ribbon {
  seat: Seat;
  text: string;
  more: number; // lines for which there is no room
}

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

function ribbonsOf(events: LoggedEvent[], page: GamePage, area: Area, own: Seat | undefined, t: T): Ribbon[] {
  return turnsOf(events, page, area, t).flatMap(({seat, lines}) =>
    seat === undefined || seat === own ? [] : [ribbonOf(seat, lines.map(spokenLine))],
  );
}

// The ribbon to be shown now.
export function useFollowing(table: Table, scene: Scene, page: GamePage, area: Area, t: T): Ribbon | undefined {
  const [queue, setQueue] = useState<Ribbon[]>([]);
  const next = (scene.events.at(-1)?.number ?? -1) + 1;
  const heard = useRef({seat: scene.seat, next});
  const done = useRef<(() => void) | undefined>(undefined); // what the table waits for

  const release = () => {
    done.current?.();
    done.current = undefined;
  };

  useLayoutEffect(() => {
    const from = heard.current.seat === scene.seat ? heard.current.next : next;
    heard.current = {seat: scene.seat, next};
    if (next <= from || scene.curtain !== undefined || settings.value.speed === 'none') return;
    const own = table.people.length > 0 ? scene.seat : undefined;
    const ribbons = ribbonsOf(
      scene.events.filter(({number}) => number >= from),
      page,
      area,
      own,
      t,
    );
    if (ribbons.length === 0) return;
    if (done.current === undefined) table.hold(new Promise((resolve) => (done.current = resolve)));
    setQueue((before) => [...before, ...ribbons]);
  }, [scene]);

  const [now] = queue;
  useEffect(() => {
    if (now === undefined) {
      release();
      return;
    }
    const goOn = () => setQueue(([, ...rest]) => rest);
    const time = setTimeout(goOn, timeToRead(now.text, settings.value.speed));
    window.addEventListener('pointerdown', goOn, true);
    window.addEventListener('keydown', goOn, true);
    return () => {
      clearTimeout(time);
      window.removeEventListener('pointerdown', goOn, true);
      window.removeEventListener('keydown', goOn, true);
    };
  }, [now]);
  useEffect(() => release, []);
  return now;
}
