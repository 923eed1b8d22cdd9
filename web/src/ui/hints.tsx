// What a bot thinks: the decisions that it considered, with its chances.
import type {Seat} from '@page/engine/protocol';
import type {Advice} from '@page/table/table';
import {useT} from '@page/words';
import {inPieces} from './deciding';

export function Hints({
  advice,
  seat,
  label,
  light,
  use,
  played,
}: {
  advice: Advice | undefined;
  seat: Seat;
  label: (piece: string) => string;
  light?: (move: string | undefined) => void;
  use?: (move: string) => void;
  played?: string; // what was decided in fact
}) {
  const t = useT();
  if (advice === undefined) return <p role="status">{t('play.hintThinking')}</p>;
  return (
    <ol class="hints">
      {advice.considered.map(({move, text, touches, share, expected}) => (
        <li
          key={move}
          onMouseEnter={() => light?.(move)}
          onMouseLeave={() => light?.(undefined)}
          class={move === played ? 'played' : ''}
        >
          <p>
            {text || inPieces(touches, label) || move}
            {move === played && <em> ({t('replay.played')})</em>}
          </p>
          <p class="hint-facts">
            <span class="bar" style={{'--part': expected[seat] ?? 0}} aria-hidden="true" />
            {Math.round(100 * (expected[seat] ?? 0))} % {t('play.hintChance')}
            <span class="share">
              {' '}
              · {Math.round(100 * share)} % {t('play.hintShare')}
            </span>
          </p>
          {use && (
            <button class="button" onClick={() => use(move)}>
              {t('play.hintUse')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
