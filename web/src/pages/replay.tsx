// A game looked at again: a scrubber over its decisions, what a bot would have done, and the way
// back into play.
import {useEffect, useMemo, useRef, useState} from 'preact/hooks';
import {loadEdition, loadPage, loadWords, type Area, type GamePage} from '@page/games';
import {go, useRoute} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {History, type Moment} from '@page/table/history';
import {levelsOf, namesOf, personsOf} from '@page/persons';
import type {Advice} from '@page/table/table';
import {find, sayFrom, type Words} from '@page/text';
import {About} from '@page/ui/about_card';
import {Arena} from '@page/ui/arena';
import {CourseChart, SourcesChart} from '@page/ui/charts';
import {Header, TopTool} from '@page/ui/header';
import {Hints} from '@page/ui/hints';
import {lightsOf} from '@page/ui/lights';
import {useLoaded} from '@page/ui/loaded';
import {useOpened} from '@page/ui/opened';
import {Trouble} from '@page/ui/trouble';
import {Log, lookedUp} from '@page/ui/log';
import {Panel} from '@page/ui/panel';
import {PointingContext, inert} from '@page/ui/pointing';
import {ScoringPanel, spansOf, useScoring} from '@page/ui/scoring';
import {useT} from '@page/words';
import {Ranks, download} from './end';

interface Opened {
  history: History;
  page: GamePage;
  edition: any;
  least: number; // how far back one may look
}

async function openGame(id: string): Promise<Opened> {
  const history = await History.open(id);
  const {setup} = history;
  const [page, edition] = await Promise.all([loadPage(setup.game), loadEdition(setup.game, setup.edition)]);
  const {events, view, seat} = await history.moment(history.course.length, settings.value.language);
  const [first] = lookedUp(page, events, view, seat, history.finished);
  return {history, page, edition, least: first === events[0] ? 0 : history.decisionOf(first!.number)};
}

