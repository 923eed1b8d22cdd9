// The one line that says who decides, what, and why; with its buttons, and below it what is chosen
// by number or by name.
import type {ComponentChildren} from 'preact';
import type {Stage} from '@page/table/stage';
import {useT} from '@page/words';

export interface Act {
  name: string;
  label: string;
  run: () => void;
  strong?: boolean;
  pressed?: boolean;
  disabled?: boolean;
}

export function Status({
  text,
  detail,
  acts,
  children,
}: {
  text: string;
  detail: string;
  acts: Act[];
  children?: ComponentChildren;
}) {
  return (
    <div class="status">
      <p class="status-text" role="status">
        <span class="prompt">{text}</span>
        {detail !== '' && <span class="detail"> {detail}</span>}
      </p>
      <div class="acts">
        {acts.map(({name, label, run, strong, pressed, disabled}, i) => (
          <button
            key={name}
            data-act={name}
            onClick={run}
            disabled={disabled}
            aria-pressed={pressed}
            aria-keyshortcuts={String(i + 1)}
            class={['button', strong && 'strong', pressed && 'pressed'].filter(Boolean).join(' ')}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

// Pieces that lie nowhere on the table: how many cubes, which of the alternatives.
export function Tray({
  stage,
  pieces,
  label,
  change,
}: {
  stage: Stage;
  pieces: string[];
  label: (piece: string) => string;
  change: (stage: Stage) => void;
}) {
  const t = useT();
  if (pieces.length === 0) return null;
  return (
    <div class="tray" role="group" aria-label={t('play.choose')}>
      {pieces.map((piece) => {
        const more = stage.more(piece);
        const staged = stage.touched(piece);
        if (more + staged <= 1) {
          return (
            <button
              key={piece}
              data-piece={piece}
              data-staged={staged}
              class={`chip piece ${more > 0 ? 'can' : 'staged'}`}
              aria-pressed={staged > 0}
              onClick={() => change(stage.point(piece))}
            >
              {label(piece)}
            </button>
          );
        }
        return (
          <span key={piece} class="stepper">
            <button
              data-less={piece}
              disabled={stage.staged(piece) === 0}
              aria-label={t('play.less', {piece: label(piece)})}
              onClick={() => change(stage.without(piece))}
            >
              −
            </button>
            <span class="stepper-text">
              {label(piece)} <b>{staged}</b>
            </span>
            <button
              data-piece={piece}
              data-staged={staged}
              class={`piece ${more > 0 ? 'can' : ''}`}
              disabled={more === 0}
              aria-label={t('play.more', {piece: label(piece)})}
              onClick={() => change(stage.point(piece))}
            >
              +
            </button>
          </span>
        );
      })}
    </div>
  );
}
