// A game being played: the table, the status line, the panels beside it, and its end.
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {loadEdition, loadPage, loadWords, type Area, type GamePage, type Span} from '@page/games';
import {called, namesOf} from '@page/persons';
import {go, href} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {setupOf, sitDown} from '@page/table/open';
import type {Advice, Scene, Table} from '@page/table/table';
import {find, type Words} from '@page/text';
import {About} from '@page/ui/about_card';
import {Arena} from '@page/ui/arena';
import {decisionActs, trayPieces} from '@page/ui/acts';
import {showChoices, useChoicesInView} from '@page/ui/choices';
import {useArea, useDeciding, type Deciding} from '@page/ui/deciding';
import {Earned} from '@page/ui/earned';
import {useFollowing} from '@page/ui/following';
import {Header, TopTool} from '@page/ui/header';
import {useHearing} from '@page/ui/hearing';
import {Hints} from '@page/ui/hints';
import {isArrow, moveFocus} from '@page/ui/keyboard';
import {KeysPanel} from '@page/ui/settings_panel';
import {useLoaded} from '@page/ui/loaded';
import {useOpened} from '@page/ui/opened';
import {Trouble} from '@page/ui/trouble';
import {Log, lookedUp} from '@page/ui/log';
import {useNarrow} from '@page/ui/narrow';
import {Panel} from '@page/ui/panel';
import {PointingContext, watching} from '@page/ui/pointing';
import {RibbonView} from '@page/ui/ribbon';
import {RulesPanel} from '@page/ui/rules_panel';
import {SeatMark} from '@page/ui/seat';
import {ScoringPanel, spansOf, useScoring} from '@page/ui/scoring';
import {Spoken} from '@page/ui/spoken';
import {Status, Tray, type Act} from '@page/ui/status';
import {together, useT, type T} from '@page/words';
import {EndPanel} from './end';

interface Sitting {
  table: Table;
  page: GamePage;
  edition: any;
}

// How often it was tried; whether another place is to give way.
interface Trial {
  nth: number;
  takeOver: boolean;
}

// Undefined where the game is open elsewhere.
async function openTable(id: string, {takeOver}: Trial, lost: () => void): Promise<Sitting | undefined> {
  const setup = await setupOf(id);
  const [table, page, edition] = await Promise.all([
    sitDown(id, takeOver, lost),
    loadPage(setup.game),
    loadEdition(setup.game, setup.edition),
  ]);
  return table && {table, page, edition};
}

