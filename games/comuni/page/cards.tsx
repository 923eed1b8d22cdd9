// Project cards: what they show, by their types and rating, and what it is called.
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import type {Say} from '@page/text';
import {Building, kindOf} from './art';
import {AnyGlyph, LOOKS, TypeGlyph, WILD} from './glyphs';
import {TYPES, cardOf, type Card} from './model';
import {useMark} from './parts';

export const projectName = (say: Say, {types, rating}: Card): string => say(`page.project.${kindOf(types)}.${rating}`);

export function CardFace({card, say}: {card: Card; say: Say}) {
  const {types, rating} = card;
  const [only] = types;
  const look = types.length === 1 ? LOOKS[only!] : WILD;
  return (
    <span class="comuni-face" style={{'--tint': look.tint, '--edge': look.fill}}>
      <span class="comuni-face-picture">
        <Building kind={kindOf(types)} level={rating} />
      </span>
      <span class="comuni-face-types">
        {types.length === TYPES.length ? (
          <AnyGlyph size={20} />
        ) : (
          types.map((type) => <TypeGlyph type={type} size={18} key={type} />)
        )}
      </span>
      <b class="comuni-face-rating">{rating}</b>
      <span class="comuni-face-name">{projectName(say, card)}</span>
    </span>
  );
}

// A card that lies in a column: pointing at it means the column.
export function ShownCard({area, id, flip}: {area: Area; id: string; flip: string | undefined}) {
  return (
    <div class={`comuni-card ${useMark(`shown-${id}`)}`} data-flip={flip} {...about(`shown:${id}`)}>
      <CardFace card={cardOf(area, id)} say={area.say} />
    </div>
  );
}
