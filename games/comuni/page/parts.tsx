// What tables and players have in common: cards, counted pieces, marks of the log.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import {Num} from '@page/ui/number';
import {Piece, usePointing} from '@page/ui/pointing';
import {useT} from '@page/words';
import {AnyGlyph, CubeGlyph, LOOKS, SignGlyph, TypeGlyph, WILD, type Sign} from './glyphs';
import {TYPES, cardOf, type Card, type Cube} from './model';

// The types it may become, and the rating.
export function CardFace({card}: {card: Card}) {
  const [only] = card.types;
  const tint = card.types.length === 1 ? LOOKS[only!].tint : WILD.tint;
  return (
    <>
      <span class="comuni-card-types" style={{background: tint}}>
        {card.types.length === TYPES.length ? (
          <AnyGlyph size={28} />
        ) : (
          card.types.map((type) => <TypeGlyph type={type} size={card.types.length === 1 ? 26 : 20} key={type} />)
        )}
      </span>
      <span class="comuni-card-rating">
        <b>{card.rating}</b>
        <small>{card.deck}</small>
      </span>
    </>
  );
}

// A card that lies in a column: pointing at it means the column.
export function ShownCard({area, id, flip}: {area: Area; id: string; flip: string | undefined}) {
  return (
    <div class={`comuni-card ${useMark(`shown-${id}`)}`} data-flip={flip}>
      <CardFace card={cardOf(area, id)} />
    </div>
  );
}

// The classes of something that the log may light, though nobody decides by pointing at it.
export function useMark(name: string): string {
  const pointing = usePointing();
  const piece = `at:${name}`;
  return ['piece', pointing.lit(piece) && 'lit', pointing.fresh(piece) && 'fresh'].filter(Boolean).join(' ');
}

export function Marked({
  name,
  extra,
  label,
  children,
}: {
  name: string;
  extra: string;
  label?: string;
  children: ComponentChildren;
}) {
  return (
    <div class={`${extra} ${useMark(name)}`} aria-label={label} role={label === undefined ? undefined : 'img'}>
      {children}
    </div>
  );
}

// A piece that may be chosen several times: how often it is, and one less.
export function Counter({
  of,
  sign = '',
  extra = '',
  children,
}: {
  of: string;
  sign?: string;
  extra?: string;
  children: ComponentChildren;
}) {
  const pointing = usePointing();
  const t = useT();
  const staged = pointing.touched(of);
  return (
    <div class={`comuni-counter ${extra}`}>
      <Piece of={of} extra="comuni-count">
        {children}
      </Piece>
      {staged > 0 && (
        <b class="comuni-staged">
          {sign}
          {staged}
        </b>
      )}
      {staged > 0 && (
        <button
          class="comuni-less"
          aria-label={t('play.less', {piece: pointing.label(of)})}
          onClick={() => pointing.take(of)}
        >
          −
        </button>
      )}
    </div>
  );
}

export function CubeCount({cube, n, size = 18}: {cube: Cube; n: number; size?: number}) {
  return (
    <span class="comuni-number">
      <CubeGlyph cube={cube} size={size} />
      <Num value={n} />
    </span>
  );
}

export function SignCount({
  sign,
  value,
  label,
  fill,
}: {
  sign: Sign;
  value: number | string;
  label: string;
  fill?: string;
}) {
  return (
    <span class="comuni-number" role="img" aria-label={label}>
      <SignGlyph sign={sign} size={16} fill={fill} />
      <Num value={value} />
    </span>
  );
}