export function PlayPage({id}: {id: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const [, again] = useState({});
  const [trial, setTrial] = useState<Trial>({nth: 0, takeOver: false});
  const tryAgain = (takeOver: boolean) => setTrial(({nth}) => ({nth: nth + 1, takeOver}));
  const {value, trouble} = useOpened(
    async () => ({sitting: await openTable(id, trial, () => tryAgain(false))}),
    ({sitting}) => sitting?.table.close(),
    [id, trial],
  );
  const sitting = value?.sitting;
  useLayoutEffect(() => sitting?.table.watch(() => again({})), [sitting]);
  useEffect(() => sitting?.table.setLanguage(language), [language, sitting]);
  const game = sitting?.table.scene.setup.game;
  const words = useLoaded(async () => (game === undefined ? undefined : loadWords(game, language)), [game, language]);

  if (trouble !== undefined) return <Trouble why={trouble} />;
  if (value !== undefined && sitting === undefined) return <Elsewhere takeOver={() => tryAgain(true)} />;
  if (sitting === undefined || words === undefined) return <p class="loading">{t('loading')}</p>;
  return <Playing id={id} sitting={sitting} scene={sitting.table.scene} words={words} />;
}

// Instead of a game that another tab has open.
function Elsewhere({takeOver}: {takeOver: () => void}) {
  const t = useT();
  return (
    <div class="page">
      <Header title={t('title')} />
      <main>
        <p role="alert">{t('elsewhere.why')}</p>
        <p class="actions">
          <button class="button strong" data-act="take-over" onClick={takeOver}>
            {t('elsewhere.takeOver')}
          </button>
          <a class="button" href={href()}>
            {t('home')}
          </a>
        </p>
      </main>
    </div>
  );
}

type PanelName = 'rules' | 'log' | 'keys' | 'hints' | 'end' | undefined;

function Playing({id, sitting, scene, words}: {id: string; sitting: Sitting; scene: Scene; words: Words}) {
  const t = useT();
  const {table, page, edition} = sitting;
  const {single} = useSignal(settings);
  const area = useArea(scene, edition, words);
  const deciding = useDeciding(table, scene, page, area, t);
  const spans = useMemo(() => spansOf(page, scene.events), [page, scene.events]);
  const {shown, over, goOn} = useFollowing(table, scene, spans, page, area, t);
  const scoring = useScoring((first, last) => table.lookBack(first, last));
  const ribbon = shown !== undefined && 'ribbon' in shown ? shown : undefined;
  const scored = shown !== undefined && 'scored' in shown ? shown.scored : undefined;
  const [panel, setPanel] = useState<PanelName>(undefined);
  const [advice, setAdvice] = useState<Advice | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const mine = scene.legal.length > 0 && scene.curtain === undefined && !scene.busy;
  const narrow = useNarrow();
  useChoicesInView(root, narrow && mine && deciding.stage.ready === undefined, [scene.legal, deciding.stage.pieces]);

  const tapped = useRef(-1); // how many decisions stood when one was declared with a tap
  const justTapped = mine && scene.decisions === tapped.current && deciding.stage.pieces.length === 0;
  const declare = (move: string) => {
    setAdvice(undefined);
    if (panel === 'hints') setPanel(undefined);
    table.play(move).catch((error) => deciding.setTrouble(error.message));
  };
  const undo = async (all: boolean) => {
    if (deciding.stage.pieces.length > 0) {
      deciding.setStage(all ? deciding.stage.clear() : deciding.stage.back());
      if (!all) return;
    }
    // A decision without a choice is no place to stop at: it would be made again by itself.
    let back = 0;
    try {
      do {
        await table.undo();
        ++back;
      } while (all || (single && table.scene.legal.length === 1));
    } catch (error) {
      if (back === 0) deciding.setTrouble((error as Error).message);
    }
  };
  const ask = () => {
    setPanel('hints');
    setAdvice(undefined);
    table.advise().then(setAdvice, (error) => deciding.setTrouble(error.message));
  };
  // What a bot thinks is said in the language of now.
  useEffect(() => {
    if (panel === 'hints' && mine) ask();
  }, [scene.prompt]);

  useEffect(() => {
    if (!mine || deciding.settled === undefined) return;
    tapped.current = scene.decisions + 1;
    deciding.setStage(deciding.stage); // once
    declare(deciding.settled);
  }, [mine, deciding.settled]);
  useEffect(() => {
    if (!mine || !single || scene.legal.length !== 1) return;
    const soon = setTimeout(() => declare(scene.legal[0]!.move), 350);
    return () => clearTimeout(soon);
  }, [scene.legal, mine, single]);
  useEffect(() => {
    if (scene.finished && over) setPanel('end');
  }, [scene.finished, over]);
  useHearing(scene, page, area, mine);

  const acts = mine ? decisionActs(deciding, page, area, declare, t, narrow) : [];
  const tools: Act[] = [
    ...(table.people.length > 0
      ? [
          {
            name: 'undo',
            icon: 'undo' as const,
            label: t('play.undo'),
            run: () => void undo(false),
            offered: justTapped,
          },
          {name: 'restart', icon: 'restart' as const, label: t('play.restart'), run: () => void undo(true)},
        ]
      : []),
    ...(mine && table.mayAsk ? [{name: 'hint', icon: 'hint' as const, label: t('play.hint'), run: ask}] : []),
    ...(mine && narrow
      ? [
          {
            name: 'choices',
            icon: 'choices' as const,
            label: t('play.showChoices'),
            run: () => showChoices(root.current!),
          },
        ]
      : []),
    ...(scene.finished ? [{name: 'end', label: t('end.title'), run: () => setPanel('end'), strong: true}] : []),
  ];

  const onKey = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)) return;
    if ((event.ctrlKey && event.key === 'z') || event.key === 'Backspace') {
      event.preventDefault();
      undo(false);
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const keys: Record<string, () => void> = {
      '?': () => setPanel('keys'),
      h: () => mine && table.mayAsk && ask(),
      r: () => setPanel('rules'),
      l: () => setPanel('log'),
      Escape: () => {
        if (panel) setPanel(undefined);
        else deciding.setStage(deciding.stage.clear());
        deciding.light([]);
      },
      Enter: () => acts.find(({name}) => name === 'confirm')?.run(),
    };
    const act = acts[Number(event.key) - 1];
    if (act !== undefined) act.run();
    else if (isArrow(event.key) && root.current !== null && target.closest('dialog') === null) {
      event.preventDefault();
      moveFocus(root.current, event.key, event.shiftKey);
    } else if (event.key === 'Enter' && target.matches('[aria-pressed=true]')) {
      event.preventDefault(); // on what is chosen it confirms, and does not take it back
      keys.Enter!();
    } else if (event.key === 'Enter' && target.closest('button, a, dialog') !== null) return;
    else keys[event.key]?.();
  };
  // At once: a quick key would meet what was possible before.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <div class="play" data-game={scene.setup.game} ref={root}>
      <Header title={find(words, 'title')!}>
        <TopTool icon="rules" label={t('play.rules')} run={() => setPanel('rules')} />
        <TopTool icon="log" name="log" label={t('play.log')} run={() => setPanel('log')} />
      </Header>
      <Status
        text={promptOf(scene, t)}
        detail={deciding.trouble || scene.trouble || (justTapped ? t('play.declared') : mine ? deciding.foretold : '')}
        acts={[...acts, ...tools]}
        ribbon={ribbon && <RibbonView ribbon={ribbon.ribbon} asked={scene.legal.length > 0} />}
      >
        {mine && (
          <Tray
            stage={deciding.stage}
            pieces={trayPieces(deciding, page)}
            label={deciding.pointing.label}
            change={deciding.choose}
          />
        )}
      </Status>
      <Spoken events={scene.events} page={page} area={area} silent={scene.curtain !== undefined} />
      {scene.curtain !== undefined ? (
        <Curtain scene={scene} raise={() => table.raiseCurtain()} />
      ) : (
        <PointingContext.Provider value={mine ? deciding.pointing : watching(deciding.pointing)}>
          <main class="table">
            <Arena
              page={page}
              area={area}
              standing={scene.standing}
              version={scene}
              events={scene.events}
              thinking={scene.thinking}
            />
            <aside class="side">
              <Log
                events={lookedUp(page, scene.events, scene.view, scene.seat, scene.finished)}
                {...{page, area, spans}}
                score={scoring.open}
                news={scene.news}
                light={deciding.light}
                show={(told) => go('replay', id, String(told.number))}
              />
            </aside>
            <About
              {...{root, page, area}}
              game={scene.setup.game}
              standing={scene.standing}
              why={mine ? deciding.why : undefined}
            />
          </main>
        </PointingContext.Provider>
      )}
      <Panels
        panel={scene.curtain === undefined ? panel : undefined}
        close={() => setPanel(undefined)}
        {...{id, scene, page, area, deciding, advice, table, spans}}
        score={scoring.open}
      />
      {ribbon?.reason !== undefined && <Earned reason={ribbon.reason} />}
      {scored !== undefined && <ScoringPanel {...{scored, page, area}} close={goOn} />}
      {scoring.scored !== undefined && <ScoringPanel scored={scoring.scored} {...{page, area}} close={scoring.close} />}
    </div>
  );
}

