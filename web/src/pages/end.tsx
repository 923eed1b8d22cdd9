// The end of a game: how it has ended, what a bot makes of it, and what one may do next.
import {go, href} from '@page/route';
import {setUp} from '@page/table/open';
import {newSeed} from '@page/table/seed';
import type {Scene, Setup, Table} from '@page/table/table';
import type {Area, GamePage, Span} from '@page/games';
import {Keepsakes} from '@page/ui/keepsakes';
import {useLoaded} from '@page/ui/loaded';
import {Outcome} from '@page/ui/outcome';
import {Panel} from '@page/ui/panel';
import {ReviewPart} from '@page/ui/review';
import {useT} from '@page/words';

export function EndPanel({
  id,
  title,
  table,
  scene,
  area,
  page,
  spans,
  score,
  close,
}: {
  id: string;
  title: string; // of the game
  table: Table;
  scene: Scene;
  area: Area;
  page: GamePage;
  spans: Span[];
  score?: () => void; // shows how the end was scored
  close: () => void;
}) {
  const t = useT();
  const {players, game} = scene.setup;
  const course = useLoaded(() => table.course(), [id]);
  const review = useLoaded(() => table.review(), [id]);
  const begin = (setup: Setup) => go('play', setUp(setup));
  // The next player begins.
  const again = () => {
    const {first, ...others} = scene.setup.options;
    const options = first === undefined ? others : {...others, first: String((Number(first) + 1) % players.length)};
    begin({...scene.setup, seed: newSeed(), options});
  };
  const {seed} = scene.setup;
  const {standing, events} = scene;
  const ways = {
    look: (at: number) => go('replay', id, 'before', String(at)),
    retry: (at: number) => void table.playOn(at).then((copy) => go('play', copy)),
  };
  return (
    <Panel name="end" title={t('end.title')} close={close}>
      <Outcome
        {...{standing, course, spans, area, page}}
        finished
        lookBack={(first, last) => table.lookBack(first, last)}
      />
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
        <button class="button" onClick={close}>
          {t('end.table')}
        </button>
      </p>
      {review !== undefined && <ReviewPart {...{review, standing, events, area, page, ways}} />}
      {review !== undefined && course !== undefined && (
        <Keepsakes
          {...{game, title, players, standing, course, review}}
          when={table.when}
          record={() => table.record()}
        />
      )}
      {seed !== undefined && (
        <p>
          {t('end.seed')} <a href={`${href('new', game)}?seed=${seed}`}>{seed}</a>
        </p>
      )}
    </Panel>
  );
}
