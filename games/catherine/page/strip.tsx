// A card of which only the colour counts: the one below an action card, or a card seen from afar.
import type {Area} from '@page/games';
import {cardOf} from './model';
import {Emblem, TINTS} from './glyphs';

export function Strip({area, id, sign}: {area: Area; id: string; sign?: string}) {
  const {colour} = cardOf(area, id);
  return (
    <div class="catherine-strip" style={{background: TINTS[colour].deep}}>
      <Emblem of={colour} size={13} inverse />
      <b>{id}</b>
      {sign !== undefined && <i>{sign}</i>}
    </div>
  );
}