function promptOf(scene: Scene, t: T): string {
  const persons = namesOf(scene.setup.players, scene.you, t).map((name) => called(name, t));
  if (scene.curtain !== undefined) return t('play.curtain', {name: persons[scene.curtain]!});
  if (scene.finished) return t('play.over');
  if (scene.legal.length > 0) return scene.prompt;
  if (scene.thinking !== undefined) return t('play.thinking', {name: persons[scene.thinking]!});
  return t('play.waiting', {
    names: together(
      t,
      scene.deciders.map((seat) => persons[seat]!),
    ),
  });
}

// Between two people at one screen.
function Curtain({scene, raise}: {scene: Scene; raise: () => void}) {
  const t = useT();
  return (
    <main class="curtain">
      <SeatMark seat={scene.curtain!} size={72} />
      <p class="curtain-name">{promptOf(scene, t)}</p>
      <p>{t('play.curtainHint')}</p>
      <button class="button strong" data-act="raise" onClick={raise}>
        {t('play.raise')}
      </button>
    </main>
  );
}

function Panels({
  panel,
  close,
  id,
  scene,
  page,
  area,
  deciding,
  advice,
  table,
  spans,
  score,
}: {
  panel: PanelName;
  close: () => void;
  id: string;
  scene: Scene;
  page: GamePage;
  area: Area;
  deciding: Deciding;
  advice: Advice | undefined;
  table: Table;
  spans: Span[];
  score: (span: Span) => void;
}) {
  const t = useT();
  const {game} = scene.setup;
  const last = spans.at(-1);
  switch (panel) {
    case 'rules':
      return <RulesPanel game={game} at={page.paragraph(scene.view, scene.seat)} close={close} />;
    case 'keys':
      return <KeysPanel close={close} />;
    case 'end':
      return (
        <EndPanel
          {...{id, table, scene, area, page, spans, close}}
          title={area.say('title')}
          score={last && (() => score(last))}
        />
      );
    case 'log':
      return (
        <Panel name="log" title={t('play.log')} close={close}>
          <Log
            events={lookedUp(page, scene.events, scene.view, scene.seat, scene.finished)}
            {...{page, area, spans, score}}
            news={scene.news}
            light={deciding.light}
            show={(told) => go('replay', id, String(told.number))}
          />
        </Panel>
      );
    case 'hints':
      return (
        <Panel
          name="hints"
          title={t('play.hintTitle')}
          close={() => {
            deciding.lightMove(undefined);
            close();
          }}
        >
          <Hints
            advice={advice}
            seat={scene.seat}
            label={deciding.pointing.label}
            light={deciding.lightMove}
            use={(move) => {
              const option = deciding.stage.options.find((one) => one.move === move);
              if (option === undefined) return;
              deciding.setStage(
                option.touches.reduce(
                  (stage, piece) => (stage.more(piece) > 0 ? stage.point(piece) : stage),
                  deciding.stage.clear(),
                ),
              );
              deciding.lightMove(undefined);
              close();
            }}
          />
        </Panel>
      );
    default:
      return null;
  }
}
