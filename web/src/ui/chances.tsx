// Everyone's chances over the game. Pointing at a place, or the arrows, show its decision; choosing it
// goes there.
import {useState} from 'preact/hooks';
import type {Decided, LoggedEvent, Place} from '@page/engine/protocol';
import {plain} from '@page/text';
import {useT} from '@page/words';
import {Curves, placeAt, xOf, type Frame} from './curves';
import {SeatName} from './seat';
import {useSize} from './size';

const HEIGHT = 190;

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

// Behind the last decision there is nothing to reckon.
export function outcomeOf(standing: Place[]): number[] {
  const winners = standing.filter(({rank}) => rank === 1).length;
  return standing.map(({rank}) => (rank === 1 ? 1 / winners : 0));
}

export function Chances({
  chances,
  course,
  events,
  names,
  at,
  pick,
  look,
}: {
  chances: (number[] | undefined)[]; // before each decision, and at the end
  course: Decided[];
  events: LoggedEvent[]; // of the whole game
  names: string[];
  at?: number; // where one looks now
  pick?: (at: number) => void;
  look: (at: number) => void;
}) {
  const t = useT();
  const [measured, {width}] = useSize();
  const [shown, show] = useState(at ?? 0);
  const last = course.length;
  const frame: Frame = {width, height: HEIGHT, least: 0, most: 1, last};
  const decision = course[shown];
  const told = decision && events.find(({number}) => number >= decision.events);
  const title =
    decision === undefined ? t('review.atEnd') : t('review.decision', {n: shown + 1, name: names[decision.seat]!});
  const now = chances[shown];
  const list = now?.map((chance, seat) => `${names[seat]} ${percent(chance)}`).join(t('list.between')) ?? '–';
  const step: Record<string, number> = {
    ArrowLeft: shown - 1,
    ArrowDown: shown - 1,
    ArrowRight: shown + 1,
    ArrowUp: shown + 1,
    PageDown: shown - 10,
    PageUp: shown + 10,
    Home: 0,
    End: last,
  };
  const onKey = (event: KeyboardEvent) => {
    const to = step[event.key];
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) look(shown);
    else show(Math.min(last, Math.max(0, to)));
  };
  const placeOf = (event: PointerEvent | MouseEvent) =>
    placeAt(frame, event.clientX - (event.currentTarget as Element).getBoundingClientRect().left);
  return (
    <figure class="chart chances">
      <figcaption>{t('review.chances')}</figcaption>
      <div
        class="chances-line"
        role="slider"
        tabIndex={0}
        aria-label={t('review.chances')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={`${title}: ${list}`}
        onKeyDown={onKey}
        onPointerMove={(event) => show(placeOf(event))}
        onClick={(event) => {
          show(placeOf(event));
          pick?.(placeOf(event));
        }}
      >
        <svg ref={measured} height={HEIGHT} aria-hidden="true">
          <Curves
            values={chances}
            names={names}
            frame={frame}
            ticks={[
              [0, '0 %'],
              [0.5, '50 %'],
              [1, '100 %'],
            ]}
          />
          {at !== undefined && <line x1={xOf(frame, at)} x2={xOf(frame, at)} y1="4" y2={HEIGHT - 8} class="now" />}
          <line x1={xOf(frame, shown)} x2={xOf(frame, shown)} y1="4" y2={HEIGHT - 8} class="pointed" />
        </svg>
      </div>
      <div class="chances-shown">
        <p>
          <b>{title}</b>
          {told && <span class="chances-told">{plain(told.text)}</span>}
        </p>
        <button class="button" data-act="look-there" onClick={() => look(shown)}>
          {t('review.look')}
        </button>
      </div>
      <ul class="legend chances-now">
        {names.map((name, seat) => (
          <li>
            <SeatName seat={seat} name={name} /> <b>{now === undefined ? '–' : percent(now[seat]!)}</b>
          </li>
        ))}
      </ul>
      <Numbers {...{chances, course, names}} />
    </figure>
  );
}

// The same in numbers, for whoever sees no lines.
function Numbers({chances, course, names}: {chances: (number[] | undefined)[]; course: Decided[]; names: string[]}) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('review.numbers')}</summary>
      {open && (
        <div class="scroll">
          <table class="chances-table">
            <thead>
              <tr>
                <th scope="col">{t('review.before')}</th>
                {names.map((name, seat) => (
                  <th scope="col">
                    <SeatName seat={seat} name={name} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chances.map((one, i) => (
                <tr>
                  <th scope="row">{i < course.length ? i + 1 : t('review.atEnd')}</th>
                  {names.map((_, seat) => (
                    <td>{one === undefined ? '–' : percent(one[seat]!)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
