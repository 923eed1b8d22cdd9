// How many of a piece: fewer, the number, and more. The ends stay where the focus can be: it would be
// lost with a button that is disabled.
import type {ComponentChildren} from 'preact';
import {useT} from '@page/words';

interface Props {
  piece: string;
  label: string; // of the piece in words
  count: number;
  staged: number; // how often the piece was pointed at
  less: (() => void) | undefined;
  more: (() => void) | undefined;
  enough?: {count: number; take: () => void}; // as many as it takes, at once
  children: ComponentChildren; // the label as it is seen
}

export function Stepper({piece, label, count, staged, less, more, enough, children}: Props) {
  const t = useT();
  return (
    <span class="stepper">
      <button
        data-less={piece}
        aria-disabled={less === undefined}
        aria-label={t('play.less', {piece: label})}
        onClick={() => less?.()}
      >
        −
      </button>
      <span class="stepper-text">
        <span class="stepper-label">{children}</span> <b>{count}</b>
      </span>
      <button
        data-piece={piece}
        data-staged={staged}
        class={`piece ${more ? 'can' : ''}`}
        aria-disabled={more === undefined}
        aria-label={t('play.more', {piece: label})}
        onClick={() => more?.()}
      >
        +
      </button>
      {enough && (
        <button
          class="stepper-enough can"
          data-enough={piece}
          aria-label={t('play.enough', {piece: label, n: enough.count})}
          onClick={enough.take}
        >
          →{enough.count}
        </button>
      )}
    </span>
  );
}
