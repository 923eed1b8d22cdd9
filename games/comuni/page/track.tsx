// The invasions: the army comes nearer with every card that is drawn; before the gate the league
// gathers. Beside the road the four invaders, below it what the deck still holds.
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {GOLD, InvaderShield, SignGlyph, SignShape, TypeGlyph, WILD} from './glyphs';
import {TYPES, cardOf, deckSize, invadersOf, nextInvasion, type Card, type Invader} from './model';
import {Marked} from './parts';

function Gate() {
  return (
    <svg class="comuni-gate" viewBox="0 0 44 44" aria-hidden="true">
      <path d="M2 44V10H8V14H13V10H19V14H25V10H31V14H36V10H42V44Z" fill="#d9cdb6" stroke="#6f6350" stroke-width="1.5" />
      <path d="M14 44V32A8 8 0 0 1 30 32V44Z" fill="#6b3221" />
      <path d="M22 10V1L32 4 22 7" fill="#a03a22" stroke="#5c2417" />
    </svg>
  );
}

function Army() {
  return (
    <svg class="comuni-army" viewBox="0 0 58 36" aria-hidden="true">
      <path d="M4 36 12 4M18 36 24 2M46 36 50 4" stroke="#4a3a2c" stroke-width="1.6" />
      <path d="M24 2 40 5 36 10 40 15 22 12Z" fill="#a03a22" stroke="#5c2417" />
      {[10, 22, 34, 46].map((x) => (
        <g transform={`translate(${x} 27) scale(.85)`} key={x}>
          <SignShape sign="envoy" fill="#4b4037" />
        </g>
      ))}
    </svg>
  );
}

export function invaderInWords(area: Area, {id, strength, honour: [high, low]}: Invader, past: boolean): string {
  const values = {invader: area.say(`invader.${id}`), n: strength, high, low};
  return area.say(past ? 'page.invaderPast' : 'page.invader', values);
}

export function InvaderFace({
  area,
  invader: {id, strength, honour},
  past,
}: {
  area: Area;
  invader: Invader;
  past: boolean;
}) {
  return (
    <>
      <InvaderShield id={id} past={past} />
      <span class="comuni-invader-text">
        <span class="comuni-invader-name">{area.say(`invader.${id}`)}</span>
        <span class="comuni-number">
          <SignGlyph sign="sword" size={14} />
          <b>{strength}</b>
          <SignGlyph sign="honour" size={14} fill={GOLD} />
          {honour.join('/')}
        </span>
      </span>
    </>
  );
}

function Invaders({area}: {area: Area}) {
  const now = nextInvasion(area);
  const over = area.view.phase === 'over';
  return (
    <ol class="comuni-invaders">
      {invadersOf(area).map((invader, i) => {
        const {id} = invader;
        const past = i < now || over;
        const state = past ? 'past' : i === now ? 'now' : '';
        return (
          <li key={id} class={state}>
            <Marked
              name={`invader-${id}`}
              of={`invader:${id}`}
              extra="comuni-invader"
              label={invaderInWords(area, invader, past)}
            >
              <InvaderFace area={area} invader={invader} past={past} />
            </Marked>
          </li>
        );
      })}
    </ol>
  );
}

export const deckInWords = ({say, view}: Area): string => say('board.deck', {deck: view.deck.name, n: view.deck.left});

// The cards that are still in the deck, which everybody can work out: by type, their ratings.
function Deck({area}: {area: Area}) {
  const {name, cards, left} = area.view.deck;
  const kinds = Object.keys(cards).map((id) => cardOf(area, id));
  const ratings = (some: Card[]) =>
    some
      .flatMap(({id, rating}) => Array(cards[id]).fill(rating))
      .sort()
      .join(' ');
  const plain = TYPES.map((type) => ({
    type,
    some: kinds.filter(({types}) => types.length === 1 && types[0] === type),
  }));
  const mixed = kinds.filter(({types}) => types.length > 1);
  return (
    <p class="comuni-deck" role="img" aria-label={deckInWords(area)} {...about('deck')}>
      <b>{area.say('board.deck', {deck: name, n: left})}</b>
      {plain
        .filter(({some}) => some.length > 0)
        .map(({type, some}) => (
          <span key={type} class="comuni-number">
            <TypeGlyph type={type} size={15} />
            {ratings(some)}
          </span>
        ))}
      {mixed.length > 0 && (
        <span class="comuni-number">
          <i class="comuni-mixed" style={{background: WILD.fill}} />
          {ratings(mixed)}
        </span>
      )}
    </p>
  );
}

// From the army to the gate there are as many steps as cards in the deck.
export function Road({size, left, label}: {size: number; left: number; label: string}) {
  return (
    <div class="comuni-road" role="img" aria-label={label} {...about('road')}>
      <Gate />
      <div class="comuni-steps">
        {Array.from({length: size}, (_, i) => (
          <i key={i} class={i < left ? '' : 'gone'} />
        ))}
        <div class="comuni-marching" data-flip="army" style={{left: `${(100 * left) / size}%`}}>
          <Army />
          <b>
            <Num value={left} />
          </b>
        </div>
      </div>
    </div>
  );
}

function League({area}: {area: Area}) {
  const name = area.say('page.league');
  return (
    <div class="comuni-league" role="img" aria-label={name} {...about('league')}>
      <SignGlyph sign="tent" size={28} fill="#39546b" />
      <span>{name}</span>
    </div>
  );
}

function LastTurns({area}: {area: Area}) {
  const text = area.say('page.lastTurns', {n: area.view.last_turns});
  return (
    <b class="comuni-last" role="img" aria-label={text} {...about('last-turns')}>
      {text}
    </b>
  );
}

// Of interest when it comes near: half of the turns after which the game would end.
function Claimless({area}: {area: Area}) {
  const text = area.say('page.claimless', {n: area.view.claimless, most: claimlessMost(area)});
  return (
    <small role="img" aria-label={text} {...about('claimless')}>
      {text}
    </small>
  );
}

export const claimlessMost = (area: Area): number => area.edition.claimless_rounds.value * area.names.length;

export function Track({area}: {area: Area}) {
  const {deck, last_turns: lastTurns} = area.view;
  const size = Math.max(deckSize(area), 1);
  return (
    <div class="comuni-track">
      <League area={area} />
      <div class="comuni-way">
        <Road size={size} left={deck.left} label={deckInWords(area)} />
        <div class="comuni-deck-line">
          {lastTurns > 0 ? <LastTurns area={area} /> : <Deck area={area} />}
          {2 * area.view.claimless >= claimlessMost(area) && <Claimless area={area} />}
        </div>
      </div>
      <Invaders area={area} />
    </div>
  );
}
