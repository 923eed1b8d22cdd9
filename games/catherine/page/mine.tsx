// One player's whole area: the action row with the cards below it, the numbers, the hand.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Piece, usePointing, type Pointing} from '@page/ui/pointing';
import {CardFace} from './cards';
import {HELD} from './explain_card';
import {Numbers, Order, Owned} from './facts';
import {Emblem, Glyph} from './glyphs';
import {cardOf, playerOf} from './model';
import {cardInWords} from './speech';
import {Strip} from './strip';

const staged = (pointing: Pointing, kind: string, hand: string[]) =>
  hand.filter((id) => pointing.touched(`${kind}:${id}`) > 0);

// Equal or not: whether the card below has the colour of the one above it.
function Below({area, id, above, ghost}: {area: Area; id: string; above: string; ghost?: boolean}) {
  const sign = cardOf(area, id).colour === cardOf(area, above).colour ? '=' : '≠';
  if (ghost)
    return (
      <div class="catherine-below ghost">
        <Strip area={area} id={id} sign={sign} />
      </div>
    );
  return (
    <Piece of={`laid:${id}`} extra="catherine-below" data-flip={id}>
      <Strip area={area} id={id} sign={sign} />
    </Piece>
  );
}

// A free place shows the emblem that it waits for.
const FreePlace = ({area, above}: {area: Area; above: string}) => (
  <div
    class="catherine-below free"
    role="img"
    aria-label={area.say('page.about.free.title', {colour: area.say(`colour.${cardOf(area, above).colour}`)})}
    {...about(`free:${above}`)}
  >
    <Emblem of={cardOf(area, above).colour} size={14} />
  </div>
);

interface ColumnProps {
  area: Area;
  id: string;
  under: string | null | undefined;
  coming?: string; // staged to go below
  ghost?: boolean; // the card itself is staged only
  active?: boolean;
}

function Column({area, id, under, coming, ghost, active}: ColumnProps) {
  const pointing = usePointing();
  const chosen = coming !== undefined && pointing.touched(`column:${id}`) > 0;
  return (
    <div class={`catherine-column ${active ? 'active' : ''} ${ghost ? 'ghost' : ''}`}>
      <Piece
        of={`column:${id}`}
        extra="catherine-card"
        data-flip={ghost ? undefined : id}
        aria-description={cardInWords(area, id)}
      >
        <CardFace area={area} id={id} />
      </Piece>
      {under ? (
        <Below area={area} id={under} above={id} />
      ) : chosen ? (
        <Below area={area} id={coming} above={id} ghost />
      ) : (
        <FreePlace area={area} above={id} />
      )}
    </div>
  );
}

const EmptyColumn = ({area}: {area: Area}) => (
  <div class="catherine-column">
    <div class="catherine-card empty" role="img" aria-label={area.say('page.about.empty.title')} {...about('empty')}>
      <Glyph of="card" size={22} />
    </div>
  </div>
);

// The action row, with the cards that are about to be laid at its end.
function Row({area, owner}: {area: Area; owner: Seat}) {
  const pointing = usePointing();
  const {row, under, hand, active} = playerOf(area, owner);
  const {phase} = area.view;
  const own = owner === area.seat;
  const laying = own && (phase === 'setup' || phase === 'play');
  const coming = laying ? staged(pointing, phase === 'setup' ? 'card' : 'row', hand) : [];
  const places = !laying ? 0 : phase === 'setup' ? area.edition.start_row.value : 1;
  const below = own ? staged(pointing, 'below', hand)[0] : undefined;
  return (
    <div class="catherine-row">
      {row.map((id, i) => (
        <Column area={area} id={id} key={id} under={under[i]} coming={below} active={active === i + 1} />
      ))}
      {coming.map((id) => (
        <Column area={area} id={id} key={`new-${id}`} under={null} coming={below} ghost />
      ))}
      {Array.from({length: Math.max(0, places - coming.length)}, (_, i) => (
        <EmptyColumn area={area} key={`empty-${i}`} />
      ))}
    </div>
  );
}

// A card in hand; where it is staged, it says as what.
function Held({area, id}: {area: Area; id: string}) {
  const pointing = usePointing();
  const as = HELD.find((kind) => pointing.touched(`${kind}:${id}`) > 0);
  return (
    <Piece
      of={HELD.map((kind) => `${kind}:${id}`)}
      extra="catherine-card"
      data-flip={id}
      aria-description={cardInWords(area, id)}
    >
      <CardFace area={area} id={id} />
      {as !== undefined && <span class="catherine-as">{area.say(`page.as.${as}`)}</span>}
    </Piece>
  );
}

function HandOf({area, owner}: {area: Area; owner: Seat}) {
  const {hand, hand_size: size} = playerOf(area, owner);
  return (
    <div class="catherine-hand" aria-label={area.say('page.handName')} role="group">
      {hand.map((id) => (
        <Held area={area} id={id} key={id} />
      ))}
      {Array.from({length: size - hand.length}, (_, i) => (
        <div
          class="catherine-card back"
          key={i}
          role="img"
          aria-label={area.say('page.about.covered.title')}
          {...about('covered')}
        />
      ))}
    </div>
  );
}

export const Hand = (area: Area) => <HandOf area={area} owner={area.seat} />;

export function Mine({owner, docked, ...area}: Area & {owner: Seat; docked: boolean}) {
  return (
    <div class="catherine-mine">
      <Row area={area} owner={owner} />
      <dl class="catherine-ledger">
        <dt>{area.say('page.ledger.owned')}</dt>
        <dd>
          <Owned area={area} owner={owner} />
        </dd>
        <dt>{area.say('page.ledger.order')}</dt>
        <dd>
          <Order area={area} owner={owner} />
        </dd>
        <dt>{area.say('page.ledger.stock')}</dt>
        <dd>
          <Numbers area={area} owner={owner} />
        </dd>
      </dl>
      {!docked && <HandOf area={area} owner={owner} />}
    </div>
  );
}
