// A card says all it does in pictures: what it shows on top, its action, its bonus.
import type {Area} from '@page/games';
import {cardOf, cityOf, GOODS, type Colour, type Effect} from './model';
import {Emblem, Glyph, Points, TINTS} from './glyphs';
import {Narrow} from './narrow';

const Arrow = () => (
  <svg class="catherine-glyph" viewBox="0 0 8 10" width=".5em" height=".7em" aria-hidden="true">
    <path d="M1 0 7.5 5 1 10Z" fill="#20303f" />
  </svg>
);

// What the gain counts.
function Per({effect}: {effect: Effect}) {
  if (effect.per === undefined) return null;
  const counted = effect.per === 'book' ? ['book' as const] : effect.per === 'set' ? GOODS : effect.goods;
  const size = counted.length > 2 ? 13 : 16;
  return (
    <>
      <i>/</i>
      {counted.map((one) => (
        <Glyph of={one} key={one} size={size} />
      ))}
    </>
  );
}

function Gain({effect, colour}: {effect: Effect; colour: Colour}) {
  switch (effect.gain) {
    case 'cards':
      return (
        <>
          <b>+{effect.amount}</b>
          <Glyph of="card" />
          <Per effect={effect} />
        </>
      );
    case 'favour':
      return (
        <>
          <b>+{effect.amount}</b>
          <Glyph of="crown" size={17} />
          <Per effect={effect} />
        </>
      );
    case 'points':
      return (
        <>
          <Points n={effect.amount} />
          <Per effect={effect} />
        </>
      );
    case 'points-per-house':
      return (
        <>
          <Points n={effect.amount} />
          <i>/</i>
          <Glyph of="house" size={15} />
          <Emblem of={colour} size={11} />
        </>
      );
    case 'house':
      return (
        <>
          <Glyph of="house" size={18} />
          {effect.region && <Emblem of={colour} size={15} />}
        </>
      );
  }
}

function Price({effect}: {effect: Effect}) {
  const {discards, needs, count, alike} = effect;
  if (discards === 0 && needs === undefined && !alike) return null;
  return (
    <>
      {needs !== undefined && (
        <>
          <b>{count}</b>
          <Glyph of={needs} />
        </>
      )}
      {discards > 0 && (
        <>
          <b>−{discards}</b>
          <Glyph of="card" />
        </>
      )}
      {alike && (
        <>
          <Glyph of="card" size={15} />
          <b>=</b>
          <Glyph of="card" size={15} />
        </>
      )}
      <Arrow />
    </>
  );
}

export function EffectLine({effect, colour}: {effect: Effect; colour: Colour}) {
  return (
    <>
      <Price effect={effect} />
      <Gain effect={effect} colour={colour} />
    </>
  );
}

function Cities({area, cities}: {area: Area; cities: string[]}) {
  return (
    <div class="catherine-named">
      {cities.map((id) => {
        const {icon} = cityOf(area, id);
        const name = area.say(`city.${id}`);
        return (
          <p key={id}>
            {icon !== undefined && <Glyph of={icon} size={16} />}
            <Narrow text={name} />
          </p>
        );
      })}
    </div>
  );
}

export function CardFace({area, id}: {area: Area; id: string}) {
  const {action, bonus, colour, symbols, cities} = cardOf(area, id);
  return (
    <div class="catherine-face" style={{background: TINTS[colour].pale}}>
      <div class="catherine-card-head" style={{background: TINTS[colour].deep}}>
        <Emblem of={colour} size={14} inverse />
        <b>{id}</b>
        <span class={`catherine-symbols ${symbols.length > 2 ? 'many' : ''}`}>
          {symbols.map((sign, i) => (
            <Glyph of={sign} key={i} />
          ))}
        </span>
        {cities.length > 0 && (
          <span class="catherine-price">
            <EffectLine effect={action} colour={colour} />
          </span>
        )}
      </div>
      {cities.length > 0 ? (
        <Cities area={area} cities={cities} />
      ) : (
        <div class="catherine-action">
          <EffectLine effect={action} colour={colour} />
        </div>
      )}
      {bonus !== undefined && (
        <div class="catherine-bonus">
          <EffectLine effect={bonus} colour={colour} />
        </div>
      )}
    </div>
  );
}
