// A decision in the making: what is staged, what it would do, and why something else is not
// possible. Used where one plays, and in the guided game.
import {useCallback, useEffect, useMemo, useState} from 'preact/hooks';
import type {Area, GamePage} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import type {Foretold, Scene, Table} from '@page/table/table';
import {Stage, optionsOf, verbsNeeded} from '@page/table/stage';
import {sayFrom, type Words} from '@page/text';
import {levelsOf, namesOf, personsOf} from '@page/persons';
import {useT, type T} from '@page/words';
import {lightsOf} from './lights';
import type {Light} from './log';
import type {Pointing} from './pointing';

export interface Deciding {
  stage: Stage;
  setStage: (stage: Stage) => void;
  choose: (stage: Stage) => void; // the same by pointing, which may settle it
  neededVerbs: Set<string>; // which pieces alone don't say
  settled: string | undefined; // what was pointed at to the end, and needs no confirmation
  foretold: string; // what the staged decision would do, or how much is missing
  trouble: string; // why something was refused
  setTrouble: (why: string) => void;
  light: Light;
  lightMove: (move: string | undefined) => void;
  why: (piece: string) => Promise<string>; // why it can't be chosen; nothing, where that is not so
  pointing: Pointing;
}

const nameOf = (piece: string) => piece.slice(piece.indexOf(':') + 1);

// A decision of which nothing can be told beforehand: the pieces that it touches.
export function inPieces(touches: string[], label: (piece: string) => string): string {
  return [...new Set(touches)]
    .map((piece) => {
      const times = touches.filter((one) => one === piece).length;
      return times > 1 ? `${label(piece)} ×${times}` : label(piece);
    })
    .join(' · ');
}

// What a board draws, out of what is seen.
export function useArea(scene: Scene, edition: unknown, words: Words): Area {
  const t = useT();
  return useMemo(() => {
    const {setup, you, view, seat, deciders} = scene;
    const names = namesOf(setup.players, you, t);
    const persons = personsOf(names, you, t);
    return {view, seat, deciders, edition, names, persons, levels: levelsOf(setup.players), say: sayFrom(words)};
  }, [scene, words, t]);
}

export function useDeciding(table: Table, scene: Scene, page: GamePage, area: Area, t: T): Deciding {
  const options = useMemo(() => optionsOf(scene.legal), [scene.legal]);
  const neededVerbs = useMemo(() => verbsNeeded(options), [options]);
  const [stage, setStage] = useState(new Stage(options));
  const [told, setTold] = useState<(Foretold & {move: string}) | undefined>(undefined);
  const [pointed, setPointed] = useState<Stage | undefined>(undefined); // where pointing has led to
  const {confirm, language} = useSignal(settings);
  const [trouble, setTrouble] = useState('');
  const [lights, setLights] = useState<Set<string>>(new Set());
  const current = stage.options === options ? stage : new Stage(options);

  useEffect(() => {
    setStage(new Stage(options));
    setTrouble('');
  }, [options]);

  const put = (next: Stage) => {
    setStage(next);
    setPointed(undefined);
  };
  const choose = (next: Stage) => {
    setStage(next);
    setPointed(next.pieces.length > current.pieces.length ? next : undefined);
  };

  // In the language of now: the scene comes in another one when the table speaks it.
  const ready = current.ready;
  useEffect(() => {
    setTold(undefined);
    if (ready === undefined) return;
    let wanted = true;
    table.preview(ready.move).then(
      (answer) => wanted && setTold({...answer, move: ready.move}),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [ready?.move, scene.prompt]);
  useEffect(() => setTrouble(''), [language]);

  const foretells = told !== undefined && told.move === ready?.move;
  const foretold = !foretells
    ? ''
    : told.preview.length > 0
      ? t('play.foretold', {text: told.preview.join(' ')})
      : t('play.chosen', {text: inPieces(ready!.touches, (piece) => page.label(piece, area))});
  const harmless = confirm === 'never' || (confirm === 'final' && foretells && told.revocable);
  const settled = pointed === current && current.candidates.length === 1 && harmless ? ready?.move : undefined;

  const fresh = useMemo(
    () =>
      new Set(
        lightsOf(
          page,
          scene.events.filter(({number}) => number >= scene.news && scene.news > 0),
        ),
      ),
    [scene.events, scene.news],
  );

  const why = useCallback(
    async (piece: string) => {
      const attempt = scene.legal.length > 0 ? page.attempt(piece, area) : undefined;
      if (attempt === undefined) return '';
      return table.preview(attempt).then(
        () => t('play.notPossible'),
        (error: Error) => error.message,
      );
    },
    [scene, area],
  );
  const ask = useCallback(
    (piece: string) => {
      setTrouble('');
      void why(piece).then(setTrouble);
    },
    [why],
  );

  const point = useCallback(
    (piece: string) => {
      if (current.more(piece) === 0 && current.staged(piece) === 0) return ask(piece);
      setTrouble('');
      choose(current.point(piece));
    },
    [current, ask],
  );

  const pointing: Pointing = {
    ready: current.ready !== undefined,
    more: (piece) => current.more(piece),
    touched: (piece) => current.touched(piece),
    lit: (piece) => lights.has(piece) || lights.has(nameOf(piece)),
    fresh: (piece) => fresh.has(piece) || fresh.has(nameOf(piece)),
    label: (piece) => page.label(piece, area),
    point,
    ask,
    take: (piece) => put(current.without(piece)),
    can: (piece, times) => current.having(piece, times) !== undefined,
    set: (piece, times) => put(current.having(piece, times) ?? current),
  };
  return {
    stage: current,
    setStage: put,
    choose,
    neededVerbs,
    settled,
    foretold: current.missing === undefined ? foretold : t('play.missing', {n: current.missing}),
    trouble,
    setTrouble,
    why,
    pointing,
    light: (events, name) => setLights(new Set(lightsOf(page, events, name))),
    lightMove: (move) => setLights(new Set(scene.legal.find((choice) => choice.move === move)?.touches ?? [])),
  };
}
