// The first game, guided: prepared positions in which one learns by deciding.
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import {
  loadEdition,
  loadLessonWords,
  loadLessons,
  loadPage,
  loadWords,
  type GamePage,
  type Lesson,
  type LessonWords,
} from '@page/games';
import {href} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {beginLesson} from '@page/table/open';
import type {LessonTable, Scene} from '@page/table/table';
import {find, type Words} from '@page/text';
import {clearAct, decisionActs, trayPieces} from '@page/ui/acts';
import {Arena} from '@page/ui/arena';
import {showChoices, useChoicesInView} from '@page/ui/choices';
import {useArea, useDeciding} from '@page/ui/deciding';
import {Header, TopTool} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {useOpened} from '@page/ui/opened';
import {About} from '@page/ui/about_card';
import {useNarrow} from '@page/ui/narrow';
import {PointingContext, watching} from '@page/ui/pointing';
import {RulesPanel} from '@page/ui/rules_panel';
import {Status, Tray} from '@page/ui/status';
import {Trouble} from '@page/ui/trouble';
import {useT, type T} from '@page/words';

export function GuidePage({game}: {game: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const [number, setNumber] = useState(0);
  const [round, setRound] = useState(0);
  const parts = useLoaded(
    async () => ({
      lessons: await loadLessons(game),
      page: await loadPage(game),
      edition: await loadEdition(game, 'standard'),
    }),
    [game],
  );
  const texts = useLoaded(
    async () => ({words: await loadWords(game, language), lessons: await loadLessonWords(game, language)}),
    [game, language],
  );
  if (parts === undefined || texts === undefined) return <p class="loading">{t('loading')}</p>;
  const lesson = parts.lessons[number];
  const title = t('guide.title', {game: find(texts.words, 'title')!});
  if (lesson === undefined) {
    return (
      <div class="page" data-game={game}>
        <Header title={title} />
        <main class="guide-done">
          <p>{t('guide.done')}</p>
          <p class="actions">
            <a class="button strong" href={href('new', game)}>
              {t('guide.play')}
            </a>
            <a class="button" href={href()}>
              {t('home')}
            </a>
          </p>
        </main>
      </div>
    );
  }
  return (
    <LessonOpened
      key={`${lesson.id} ${round}`}
      {...{game, lesson, number, title, ...parts}}
      texts={texts.lessons}
      words={texts.words}
      next={() => setNumber(number + 1)}
      again={() => setRound(round + 1)}
      all={parts.lessons.length}
    />
  );
}

interface LessonProps {
  game: string;
  lesson: Lesson;
  number: number;
  all: number;
  title: string;
  page: GamePage;
  edition: any;
  texts: LessonWords;
  words: Words;
  next: () => void;
  again: () => void;
}

function sitDown(game: string, lesson: Lesson, t: T): Promise<LessonTable> {
  const {position, seat, seed} = lesson;
  const players = Array.from({length: Number(position.seats)}, (_, one) =>
    one === seat ? {who: 'me' as const, name: ''} : {who: 'friend' as const, name: t('new.friendName', {n: one + 1})},
  );
  return beginLesson({game, players, options: {}, edition: 'standard', seed}, position, seat);
}

function LessonOpened(props: LessonProps) {
  const t = useT();
  const {game, lesson} = props;
  const {language} = useSignal(settings);
  const [, again] = useState({});
  const {value: table, trouble} = useOpened(
    () => sitDown(game, lesson, t),
    (begun) => begun.close(),
    [],
  );
  useLayoutEffect(() => table?.watch(() => again({})), [table]);
  useEffect(() => table?.setLanguage(language), [language, table]);
  if (trouble !== undefined) return <Trouble why={trouble} />;
  if (table === undefined) return <p class="loading">{t('loading')}</p>;
  return <LessonPlay {...props} table={table} scene={table.scene} />;
}

function LessonPlay({
  game,
  lesson,
  number,
  all,
  title,
  page,
  edition,
  texts,
  words,
  next,
  again,
  table,
  scene,
}: LessonProps & {table: LessonTable; scene: Scene}) {
  const t = useT();
  const [step, setStep] = useState(0);
  const [rules, setRules] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const area = useArea(scene, edition, words);
  const deciding = useDeciding(table, scene, page, area, t);
  const text = texts[lesson.id]!;
  const over = step >= lesson.steps.length;
  const narrow = useNarrow();
  useChoicesInView(root, narrow && !over && deciding.stage.ready === undefined, [scene.legal, deciding.stage.pieces]);

  const declare = async (move: string) => {
    const {expect, replies} = lesson.steps[step]!;
    if (!new RegExp(expect).test(move)) {
      deciding.setTrouble(text.other);
      deciding.setStage(deciding.stage.clear());
      return;
    }
    await table.play(move);
    for (const reply of replies) await table.playFor(reply.seat, reply.move);
    setStep(step + 1);
  };
  const choices = {
    name: 'choices',
    icon: 'choices' as const,
    label: t('play.showChoices'),
    run: () => showChoices(root.current!),
  };
  const acts = over
    ? [
        {name: 'next', label: t('guide.next'), run: next, strong: true},
        {name: 'again', label: t('guide.again'), run: again},
      ]
    : [
        ...decisionActs(deciding, page, area, (move) => void declare(move), t),
        clearAct(deciding, t),
        ...(narrow ? [choices] : []),
      ];
  return (
    <div class="play guide" data-game={game} ref={root}>
      <Header title={title}>
        <TopTool icon="rules" label={t('play.rules')} run={() => setRules(true)} />
      </Header>
      <section
        class="lesson"
        data-step={`${number + 1}.${step + 1}`}
        aria-label={t('guide.lesson', {n: number + 1, all})}
      >
        <h2>
          <small>{t('guide.lesson', {n: number + 1, all})}</small> {text.title}
        </h2>
        <p>{over ? text.done : text.steps[step]}</p>
      </section>
      <Status text={over ? '' : scene.prompt} detail={deciding.trouble || (over ? '' : deciding.foretold)} acts={acts}>
        {!over && (
          <Tray
            stage={deciding.stage}
            pieces={trayPieces(deciding, page)}
            label={deciding.pointing.label}
            change={deciding.choose}
          />
        )}
      </Status>
      <PointingContext.Provider value={over ? watching(deciding.pointing) : deciding.pointing}>
        <main class="table">
          <Arena page={page} area={area} standing={scene.standing} version={scene} />
          <About {...{root, game, page, area}} standing={scene.standing} why={over ? undefined : deciding.why} />
        </main>
      </PointingContext.Provider>
      {rules && <RulesPanel game={game} at={page.paragraph(scene.view, scene.seat)} close={() => setRules(false)} />}
    </div>
  );
}
