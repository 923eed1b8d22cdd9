// How a game stands or has ended: ranks, what decided a tie, where the points came from, how they grew.
import type {Decided, Level, Place, Seat} from '@page/engine/protocol';
import type {Area, GamePage, Span} from '@page/games';
import type {Person} from '@page/text';
import {together, useT} from '@page/words';
import {CourseChart, SourcesChart} from './charts';
import {useLoaded} from './loaded';
import {lookAt, told, type LookBack} from './scoring';
import {SeatName} from './seat';
import {tieAtTop} from './ties';

export interface Course {
  course: Decided[];
  points: number[];
}

export const pointsOver = ({course, points}: Course): number[][] => [...course.map((one) => one.points), points];

export const winnersOf = (standing: Place[], persons: Person[]): Person[] =>
  persons.filter((_, seat) => standing[seat]!.rank === 1);

function Ranks({standing, names, levels}: {standing: Place[]; names: string[]; levels: (Level | undefined)[]}) {
  const t = useT();
  const order = names.map((_, seat) => seat).sort((a, b) => standing[a]!.rank - standing[b]!.rank);
  return (
    <table class="ranks">
      <thead>
        <tr>
          <th>{t('end.rank')}</th>
          <th>{t('end.player')}</th>
          <th>{t('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr>
            <td>{standing[seat]!.rank}</td>
            <td>
              <SeatName seat={seat} name={names[seat]!} level={levels[seat]} />
            </td>
            <td>
              <b>{standing[seat]!.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Who won a tie, and why: as the game's own scoring of the end says it, or else that there was one.
function Tie({
  standing,
  spans,
  lookBack,
  area,
  page,
}: {
  standing: Place[];
  spans: Span[];
  lookBack: LookBack;
  area: Area;
  page: GamePage;
}) {
  const t = useT();
  const tie = tieAtTop(standing);
  const last = spans.at(-1);
  const notes = useLoaded(
    async () => (tie === undefined || last === undefined ? [] : told(await lookAt(last, lookBack), page, area).notes),
    [standing, area],
  );
  if (tie === undefined || notes === undefined) return null;
  if (notes.length > 0) return <p class="tie">{notes.join(' ')}</p>;
  const called = (seats: Seat[]) =>
    together(
      t,
      seats.map((seat) => area.persons[seat]!),
    );
  const {points} = standing[tie.winners[0]!]!;
  const values = {names: called(tie.winners), others: called(tie.others), points};
  return <p class="tie">{t(tie.others.length > 0 ? 'end.tie' : 'end.shared', values)}</p>;
}

export function Outcome({
  standing,
  course,
  at,
  finished,
  spans,
  lookBack,
  area,
  page,
}: {
  standing: Place[];
  course: Course | undefined; // undefined until it is known
  at?: number; // where one looks now
  finished: boolean; // the standing is the last one
  spans: Span[];
  lookBack: LookBack;
  area: Area;
  page: GamePage;
}) {
  const t = useT();
  const {names, persons, levels, say} = area;
  return (
    <>
      {finished && <p class="won">{t('end.won', {names: together(t, winnersOf(standing, persons))})}</p>}
      <Ranks {...{standing, names, levels}} />
      {finished && <Tie {...{standing, spans, lookBack, area, page}} />}
      <SourcesChart standing={standing} names={names} say={say} title={t('end.sources')} />
      {course !== undefined && (
        <CourseChart points={pointsOver(course)} names={names} title={t('end.course')} at={at} />
      )}
    </>
  );
}
