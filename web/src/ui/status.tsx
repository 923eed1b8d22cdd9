// The one line that says who decides, what, and why; what can be chosen by name or by number; and the
// buttons. Its height never changes, so that the board stays where it is. Where there is little room,
// the styles put the choices and the buttons into a dock below the board.
import type {ComponentChildren} from 'preact';
import {useState} from 'preact/hooks';
import type {Stage} from '@page/table/stage';
import {useT} from '@page/words';
import {Icon, type IconName} from './icons';
import {Stepper} from './stepper';

export interface Act {
  name: string;
  label: string;
  run: () => void;
  icon?: IconName; // a tool; where there is little room, it is this sign alone
  strong?: boolean;
  offered?: boolean; // a tool for this very moment
  pressed?: boolean;
  disabled?: boolean;
}

function ActButton({
  act: {name, label, run, icon, strong, offered, pressed, disabled},
  shortcut,
}: {
  act: Act;
  shortcut: string;
}) {
  return (
    <button
      data-act={name}
      onClick={run}
      disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={icon && label}
      class={['button', icon && 'tool', strong && 'strong', offered && 'offered', pressed && 'pressed']
        .filter(Boolean)
        .join(' ')}
    >
      {icon && <Icon of={icon} />}
      <span class={icon && 'tool-name'}>{label}</span>
    </button>
  );
}

// The acts are numbered as they are given; what is part of a decision stands with what the tray offers.
export function Status({
  text,
  detail,
  acts,
  ribbon,
  children,
}: {
  text: string;
  detail: string;
  acts: Act[];
  ribbon?: ComponentChildren; // what another did, laid over the line or beside it
  children?: ComponentChildren;
}) {
  const buttons = (chosen: boolean) =>
    acts.map((act, i) =>
      act.name.startsWith('do:') === chosen ? <ActButton key={act.name} act={act} shortcut={String(i + 1)} /> : null,
    );
  const t = useT();
  const [whole, setWhole] = useState(false);
  const unfold = ({currentTarget: {scrollHeight, clientHeight}}: {currentTarget: HTMLElement}) =>
    setWhole(scrollHeight > clientHeight + 2);
  const fold = () => setWhole(false);
  return (
    <section class="status" aria-label={t('play.decision')}>
      <p
        class={['status-text', detail !== '' && 'detailed', whole && 'whole'].filter(Boolean).join(' ')}
        role="status"
        tabIndex={0}
        onMouseEnter={unfold}
        onFocus={unfold}
        onMouseLeave={fold}
        onBlur={fold}
      >
        <span class="prompt">{text}</span>
        {detail !== '' && <span class="detail"> {detail}</span>}
      </p>
      {ribbon}
      <div class="offers">
        {buttons(true)}
        {children}
      </div>
      <div class="acts">{buttons(false)}</div>
    </section>
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
        const enough = stage.enough(piece);
        return (
          <Stepper
            key={piece}
            {...{piece, staged, label: label(piece), count: staged}}
            less={stage.staged(piece) > 0 ? () => change(stage.without(piece)) : undefined}
            more={more > 0 ? () => change(stage.point(piece)) : undefined}
            enough={enough && {count: enough.touched(piece), take: () => change(enough)}}
          >
            {label(piece)}
          </Stepper>
        );
      })}
    </div>
  );
}
