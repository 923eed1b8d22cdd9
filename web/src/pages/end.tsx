// The end of a game: ranks, where the points came from, how they grew, and what one may do next.
import {levelsOf, namesOf, personsOf} from '@page/persons';
import {go, href} from '@page/route';
import {setUp} from '@page/table/open';
import {newSeed} from '@page/table/seed';
import type {Scene, Setup, Table} from '@page/table/table';
import type {Say} from '@page/text';
import {CourseChart, SourcesChart} from '@page/ui/charts';
import {useLoaded} from '@page/ui/loaded';
import {Panel} from '@page/ui/panel';
import {SeatName} from '@page/ui/seat';
import {together, useT} from '@page/words';
import type {Level, Place, RecordLine} from '@page/engine/protocol';

export function download(game: string, record: RecordLine[]): void {
  const text = record.map((line) => JSON.stringify(line) + '\n').join('');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/jsonl'}));
  link.download = `${game}-${new Date().toISOString().slice(0, 10)}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function Ranks({standing, names, levels}: {standing: Place[]; names: string[]; levels: (Level | undefined)[]}) {
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

export function EndPanel({
  id,
  table,
  scene,
  say,
  score,
  close,
}: {
  id: string;
  table: Table;
  scene: Scene;
  say: Say;
  score?: () => void; // shows how the end was scored
  close: () => void;
}) {
  const t = useT();
  const {players, game} = scene.setup;
  const names = namesOf(players, scene.you, t);
  const course = useLoaded(() => table.course(), [id]);
  const winners = personsOf(names, scene.you, t).filter((_, seat) => scene.standing[seat]!.rank === 1);
  const begin = (setup: Setup) => go('play', setUp(setup));
  // The next player begins.
  const again = () => {
    const {first, ...others} = scene.setup.options;
    const options = first === undefined ? others : {...others, first: String((Number(first) + 1) % players.length)};
    begin({...scene.setup, seed: newSeed(), options});
  };
  const {seed} = scene.setup;
  return (
    <Panel name="end" title={t('end.title')} close={close}>
      <p class="won">{t('end.won', {names: together(t, winners)})}</p>
      <Ranks standing={scene.standing} names={names} levels={levelsOf(players)} />
      <SourcesChart standing={scene.standing} names={names} say={say} title={t('end.sources')} />
      {course !== undefined && (
        <CourseChart
          points={[...course.course.map(({points}) => points), course.points]}
          names={names}
          title={t('end.course')}
        />
      )}
      <p class="actions">
        <button class="button strong" data-act="again" onClick={again}>
          {t('end.again')}
        </button>
        {seed !== undefined && (
          <button class="button" data-act="same" onClick={() => begin(scene.setup)}>
            {t('end.same')}
          </button>
        )}
        {score !== undefined && (
          <button class="button" data-act="scoring" onClick={score}>
            {t('scoring.open')}
          </button>
        )}
        <a class="button" href={href('replay', id)}>
          {t('end.replay')}
        </a>
        <button
          class="button"
          data-act="download"
          onClick={() => void table.record().then((record) => download(game, record))}
        >
          {t('end.download')}
        </button>
        <button class="button" onClick={close}>
          {t('end.table')}
        </button>
      </p>
      {seed !== undefined && (
        <p>
          {t('end.seed')} <a href={`${href('new', game)}?seed=${seed}`}>{seed}</a>
        </p>
      )}
    </Panel>
  );
}
