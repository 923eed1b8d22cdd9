// Another player in short: the numbers, the order, and the row: its colours, and with more room its
// symbols and actions.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Piece} from '@page/ui/pointing';
import {EffectLine} from './cards';
import {Numbers, Order, Owned} from './facts';
import {Glyph} from './glyphs';
import {cardOf, cityOf, playerOf} from './model';
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

// Its action, for a house with what its cities give, and its bonus.
function Gist({area, id}: {area: Area; id: string}) {
  const {action, bonus, colour, cities} = cardOf(area, id);
  const icons = cities.map((city) => cityOf(area, city).icon ?? 'house');
  return (
    <div class="catherine-gist">
      <p>
        <EffectLine effect={action} colour={colour} />
        {icons.map((icon, i) => (
          <Glyph of={icon} size={14} key={i} />
        ))}
      </p>
      {bonus !== undefined && (
        <p>
          <EffectLine effect={bonus} colour={colour} />
        </p>
      )}
    </div>
  );
}

export function Other({owner, ...area}: Area & {owner: Seat}) {
  const {row, under, active} = playerOf(area, owner);
  return (
    <div class="catherine-other">
      <div class="catherine-brief">
        <Numbers area={area} owner={owner} />
        <Owned area={area} owner={owner} />
        <Order area={area} owner={owner} />
        <div class="catherine-small-row">
          {row.map((id, i) => (
            <div key={id} class={`catherine-line ${active === i + 1 ? 'active' : ''}`}>
              <Piece of={`column:${id}`} data-flip={id}>
                <Strip area={area} id={id} />
              </Piece>
              <Shown area={area} id={id} />
              <Gist area={area} id={id} />
              {under[i] && (
                <Piece of={`laid:${under[i]}`} data-flip={under[i]!}>
                  <Strip area={area} id={under[i]!} />
                </Piece>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
