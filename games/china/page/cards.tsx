// Cards: a wash, the emblem of the colour, and the states that it pays for.
import type {JSX} from 'preact';
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Piece} from '@page/ui/pointing';
import {Emblem, WASHES, type Colour} from './emblems';
import {COLOURS, cardsIn, payableWith, toTake} from './table';

// How often the same colour came before, so that cards alike have names of their own.
export const nthOf = (colours: (Colour | undefined)[], i: number): number =>
  colours.slice(0, i).filter((one) => one === colours[i]).length;

export function CardFace({area, colour}: {area: Area; colour: Colour}) {
  return (
    <>
      <Emblem colour={colour} size={26} />
      <span class="china-pays">
        {payableWith(area, colour).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </>
  );
}

export function CardBack(more: JSX.HTMLAttributes<HTMLDivElement>) {
  return <div class="china-card china-back" {...more} />;
}

export const washOf = (colour: Colour) => ({background: WASHES[colour]});

function Display({area}: {area: Area}) {
  const cards = cardsIn(area.view.display);
  return (
    <div class="china-display">
      <small>{area.say('page.display')}</small>
      {cards.map((colour, i) => (
        <Piece
          of={`display:${colour}`}
          nth={nthOf(cards, i)}
          extra="china-card"
          key={`${colour}${nthOf(cards, i)}`}
          style={washOf(colour)}
          data-flip={`display-${colour}-${nthOf(cards, i)}`}
        >
          <CardFace area={area} colour={colour} />
        </Piece>
      ))}
    </div>
  );
}

function Pile({area}: {area: Area}) {
  const {pile, used_up: usedUp} = area.view;
  const caption = toTake(area, area.seat) > 0 ? 'page.drawOne' : usedUp === 0 ? 'page.firstPile' : 'page.secondPile';
  return (
    <Piece of="pile" extra={`china-pile ${pile === 0 ? 'empty' : ''}`}>
      <b>
        <Num value={pile} />
      </b>
      <small>{area.say(caption)}</small>
    </Piece>
  );
}

function Discards({area}: {area: Area}) {
  return (
    <div class="china-discards">
      <small>{area.say('page.discards')}</small>
      {COLOURS.map((colour) => (
        <Piece of={`discards:${colour}`} key={colour} extra="china-count" style={washOf(colour)}>
          <Emblem colour={colour} size={16} />
          <Num value={area.view.discards[colour]} />
        </Piece>
      ))}
    </div>
  );
}

export function Market({area}: {area: Area}) {
  const {used_up: usedUp, rounds, phase} = area.view;
  const last = usedUp === 2 || phase === 'over';
  return (
    <div class="china-market">
      <p class={`china-round ${last ? 'last' : ''}`} {...about('round')}>
        {last ? area.say('page.lastRound') : area.say('page.round', {n: rounds + 1})}
      </p>
      <Display area={area} />
      <Pile area={area} />
      <Discards area={area} />
    </div>
  );
}
