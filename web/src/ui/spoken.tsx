// What a screen reader says while one plays: everything that was told since it spoke last.
import {useRef} from 'preact/hooks';
import type {LoggedEvent} from '@page/engine/protocol';
import type {Area, GamePage} from '@page/games';
import {useT} from '@page/words';
import {linesOf, spokenLine} from './story';

// What was said before stays for a while: a reader that is still at it would lose it.
const KEPT = 4;

export function Spoken({
  events,
  page,
  area,
  silent,
}: {
  events: LoggedEvent[];
  page: GamePage;
  area: Area;
  silent: boolean; // behind a curtain
}) {
  const t = useT();
  const next = (events.at(-1)?.number ?? -1) + 1;
  const heard = useRef(next); // what was told before one sat down is in the log
  const said = useRef<{first: number; text: string}[]>([]);
  if (silent) said.current = [];
  else if (next > heard.current) {
    const batch = events.filter(({number}) => number >= heard.current);
    const text = linesOf(batch, page, area, t).map(spokenLine).join(' ');
    said.current = [...said.current, {first: heard.current, text}].slice(-KEPT);
    heard.current = next;
  }
  return (
    <div class="spoken" aria-live="polite">
      {said.current.map(({first, text}) => (
        <p key={first}>{text}</p>
      ))}
    </div>
  );
}
