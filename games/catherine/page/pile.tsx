// How far the game is, the pile, and the discards, which all may look through.
import {useState} from 'preact/hooks';
import type {Area} from '@page/games';
import {Num} from '@page/ui/number';
import {Panel} from '@page/ui/panel';
import {CardFace} from './cards';

function Time({say, view, edition}: Area) {
  if (view.phase === 'over') return <b>{say('board.over')}</b>;
  const round = Math.min(view.round + 1, edition.rounds_per_decade.value);
  return <b>{say('board.time', {decade: view.decade + 1, round})}</b>;
}

export function Piles(area: Area) {
  const {say, view} = area;
  const [open, setOpen] = useState(false);
  const discards: string[] = view.discards;
  return (
    <div class="catherine-piles">
      <Time {...area} />
      <Num value={say('board.pile', {n: view.pile})} />
      <button class="catherine-discards" onClick={() => setOpen(true)} disabled={discards.length === 0}>
        <Num value={say('board.discards', {n: discards.length})} />
      </button>
      {open && (
        <Panel name="discards" title={say('board.discards', {n: discards.length})} close={() => setOpen(false)}>
          <div class="catherine-hand">
            {discards.map((id) => (
              <div class="catherine-card" key={id}>
                <CardFace area={area} id={id} />
              </div>
            ))}
          </div>
        </Panel>
      )}
    </div>
  );
}
