// Another player in short: the numbers, the order, and the row as colours and names of cards.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Piece} from '@page/ui/pointing';
import {Numbers, Order, Owned} from './facts';
import {Glyph} from './glyphs';
import {cardOf, playerOf} from './model';
import {Strip} from './strip';

// What a card shows on top: its symbols, or a house for its cities.
function Shown({area, id}: {area: Area; id: string}) {
  const {symbols, cities} = cardOf(area, id);
  return (
    <div class="catherine-shown">
      {symbols.map((sign, i) => (
        <Glyph of={sign} size={15} key={i} />
      ))}
      {cities.length > 0 && <Glyph of="house" size={15} />}
    </div>
  );
}

export function Other({owner, ...area}: Area & {owner: Seat}) {
  const {row, under, active} = playerOf(area, owner);
  const roomy = area.names.length < 4;
  return (
    <div class="catherine-other">
      <Numbers area={area} owner={owner} />
      <Owned area={area} owner={owner} />
      <Order area={area} owner={owner} />
      <div class="catherine-small-row">
        {row.map((id, i) => (
          <div key={id} class={active === i + 1 ? 'active' : ''}>
            <Piece of={`column:${id}`} data-flip={id}>
              <Strip area={area} id={id} />
            </Piece>
            {roomy && <Shown area={area} id={id} />}
            {under[i] && (
              <Piece of={`laid:${under[i]}`} data-flip={under[i]!}>
                <Strip area={area} id={under[i]!} />
              </Piece>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
