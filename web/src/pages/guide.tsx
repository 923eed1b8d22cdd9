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
  type LessonStep,
  type LessonWords,
} from '@page/games';
import {go} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {beginLesson} from '@page/table/open';
import type {LessonTable, Scene} from '@page/table/table';
import {find, type Words} from '@page/text';
import {clearAct, decisionActs, trayPieces} from '@page/ui/acts';
import {Arena} from '@page/ui/arena';
import {showChoices, useChoicesInView} from '@page/ui/choices';
import {useArea, useDeciding} from '@page/ui/deciding';
import {Icon} from '@page/ui/icons';
import {Header, TopTool} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {useOpened} from '@page/ui/opened';
import {About} from '@page/ui/about_card';
import {useNarrow} from '@page/ui/narrow';
import {PointingContext, watching} from '@page/ui/pointing';
import {RulesPanel} from '@page/ui/rules_panel';
import {Spotlight} from '@page/ui/spotlight';
import {Status, Tray, type Act} from '@page/ui/status';
import {Trouble} from '@page/ui/trouble';
import {useT, type T} from '@page/words';
import {keepPlace, leavePlace, placeIn, type Place} from './lesson_place';

export function GuidePage({game}: {game: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const [place, setPlace] = useState(placeIn(game)); // where the lesson that is open was begun
  const [opened, setOpened] = useState(0);
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
  const number = Math.min(place.lesson, parts.lessons.length - 1);
  const goTo = (next: Place) => {
    keepPlace(game, next);
    setPlace(next);
    setOpened(opened + 1);
  };
  return (
    <LessonOpened
      key={`${number} ${opened}`}
      {...{game, number, ...parts, goTo}}
      moves={number === place.lesson ? place.moves : []}
      title={t('guide.title', {game: find(texts.words, 'title')!})}
      texts={texts.lessons}
      words={texts.words}
    />
  );
}

interface LessonProps {
  game: string;
  lessons: Lesson[];
  number: number;
  moves: string[]; // what has been decided in it already
  title: string;
  page: GamePage;
  edition: any;
  texts: LessonWords;
  words: Words;
  goTo: (place: Place) => void;
}

async function declareIn(table: LessonTable, step: LessonStep, move: string): Promise<void> {
  await table.play(move);
  for (const reply of step.replies) await table.playFor(reply.seat, reply.move);
}

// With what was decided before; of that, so much as the lesson still has.
async function sitDown(game: string, lesson: Lesson, moves: string[], t: T): Promise<[LessonTable, string[]]> {
  const {position, seat, seed, steps} = lesson;
  const players = Array.from({length: Number(position.seats)}, (_, one) =>
    one === seat ? {who: 'me' as const, name: ''} : {who: 'friend' as const, name: t('new.friendName', {n: one + 1})},
  );
  const table = await beginLesson({game, players, options: {}, edition: 'standard', seed}, position, seat);
  const made: string[] = [];
  for (const [at, move] of moves.slice(0, steps.length).entries()) {
    if (!table.scene.legal.some((choice) => choice.move === move)) break;
    await declareIn(table, steps[at]!, move);
    made.push(move);
  }
  return [table, made];
}

function LessonOpened(props: LessonProps) {
  const t = useT();
  const {game, lessons, number, moves} = props;
  const {language} = useSignal(settings);
  const [, again] = useState({});
  const {value, trouble} = useOpened(
    () => sitDown(game, lessons[number]!, moves, t),
    ([begun]) => begun.close(),
    [],
  );
  const table = value?.[0];
  useLayoutEffect(() => table?.watch(() => again({})), [table]);
  useEffect(() => table?.setLanguage(language), [language, table]);
  if (trouble !== undefined) return <Trouble why={trouble} />;
  if (table === undefined) return <p class="loading">{t('loading')}</p>;
  return <LessonPlay {...props} moves={value![1]} table={table} scene={table.scene} />;
}

// What the step speaks of: the pieces that its text names, or all with which it can be done.
function spokenOf({pieces, expect}: LessonStep, {legal}: Scene): string[] {
  if (pieces !== undefined) return pieces;
  const meant = legal.filter(({move}) => new RegExp(expect).test(move)).flatMap(({touches}) => touches);
  const shown = meant.filter((piece) => !/^(do|own):/.test(piece));
  return [...new Set(shown.length > 0 ? shown : meant)];
}

// Steps and lessons, back and forth.
function LessonNav({
  number,
  lessons,
  texts,
  back,
  forward,
  jump,
}: {
  number: number;
  lessons: Lesson[];
  texts: LessonWords;
  back: (() => void) | undefined;
  forward: (() => void) | undefined;
  jump: (lesson: number) => void;
}) {
  const t = useT();
  return (
    <nav class="lesson-nav" aria-label={t('guide.lesson', {n: number + 1, all: lessons.length})}>
      <button class="button" data-act="step-back" title={t('guide.back')} disabled={!back} onClick={back}>
        <Icon of="back" />
        <span class="spoken">{t('guide.back')}</span>
      </button>
      <select
        class="languages"
        aria-label={t('guide.which')}
        value={String(number)}
        onChange={(event) => jump(Number(event.currentTarget.value))}
      >
        {lessons.map(({id}, i) => (
          <option value={String(i)}>
            {i + 1}. {texts[id]!.title}
          </option>
        ))}
      </select>
      <button class="button" data-act="step-forward" title={t('guide.forward')} disabled={!forward} onClick={forward}>
        <Icon of="forward" />
        <span class="spoken">{t('guide.forward')}</span>
      </button>
    </nav>
  );
}

function LessonPlay({
  game,
  lessons,
  number,
  moves,
  title,
  page,
  edition,
  texts,
  words,
  goTo,
  table,
  scene,
}: LessonProps & {table: LessonTable; scene: Scene}) {
  const t = useT();
  const [made, setMade] = useState(moves);
  const [rules, setRules] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const area = useArea(scene, edition, words);
  const deciding = useDeciding(table, scene, page, area, t);
  const lesson = lessons[number]!;
  const text = texts[lesson.id]!;
  const step = lesson.steps[made.length];
  const over = step === undefined;
  const last = number === lessons.length - 1;
  const narrow = useNarrow();
  useChoicesInView(root, narrow && !over && deciding.stage.ready === undefined, [scene.legal, deciding.stage.pieces]);

  const declare = async (move: string) => {
    if (step === undefined || scene.busy) return;
    if (!new RegExp(step.expect).test(move)) {
      deciding.setTrouble(text.other);
      deciding.setStage(deciding.stage.clear());
      return;
    }
    await declareIn(table, step, move);
    keepPlace(game, {lesson: number, moves: [...made, move]});
    setMade([...made, move]);
  };
  const meant = step && scene.legal.find(({move}) => new RegExp(step.expect).test(move));
  const jump = (to: number) => goTo({lesson: to, moves: []});
  const again = {name: 'again', label: t('guide.again'), run: () => jump(number)};
  const play = () => {
    leavePlace(game);
    go('new', game);
  };
  const choices = {
    name: 'choices',
    icon: 'choices' as const,
    label: t('play.showChoices'),
    run: () => showChoices(root.current!),
  };
  const acts: Act[] = !over
    ? [
        ...decisionActs(deciding, page, area, (move) => void declare(move), t),
        clearAct(deciding, t),
        ...(narrow ? [choices] : []),
      ]
    : last
      ? [{name: 'play', label: t('guide.play'), run: play, strong: true}, again]
      : [{name: 'next', label: t('guide.next'), run: () => jump(number + 1), strong: true}, again];
  const told = over ? (last ? `${text.done} ${t('guide.done')}` : text.done) : text.steps[made.length];
  return (
    <div class="play guide" data-game={game} ref={root}>
      <Header title={title}>
        <TopTool icon="rules" label={t('play.rules')} run={() => setRules(true)} />
      </Header>
      <section
        class="lesson"
        data-step={`${number + 1}.${made.length + 1}`}
        aria-label={t('guide.lesson', {n: number + 1, all: lessons.length})}
      >
        <LessonNav
          {...{number, lessons, texts, jump}}
          back={
            made.length > 0
              ? () => goTo({lesson: number, moves: made.slice(0, -1)})
              : number > 0
                ? () => jump(number - 1)
                : undefined
          }
          forward={over ? (last ? undefined : () => jump(number + 1)) : meant && (() => void declare(meant.move))}
        />
        <div class="lesson-text">
          <h2>
            <small>{t('guide.lesson', {n: number + 1, all: lessons.length})}</small> {text.title}
          </h2>
          <p>{told}</p>
        </div>
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
          <Arena page={page} area={area} standing={scene.standing} version={scene} events={scene.events} />
          <About {...{root, game, page, area}} standing={scene.standing} why={over ? undefined : deciding.why} />
        </main>
      </PointingContext.Provider>
      {step && deciding.stage.pieces.length === 0 && !scene.busy && (
        <Spotlight key={made.length} root={root} pieces={spokenOf(step, scene)} />
      )}
      {rules && <RulesPanel game={game} at={page.paragraph(scene.view, scene.seat)} close={() => setRules(false)} />}
    </div>
  );
}
