// How far the game is, the pile, and the discards, which all may look through.
import {useState} from 'preact/hooks';
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Panel} from '@page/ui/panel';
import {CardFace} from './cards';
import {cardInWords} from './speech';

export function timeInWords({say, view, edition}: Area): string {
  if (view.phase === 'over') return say('board.over');
  const round = Math.min(view.round + 1, edition.rounds_per_decade.value);
  return say('board.time', {decade: view.decade + 1, round});
}

export function Piles(area: Area) {
  const {say, view} = area;
  const [open, setOpen] = useState(false);
  const discards: string[] = view.discards;
  return (
    <div class="catherine-piles">
      <b {...about('time')}>{timeInWords(area)}</b>
      <span {...about('pile')}>
        <Num value={say('board.pile', {n: view.pile})} />
      </span>
      <button
        class="catherine-discards"
        data-about="discards"
        onClick={() => setOpen(true)}
        disabled={discards.length === 0}
      >
        <Num value={say('board.discards', {n: discards.length})} />
      </button>
      {open && (
        <Panel name="discards" title={say('board.discards', {n: discards.length})} close={() => setOpen(false)}>
          <div class="catherine-hand">
            {discards.map((id) => (
              <div
                class="catherine-card"
                key={id}
                role="img"
                aria-label={cardInWords(area, id)}
                {...about(`card:${id}`)}
              >
                <CardFace area={area} id={id} />
              </div>
            ))}
          </div>
        </Panel>
      )}
    </div>
  );
}
