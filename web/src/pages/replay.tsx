// A game looked at again: decision by decision or by itself, what a bot thinks of it, and the way back
// into play.
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
import {Header, TopTool} from '@page/ui/header';
import {Hints} from '@page/ui/hints';
import {Keepsakes, keepRecord} from '@page/ui/keepsakes';
import {lightsOf} from '@page/ui/lights';
import {useLoaded} from '@page/ui/loaded';
import {useOpened} from '@page/ui/opened';
import {Trouble} from '@page/ui/trouble';
import {Log, lookedUp} from '@page/ui/log';
import {useNarrow} from '@page/ui/narrow';
import {Outcome} from '@page/ui/outcome';
import {Panel} from '@page/ui/panel';
import {PointingContext, inert} from '@page/ui/pointing';
import {ReviewPart, type Ways} from '@page/ui/review';
import {ScoringPanel, spansOf, useScoring} from '@page/ui/scoring';
import {Scrubber, ScrubberTool, useGoing, useScrubberKeys, type Way} from '@page/ui/scrubber';
import {KeysPanel} from '@page/ui/settings_panel';
import {useT} from '@page/words';

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

// Where to begin: at a decision, after an event of this number, or at the end.
function useBeginning({history, least}: Opened): number {
  const [, , from, before] = useRoute();
  if (from === undefined) return history.course.length;
  const at = from === 'before' ? Number(before) : history.decisionOf(Number(from));
  return Math.min(history.course.length, Math.max(least, at));
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
  const all = history.course.length;
  const [at, setAt] = useState(useBeginning(opened));
  const [moment, setMoment] = useState<Moment | undefined>(undefined);
  const [advice, setAdvice] = useState<Advice | undefined>(undefined);
  const [panel, setPanel] = useState<'hints' | 'points' | 'keys' | undefined>(undefined);
  const narrow = useNarrow();
  const [lights, setLights] = useState<Set<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void history.moment(at, language).then((now) => wanted && setMoment(now));
    return () => {
      wanted = false;
    };
  }, [at, language]);
  const way: Way = {at, least, last: all, shown: moment?.at === at, go: setAt};
  const going = useGoing(way);
  useScrubberKeys(way, going);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => key === '?' && setPanel('keys');
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
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
  const playOn = (from: number) => void history.playOn(from).then((copy) => go('play', copy));
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
            run={() => keepRecord(setup.game, history.record, history.when)}
          />
        )}
        <TopTool icon="end" label={t(history.finished ? 'replay.done' : 'start.continue')} run={() => go('play', id)} />
      </Header>
      <section class="status" aria-label={t('replay.position')}>
        <p class="status-text" role="status">
          <span class="prompt">{t('replay.at', {n: at, all})}</span>
          {next !== undefined && <span class="detail"> {t('replay.next', {name: names[next.seat]!})}</span>}
        </p>
        <Scrubber way={way} going={going}>
          {history.alone && next !== undefined && (
            <>
              <ScrubberTool name="analyse" icon="hint" label={t('replay.analyse')} run={analyse} />
              <ScrubberTool name="play-on" icon="branch" label={t('replay.from')} run={() => playOn(at)} />
            </>
          )}
        </Scrubber>
      </section>
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
      {panel === 'keys' && <KeysPanel close={() => setPanel(undefined)} />}
      {panel === 'points' && (
        <Panel name="end" title={t('end.total')} close={() => setPanel(undefined)}>
          <Outcome
            standing={moment.summary.standing}
            course={history}
            finished={moment.summary.finished}
            lookBack={(first, last) => history.lookBack(first, last, language)}
            {...{at, spans, area, page}}
          />
          {history.finished && (
            <Reviewed
              {...{history, area, page, at}}
              title={find(words, 'title')!}
              ways={{
                look: (to) => {
                  setAt(to);
                  if (narrow) setPanel(undefined); // it lies over the table
                },
                pick: setAt,
                retry: playOn,
              }}
            />
          )}
        </Panel>
      )}
    </div>
  );
}

// What only a finished game has, wherever in it one looks.
function Reviewed({
  history,
  area,
  page,
  at,
  title,
  ways,
}: {
  history: History;
  area: Area;
  page: GamePage;
  at: number;
  title: string;
  ways: Ways;
}) {
  const {language} = useSignal(settings);
  const {setup, record, when} = history;
  const end = useLoaded(() => history.ending(language), [history, language]);
  if (end === undefined) return null;
  const {standing, events} = end;
  const review = history.review();
  return (
    <>
      <ReviewPart {...{review, standing, events, area, page, at, ways}} />
      <Keepsakes
        {...{title, when, standing, review}}
        game={setup.game}
        players={setup.players}
        course={history}
        record={async () => record}
      />
    </>
  );
}