export function ReplayPage({id}: {id: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const {value: opened, trouble} = useOpened(
    () => openGame(id),
    ({history}) => history.close(),
    [id],
  );
  const game = opened?.history.setup.game;
  const words = useLoaded(async () => (game === undefined ? undefined : loadWords(game, language)), [game, language]);
  if (trouble !== undefined) return <Trouble why={trouble} />;
  if (opened === undefined || words === undefined) return <p class="loading">{t('loading')}</p>;
  return <Replaying id={id} opened={opened} words={words} />;
}

function Replaying({id, opened, words}: {id: string; opened: Opened; words: Words}) {
  const t = useT();
  const {language} = useSignal(settings);
  const {history, page, edition, least} = opened;
  const {setup} = history;
  const levels = levelsOf(setup.players);
  const [, , from] = useRoute();
  const all = history.course.length;
  const [at, setAt] = useState(from === undefined ? all : Math.max(least, history.decisionOf(Number(from))));
  const [moment, setMoment] = useState<Moment | undefined>(undefined);
  const [advice, setAdvice] = useState<Advice | undefined>(undefined);
  const [panel, setPanel] = useState<'hints' | 'points' | undefined>(undefined);
  const [lights, setLights] = useState<Set<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void history.moment(at, language).then((now) => wanted && setMoment(now));
    return () => {
      wanted = false;
    };
  }, [at, language]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') setAt((now) => Math.max(least, now - 1));
      if (event.key === 'ArrowRight') setAt((now) => Math.min(all, now + 1));
      if (event.key === 'Home') setAt(least);
      if (event.key === 'End') setAt(all);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [all]);
  const area: Area | undefined = useMemo(() => {
    if (moment === undefined) return undefined;
    const {view, seat, you, summary} = moment;
    const names = namesOf(setup.players, you, t);
    const persons = personsOf(names, you, t);
    return {view, seat, names, persons, levels, deciders: summary.deciders, say: sayFrom(words), edition};
  }, [moment, words, t]);
  const scoring = useScoring((first, last) => history.lookBack(first, last, language));
  const spans = useMemo(() => spansOf(page, moment?.events ?? []), [moment]);
  if (moment === undefined || area === undefined) return <p class="loading">{t('loading')}</p>;

  const {names} = area;
  const next = history.course[at];
  const analyse = () => {
    setAdvice(undefined);
    setPanel('hints');
    void history.advise(next!.seat, language).then(setAdvice);
  };
  const playOn = () => void history.playOn(at).then((copy) => go('play', copy));
  const points = [...history.course.map((one) => one.points), history.points];
  const pointing = {
    ...inert,
    label: (piece: string) => page.label(piece, area),
    lit: (piece: string) => lights.has(piece) || lights.has(piece.slice(piece.indexOf(':') + 1)),
  };
  return (
    <div class="play replay" data-game={setup.game} ref={root}>
      <Header title={find(words, 'title')!}>
        <TopTool icon="points" name="points" label={t('end.total')} run={() => setPanel('points')} />
        {least === 0 && (
          <TopTool
            icon="download"
            name="download"
            label={t('end.download')}
            run={() => download(setup.game, history.record)}
          />
        )}
        <TopTool icon="end" label={t(history.finished ? 'replay.done' : 'start.continue')} run={() => go('play', id)} />
      </Header>
      <div class="status">
        <p class="status-text" role="status">
          <span class="prompt">{t('replay.at', {n: at, all})}</span>
          {next !== undefined && <span class="detail"> {t('replay.next', {name: names[next.seat]!})}</span>}
        </p>
        <div class="acts scrubber">
          <button class="button" data-act="first" aria-label={t('replay.first')} onClick={() => setAt(least)}>
            «
          </button>
          <button
            class="button"
            data-act="back"
            aria-label={t('replay.back')}
            disabled={at === least}
            onClick={() => setAt(at - 1)}
          >
            ‹
          </button>
          <input
            type="range"
            min={least}
            max={all}
            value={at}
            aria-label={t('replay.position')}
            onInput={(event) => setAt(Number(event.currentTarget.value))}
          />
          <button
            class="button"
            data-act="forward"
            aria-label={t('replay.forward')}
            disabled={at === all}
            onClick={() => setAt(at + 1)}
          >
            ›
          </button>
          <button class="button" data-act="last" aria-label={t('replay.last')} onClick={() => setAt(all)}>
            »
          </button>
          {history.alone && next !== undefined && (
            <button class="button" data-act="analyse" onClick={analyse}>
              {t('replay.analyse')}
            </button>
          )}
          {history.alone && next !== undefined && (
            <button class="button" data-act="play-on" onClick={playOn}>
              {t('replay.from')}
            </button>
          )}
        </div>
      </div>
      <PointingContext.Provider value={pointing}>
        <main class="table">
          <Arena page={page} area={area} standing={moment.summary.standing} version={moment} />
          <aside class="side">
            <Log
              events={lookedUp(page, moment.events, moment.view, moment.seat, history.finished)}
              show={(told) => setAt(history.decisionOf(told.number))}
              light={(told, name) => setLights(new Set(lightsOf(page, told, name)))}
              {...{page, area, spans}}
              score={scoring.open}
            />
          </aside>
          <About {...{root, page, area}} game={setup.game} standing={moment.summary.standing} />
        </main>
      </PointingContext.Provider>
      {scoring.scored !== undefined && <ScoringPanel scored={scoring.scored} {...{page, area}} close={scoring.close} />}
      {panel === 'hints' && next !== undefined && (
        <Panel name="hints" title={t('play.hintTitle')} close={() => setPanel(undefined)}>
          <Hints advice={advice} seat={next.seat} label={pointing.label} played={next.move} />
        </Panel>
      )}
      {panel === 'points' && (
        <Panel name="end" title={t('end.total')} close={() => setPanel(undefined)}>
          <Ranks standing={moment.summary.standing} {...{names, levels}} />
          <SourcesChart standing={moment.summary.standing} names={names} say={area.say} title={t('end.sources')} />
          <CourseChart points={points} names={names} title={t('end.course')} at={at} />
        </Panel>
      )}
    </div>
  );
}
