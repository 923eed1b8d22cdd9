// A scoring told whole: players by reasons, with the arithmetic. It stays until it is closed, and
// the log opens it again.
import {useEffect, useMemo, useState} from 'preact/hooks';
import type {LoggedEvent} from '@page/engine/protocol';
import type {Area, GamePage, Reason, Scoring, Span} from '@page/games';
import type {Sights} from '@page/table/look_back';
import {useT} from '@page/words';
import {Panel} from './panel';
import {SeatMark} from './seat';

// A scoring with what was seen around it.
export interface Scored {
  span: Span;
  sights: Sights;
}

export type LookBack = (first: number, last: number) => Promise<Sights>;

// All scorings that are over. One that was taken back is none.
export function spansOf(page: GamePage, events: LoggedEvent[]): Span[] {
  const takenBack = new Set(events.filter(({event}) => event.kind === 'taken-back').map(({number}) => number));
  return (page.scorings?.spans(events) ?? []).filter((span) => !takenBack.has(span.events.at(-1)!.number + 1));
}

export async function lookAt(span: Span, lookBack: LookBack): Promise<Scored> {
  return {span, sights: await lookBack(span.events[0]!.number, span.events.at(-1)!.number)};
}

export const told = ({span, sights}: Scored, page: GamePage, area: Area): Scoring =>
  page.scorings!.table(span, sights, area);

export const worth = (reason: Reason, value: number): string =>
  reason.measured || value <= 0 ? String(value).replace('-', '−') : `+${value}`;

function totalOf(scoring: Scoring, seat: number): number {
  return scoring.reasons.reduce((sum, {cells, measured}) => sum + (measured ? 0 : (cells[seat]?.value ?? 0)), 0);
}

export function ScoringTable({scored, page, area}: {scored: Scored; page: GamePage; area: Area}) {
  const t = useT();
  const scoring = useMemo(() => told(scored, page, area), [scored, page, area]);
  const {standing} = scored.sights;
  return (
    <>
      <table class="scoring">
        <thead>
          <tr>
            <th scope="col">{t('scoring.reason')}</th>
            {area.names.map((name, seat) => (
              <th scope="col">
                <SeatMark seat={seat} size={14} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoring.reasons.map((reason) => (
            <tr class={reason.measured ? 'measured' : ''}>
              <th scope="row">
                {reason.name}
                {reason.note !== undefined && <small>{reason.note}</small>}
              </th>
              {area.names.map((_, seat) => {
                const cell = reason.cells[seat];
                return (
                  <td>
                    {cell === undefined ? '–' : <b>{worth(reason, cell.value)}</b>}
                    {cell?.how !== undefined && <small>{cell.how}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('scoring.sum')}</th>
            {area.names.map((_, seat) => (
              <td>
                <b>{totalOf(scoring, seat)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('scoring.after')}</th>
            {area.names.map((_, seat) => (
              <td>{standing[seat]!.points}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {scoring.notes.map((note) => (
        <p>{note}</p>
      ))}
    </>
  );
}

export function ScoringPanel({
  scored,
  page,
  area,
  close,
}: {
  scored: Scored;
  page: GamePage;
  area: Area;
  close: () => void;
}) {
  return (
    <Panel name="scoring" title={page.scorings!.title(scored.span, area)} close={close}>
      <ScoringTable {...{scored, page, area}} />
    </Panel>
  );
}

// A scoring that is opened from the log.
export function useScoring(lookBack: LookBack) {
  const [scored, setScored] = useState<Scored | undefined>(undefined);
  const [wanted, want] = useState<Span | undefined>(undefined);
  useEffect(() => {
    if (wanted === undefined) return;
    let still = true;
    void lookAt(wanted, lookBack).then((seen) => still && setScored(seen));
    return () => {
      still = false;
    };
  }, [wanted]);
  const close = () => {
    want(undefined);
    setScored(undefined);
  };
  return {scored, open: want, close};
}
