// Goes through the decisions of a game: step by step, anywhere, or by itself at one of three speeds.
import type {ComponentChildren} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import {useT} from '@page/words';
import {Icon, type IconName} from './icons';

// How long a position stays, and how the speed is called.
const PACES = [
  {ms: 2400, name: '×1'},
  {ms: 1200, name: '×2'},
  {ms: 600, name: '×4'},
];

export interface Way {
  at: number; // so many decisions have been made
  least: number;
  last: number;
  shown: boolean; // the table is as it was then
  go: (to: number | ((now: number) => number)) => void;
}

export interface Going {
  playing: boolean;
  pace: number;
  play: () => void; // or pauses; from the end it begins anew
  setPace: (pace: number) => void;
}

export function useGoing({at, least, last, shown, go}: Way): Going {
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState(0);
  useEffect(() => {
    if (!playing || !shown) return;
    if (at === last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), PACES[pace]!.ms);
    return () => clearTimeout(timer);
  }, [playing, shown, at, last, pace]);
  const play = () => {
    if (!playing && at === last) go(least);
    setPlaying(!playing);
  };
  return {playing, pace, play, setPace: (next) => setPace(next % PACES.length)};
}

// Left, Right, Home and End; Space plays and pauses, 1 to 3 say how fast.
export function useScrubberKeys({least, last, go}: Way, going: Going): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.matches('input, select, textarea, [role=slider]')) return;
      // From where one is by then: two quick keys are two steps.
      const to = {
        ArrowLeft: (now: number) => Math.max(least, now - 1),
        ArrowRight: (now: number) => Math.min(last, now + 1),
        Home: () => least,
        End: () => last,
      }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        go(to);
      } else if (event.key === ' ' && target.closest('button, a, summary, [role=button]') === null) {
        event.preventDefault();
        going.play();
      } else if (PACES[Number(event.key) - 1] !== undefined) {
        going.setPace(Number(event.key) - 1);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

export function Scrubber({way, going, children}: {way: Way; going: Going; children?: ComponentChildren}) {
  const t = useT();
  const {at, least, last, go} = way;
  // At an end nothing is disabled: the focus, and the keys with it, would be lost.
  const step = (name: string, label: string, sign: string, to: number, ends: boolean) => (
    <button class="button" data-act={name} aria-label={label} title={label} aria-disabled={ends} onClick={() => go(to)}>
      {sign}
    </button>
  );
  return (
    <>
      <div class="offers">
        <input
          type="range"
          min={least}
          max={last}
          value={at}
          aria-label={t('replay.position')}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="acts scrubber">
        {step('first', t('replay.first'), '«', least, false)}
        {step('back', t('replay.back'), '‹', Math.max(least, at - 1), at === least)}
        <button
          class="button"
          data-act="play"
          aria-label={t(going.playing ? 'replay.pause' : 'replay.play')}
          title={t(going.playing ? 'replay.pause' : 'replay.play')}
          aria-keyshortcuts="Space"
          onClick={going.play}
        >
          <Icon of={going.playing ? 'pause' : 'play'} />
        </button>
        {step('forward', t('replay.forward'), '›', Math.min(last, at + 1), at === last)}
        {step('last', t('replay.last'), '»', last, false)}
        <button
          class="button"
          data-act="pace"
          aria-label={t('replay.pace', {pace: PACES[going.pace]!.name})}
          title={t('replay.pace', {pace: PACES[going.pace]!.name})}
          onClick={() => going.setPace(going.pace + 1)}
        >
          {PACES[going.pace]!.name}
        </button>
        {children}
      </div>
    </>
  );
}

// A button that is its sign alone where there is little room.
export function ScrubberTool({name, icon, label, run}: {name: string; icon: IconName; label: string; run: () => void}) {
  return (
    <button class="button tool" data-act={name} onClick={run} title={label}>
      <Icon of={icon} />
      <span class="tool-name">{label}</span>
    </button>
  );
}
