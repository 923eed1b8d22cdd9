// The buttons of the status line while one decides.
import type {Area, GamePage} from '@page/games';
import {isVerb} from '@page/table/stage';
import type {T} from '@page/words';
import type {Deciding} from './deciding';
import type {Act} from './status';

// `brief`: without the verbs that the pieces say as well.
export function decisionActs(
  deciding: Deciding,
  page: GamePage,
  area: Area,
  declare: (move: string) => void,
  t: T,
  brief = false,
): Act[] {
  const {stage} = deciding;
  const ready = stage.ready;
  const plain = (verb: string) => brief && page.plainVerbs?.test(verb) && !deciding.neededVerbs.has(verb);
  const open = stage.open.filter((piece) => isVerb(piece) && !plain(piece));
  const acts: Act[] = [...new Set([...stage.pieces.filter(isVerb), ...open])].map((verb) => ({
    name: verb,
    label: page.label(verb, area),
    pressed: stage.staged(verb) > 0,
    run: () => deciding.choose(stage.point(verb)),
  }));
  if (ready !== undefined) {
    acts.push({name: 'confirm', label: t('play.confirm'), strong: true, run: () => declare(ready.move)});
  }
  return acts;
}

export function clearAct(deciding: Deciding, t: T): Act {
  return {
    name: 'clear',
    label: t('play.clear'),
    disabled: deciding.stage.pieces.length === 0,
    run: () => deciding.setStage(deciding.stage.clear()),
  };
}

// What the tray offers: whatever can be chosen and lies nowhere on the table.
export function trayPieces(deciding: Deciding, page: GamePage): string[] {
  const {stage} = deciding;
  return [...new Set([...stage.open, ...stage.pieces])].filter((piece) => page.tray.test(piece)).sort();
}
