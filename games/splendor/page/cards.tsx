// Cards as certificates of gems: the gem in a rosette of fine lines, the points above, the price in
// a column at the left. Marks behind the price say how far a player's means go.
import type {Area} from '@page/games';
import {Piece} from '@page/ui/pointing';
import {SmallPicture} from '@page/ui/picture';
import {Gem, GemShape, INKS, type GemColour} from './gems';
import {cardOf, duesOf, missingIn, type Card, type Due, type Player} from './means';
import {rosette, waves} from './ornament';

// The higher the level, the richer the ornament.
const ROSETTES = [6, 9, 14].map((leaves) => rosette(leaves, 33, 14) + rosette(leaves, 23, 7));
const WAVES = waves(100, 100, 9);

function Picture({bonus, level}: {bonus: GemColour; level: number}) {
  const {edge} = INKS[bonus];
  return (
    <>
      <svg class="sp-waves" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={WAVES} stroke={edge} />
      </svg>
      <svg class="sp-picture" viewBox="0 0 100 100" preserveAspectRatio="xMaxYMin meet" aria-hidden="true">
        <g transform="translate(66 35)">
          <path d={ROSETTES[level - 1]!} fill="none" stroke={edge} stroke-width=".55" opacity=".5" />
          <g transform="scale(2.15)">
            <GemShape colour={bonus} />
          </g>
        </g>
      </svg>
    </>
  );
}

// A square: paid by a bonus; a dot: by a gem; a ring: missing.
function Marks({bonus, gems, missing}: Due) {
  const kinds = [...Array(bonus).fill('by-bonus'), ...Array(gems).fill('by-gem'), ...Array(missing).fill('lacking')];
  return (
    <span class="sp-marks">
      {kinds.map((kind, i) => (
        <i key={i} class={`sp-${kind}`} />
      ))}
    </span>
  );
}

// The card can be paid: a seal, or as much gold as must stand in.
export function Seal({gold}: {gold: number}) {
  if (gold > 0)
    return (
      <span class="sp-seal">
        <Gem colour="gold" />
        <b>{gold}</b>
      </span>
    );
  return (
    <SmallPicture of="sp-seal" half={12}>
      <path d={rosette(4, 11, 8)} fill="#7a4bb0" />
      <circle r="8.5" fill="#6b3fa0" stroke="#e5d6f5" stroke-width=".8" />
      <path d="M-4 .5-1 3.5 4.5-3.5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" />
    </SmallPicture>
  );
}

// Nobody's means: the price alone.
const NOBODY = {tokens: {}, bonuses: {}};

// As many lozenges as the level, as an engraver would put them.
function Level({of}: {of: number}) {
  return (
    <svg class="sp-rank" viewBox={`0 -5 ${10 * of} 10`} style={{width: `${of}em`}} aria-hidden="true">
      {Array.from({length: of}, (_, i) => (
        <path key={i} d={`M${10 * i + 5}-4 ${10 * i + 8.5} 0 ${10 * i + 5} 4 ${10 * i + 1.5} 0Z`} />
      ))}
    </svg>
  );
}

// Without a payer, the card as it is printed.
export function CardFace({card, payer}: {card: Card; payer?: Player}) {
  const dues = duesOf(payer ?? NOBODY, card.cost);
  const gold = missingIn(dues);
  const {tint, edge} = INKS[card.bonus];
  return (
    <div class="sp-face" style={{'--tint': tint, '--edge': edge}}>
      <Picture bonus={card.bonus} level={card.level} />
      <b class="sp-points">{card.points || ''}</b>
      <Level of={card.level} />
      <ul class="sp-price">
        {dues.map((due) => (
          <li key={due.colour}>
            <Gem colour={due.colour} />
            <b>{due.price}</b>
            {payer && <Marks {...due} />}
          </li>
        ))}
      </ul>
      {payer && gold <= payer.tokens.gold && <Seal gold={gold} />}
    </div>
  );
}

// `moves`: the card is seen to glide to another place.
export function CardPiece({area, id, payer, moves = true}: {area: Area; id: string; payer: Player; moves?: boolean}) {
  return (
    <Piece of={`card:${id}`} extra="sp-card" data-flip={moves ? id : undefined}>
      <CardFace card={cardOf(area, id)} payer={payer} />
    </Piece>
  );
}

const BACK = rosette(10, 44, 16) + rosette(10, 26, 9);

export function BackPicture({level}: {level: number}) {
  return (
    <>
      <svg class="sp-back-picture" viewBox="-50 -50 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={BACK} fill="none" stroke="#fff" stroke-width=".7" opacity=".38" />
      </svg>
      <svg class="sp-dots" viewBox={`0 0 ${12 * level} 12`} width={12 * level} aria-hidden="true">
        {Array.from({length: level}, (_, i) => (
          <circle key={i} cx={6 + 12 * i} cy="6" r="4.6" fill="#fff" />
        ))}
      </svg>
    </>
  );
}

export function DeckPiece({level, count}: {level: number; count: number}) {
  return (
    <Piece of={`deck:${level}`} extra={`sp-deck ${count > 0 ? `sp-back sp-back-${level}` : 'sp-gone'}`}>
      {count > 0 && <BackPicture level={level} />}
      <b>{count}</b>
    </Piece>
  );
}
