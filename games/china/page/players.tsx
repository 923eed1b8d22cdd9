// What lies before a player: the hand, the pieces left, the points so far.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Piece} from '@page/ui/pointing';
import {CardBack, CardFace, nthOf, washOf} from './cards';
import {Emblem} from './emblems';
import {handInWords} from './labels';
import {Emperor, PieceIcon} from './shapes';
import {handOf, toTake, type Held} from './table';

type Owned = Area & {owner: Seat};

const KINDS = ['house', 'emissary', 'fortress'] as const;
const SOURCES = ['houses', 'alliances', 'roads'] as const;

// Everybody has seen the card.
function Eye() {
  return (
    <svg class="china-eye" viewBox="-9 -6 18 12" width="18" height="12" aria-hidden="true">
      <path d="M-8 0Q0-8 8 0 0 8-8 0Z" fill="#fffdf7" stroke="#2a2622" stroke-width="1.2" />
      <circle r="2.4" fill="#2a2622" />
    </svg>
  );
}

function HandCard({area, owner, held, nth}: {area: Area; owner: Seat; held: Held; nth: number}) {
  const {colour, seen} = held;
  if (colour === undefined) {
    return <CardBack role="img" aria-label={handInWords(area, held)} {...about(`hand:${owner}`)} />;
  }
  const face = (
    <>
      <CardFace area={area} colour={colour} />
      {seen && <Eye />}
    </>
  );
  const flip = `hand-${owner}-${colour}-${nth}`;
  if (owner !== area.seat)
    return (
      <div
        class="china-card"
        style={washOf(colour)}
        data-flip={flip}
        role="img"
        aria-label={handInWords(area, held)}
        {...about(`held:${colour}`)}
      >
        {face}
      </div>
    );
  return (
    <Piece of={`card:${colour}`} nth={nth} extra="china-card" style={washOf(colour)} data-flip={flip}>
      {face}
    </Piece>
  );
}

function HandOf({owner, ...area}: Owned) {
  const hand = handOf(area, owner);
  const colours = hand.map(({colour}) => colour);
  return (
    <div class="china-hand" role="group" aria-label={area.say('page.hand', {n: hand.length})}>
      {hand.length + toTake(area, owner) === 0 && <small>{area.say('page.noCards')}</small>}
      {hand.map((held, i) => (
        <HandCard
          key={`${held.colour}${nthOf(colours, i)}`}
          area={area}
          owner={owner}
          held={held}
          nth={nthOf(colours, i)}
        />
      ))}
      {Array.from({length: toTake(area, owner)}, (_, i) => (
        <span key={`place${i}`} class="china-card china-place" aria-hidden="true">
          +
        </span>
      ))}
    </div>
  );
}

// What is left to be placed; with `words`, named.
function Supply({owner, words, ...area}: Owned & {words: boolean}) {
  const {supply} = area.view.players[owner];
  const kinds = KINDS.filter((kind) => kind !== 'fortress' || area.view.with_fortresses);
  return (
    <ul class="china-supply" aria-label={area.say('page.left')}>
      {kinds.map((kind) => (
        <li
          key={kind}
          aria-label={area.say(`page.supply.${kind}`, {n: supply[kind]})}
          {...about(`supply:${owner}:${kind}`)}
        >
          <PieceIcon kind={kind} seat={owner} size={words ? 30 : 22} />
          <b>
            <Num value={supply[kind]} />
          </b>
          {words && <small>{area.say(`page.kind.${kind}`)}</small>}
        </li>
      ))}
    </ul>
  );
}

function Sources({owner, ...area}: Owned) {
  const {points} = area.view.players[owner];
  return (
    <ul class="china-sources">
      {SOURCES.map((source) => (
        <li key={source} {...about(`source:${owner}:${source}`)}>
          <small>{area.say(`source.${source}`)}</small>{' '}
          <b>
            <Num value={points[source]} />
          </b>
        </li>
      ))}
    </ul>
  );
}

function Start({owner, words, ...area}: Owned & {words: boolean}) {
  if (area.view.first !== owner) return null;
  const name = area.say('page.start');
  return (
    <span class="china-start" role="img" aria-label={name} {...about('start')}>
      <Emperor />
      {words && <small>{name}</small>}
    </span>
  );
}

export const Hand = (area: Area) => <HandOf {...area} owner={area.seat} />;

export function Mine({docked, ...owned}: Owned & {docked: boolean}) {
  return (
    <div class="china-mine">
      {!docked && <HandOf {...owned} />}
      <div class="china-left">
        <small>{owned.say('page.left')}</small>
        <Supply {...owned} words />
        <Start {...owned} words />
      </div>
      <div class="china-won">
        <small>{owned.say('page.points')}</small>
        <Sources {...owned} />
      </div>
    </div>
  );
}

function SmallHand({owner, ...area}: Owned) {
  const hand = handOf(area, owner);
  const list = hand.map((held) => handInWords(area, held)).join(area.say('list.between'));
  return (
    <span class="china-small-hand" role="img" aria-label={area.say('page.holds', {list})} {...about(`hand:${owner}`)}>
      {hand.map(({colour, seen}, i) => (
        <span
          key={i}
          class={`china-small-card ${colour === undefined ? 'china-back' : ''}`}
          style={colour && washOf(colour)}
        >
          {colour && <Emblem colour={colour} size={16} />}
          {seen && <Eye />}
        </span>
      ))}
    </span>
  );
}

export function Other(owned: Owned) {
  return (
    <div class="china-other">
      <div class="china-row">
        <SmallHand {...owned} />
        <Supply {...owned} words={false} />
        <Start {...owned} words={false} />
      </div>
      <Sources {...owned} />
    </div>
  );
}
