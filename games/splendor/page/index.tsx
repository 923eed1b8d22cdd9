// Splendor's table: dark velvet, five gems, cards as certificates of gems.
import type {Area, GamePage} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Piece} from '@page/ui/pointing';
import {Num} from '@page/ui/number';
import {paragraph} from './paragraph';
import {COLOURS, Gem, TINTS, type Colour} from './gems';

interface Card {
  id: string;
  level: number;
  bonus: Colour;
  points: number;
  cost: Partial<Record<Colour, number>>;
}
interface Noble {
  id: string;
  points: number;
  needs: Partial<Record<Colour, number>>;
}
// A reserved card as one may see it.
type Reserved = string | {card?: string; covered?: boolean; level?: number};

const ALL: Colour[] = [...COLOURS, 'gold'];
const cardOf = (area: Area, id: string): Card => area.edition.cards.value.find((card: Card) => card.id === id);
const nobleOf = (area: Area, id: string): Noble => area.edition.nobles.value.find((noble: Noble) => noble.id === id);

function Price({counts}: {counts: Partial<Record<Colour, number>>}) {
  return (
    <ul class="price">
      {COLOURS.filter((colour) => counts[colour]).map((colour) => (
        <li><Gem colour={colour} size={15} /><b>{counts[colour]}</b></li>))}
    </ul>
  );
}

function CardFace({card}: {card: Card}) {
  return (
    <>
      <div class="card-head" style={{background: TINTS[card.bonus]}}>
        <b class="card-points">{card.points || ''}</b><Gem colour={card.bonus} size={24} />
      </div>
      <Price counts={card.cost} />
    </>
  );
}

function CardPiece({area, id}: {area: Area; id: string}) {
  return <Piece of={`card:${id}`} extra="card" data-flip={id}><CardFace card={cardOf(area, id)} /></Piece>;
}

function Table(area: Area) {
  const {view} = area;
  return (
    <div class="splendor-table">
      <div class="nobles">
        {view.nobles.map((id: string) => (
          <Piece of={`noble:${id}`} extra="noble" key={id} data-flip={id}>
            <b>{nobleOf(area, id).points}</b><Price counts={nobleOf(area, id).needs} />
          </Piece>))}
      </div>
      <div class="levels">
        {[3, 2, 1].map((level) => (
          <div class="level" key={level}>
            <Piece of={`deck:${level}`} extra={`deck deck-${level}`}><b>{view.decks[level - 1]}</b><small>{'●'.repeat(level)}</small></Piece>
            {view.display[level - 1].map((id: string | null, slot: number) =>
              (id === null ? <div class="card empty" key={`e${slot}`} /> : <CardPiece area={area} id={id} key={id} />))}
          </div>))}
      </div>
      <div class="stock">
        {ALL.map((colour) => (
          <Piece of={`token:${colour}`} extra="token" key={colour}>
            <Gem colour={colour} size={34} /><Num value={view.stock[colour]} />
          </Piece>))}
      </div>
    </div>
  );
}

function Held({area, reserved}: {area: Area; reserved: Reserved}) {
  const id = typeof reserved === 'string' ? reserved : reserved.card;
  if (id !== undefined) return <CardPiece area={area} id={id} />;
  const {level} = reserved as {level: number};
  return <div class={`card back deck-${level}`} role="img" aria-label={area.say('page.covered', {level})}>{'●'.repeat(level)}</div>;
}

function Mine({owner, ...area}: Area & {owner: Seat}) {
  const player = area.view.players[owner];
  const mine = owner === area.seat;
  return (
    <div class="splendor-mine">
      <div class="holdings">
        {ALL.map((colour) => (
          <div class="holding" key={colour} style={{background: TINTS[colour]}}>
            {mine ? <Piece of={`own:${colour}`} extra="token"><Gem colour={colour} size={28} /><Num value={player.tokens[colour]} /></Piece>
              : <div class="token"><Gem colour={colour} size={28} /><Num value={player.tokens[colour]} /></div>}
            {colour !== 'gold' && (
              <span class="bonus" aria-label={area.say('page.bonus', {n: player.bonuses[colour], colour: area.say(`colour.${colour}`)})}
                role="img">+{player.bonuses[colour]}</span>)}
          </div>))}
      </div>
      <div class="reserved"><small>{area.say('page.reserved')}</small>
        {player.reserved.map((reserved: Reserved, i: number) => <Held area={area} reserved={reserved} key={i} />)}</div>
      <div class="won-nobles">{player.nobles.map((id: string) => (
        <div class="noble" key={id} data-flip={id}><b>{nobleOf(area, id).points}</b></div>))}</div>
    </div>
  );
}

function Other({owner, ...area}: Area & {owner: Seat}) {
  const player = area.view.players[owner];
  return (
    <div class="splendor-other">
      <ul>{ALL.map((colour) => (
        <li key={colour} style={{background: TINTS[colour]}}><Gem colour={colour} size={16} />
          <Num value={player.tokens[colour]} />{colour !== 'gold' && <b> +{player.bonuses[colour]}</b>}</li>))}</ul>
      <p>{player.reserved.length > 0 && <>{area.say('page.reserved')} {player.reserved.length} </>}
        {player.nobles.length > 0 && <>♛ {player.nobles.length}</>}</p>
    </div>
  );
}

function priceInWords(area: Area, counts: Partial<Record<Colour, number>>): string {
  const parts = COLOURS.filter((colour) => counts[colour])
    .map((colour) => area.say('tokens', {n: counts[colour]!, colour: area.say(`colour.${colour}`)}));
  return parts.join(area.say('list.between')) || area.say('page.free');
}

function label(piece: string, area: Area): string {
  const [kind, name = ''] = piece.split(':');
  const colour = area.say(`colour.${name}`);
  switch (kind) {
    case 'do': return area.say(`page.do.${name}`);
    case 'token': return area.say('page.stock', {n: area.view.stock[name], colour});
    case 'own': return colour;
    case 'deck': return area.say('page.deck', {level: name, n: area.view.decks[Number(name) - 1]});
    case 'noble': {
      const {points, needs} = nobleOf(area, name);
      return area.say('page.noble', {points, needs: priceInWords(area, needs)});
    }
    case 'card': {
      const {bonus, points, cost} = cardOf(area, name);
      return area.say('page.card', {colour: area.say(`colour.${bonus}`), points, cost: priceInWords(area, cost)});
    }
    default: return piece;
  }
}

// The place of a card in the display, as moves name it.
function placeOf(area: Area, id: string): string {
  for (const [level, row] of area.view.display.entries()) {
    const slot = row.indexOf(id);
    if (slot >= 0) return `${level + 1}.${slot + 1}`;
  }
  return id;
}

function attempt(piece: string, area: Area): string | undefined {
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'card': return `buy ${placeOf(area, name)}`;
    case 'token': return name === 'gold' ? 'take gold' : `take ${name} ${name}`;
    case 'deck': return `reserve deck ${name}`;
    case 'noble': return `visit ${name}`;
    default: return undefined;
  }
}

export const page: GamePage = {Table, Mine, Other, label, attempt, paragraph, tray: /^$/};
