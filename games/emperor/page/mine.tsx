// What a player has: holdings, persons, tiles; and the palace, whose steps all climb.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {SeatMark} from '@page/ui/seat';
import {flipName, OrderTile} from './auction';
import {Formula, Glyph} from './glyphs';
import {effectFormulas} from './market';
import {CoveredPerson, PersonCard, PersonChip} from './persons';
import {
  effectWords,
  handOf,
  listed,
  nowOf,
  tributePoints,
  tributesOf,
  type Components,
  type Effect,
  type Held,
} from './reading';
import {wallOf} from './worth';

export interface Space {
  effect: Effect;
  end_points: number;
}

export const TILES = [
  'land',
  'canal',
  'tower',
  'wall',
  'confucian',
  'legalist',
  'book',
  'carriage-1',
  'carriage-2',
  'carriage-3',
  'carriage-4',
  'carriage-5',
];

type Owned = Area & {owner: Seat};

interface Counted {
  of: string;
  glyph: string;
  n: number | string;
  words: string;
  children?: ComponentChildren;
}

function Count({of, glyph, n, words, children}: Counted) {
  return (
    <span class={`emperor-count ${n === 0 ? 'emperor-none' : ''}`} role="img" aria-label={words} {...about(of)}>
      <Glyph name={glyph} size={18} />
      <b>
        <Num value={n} />
      </b>
      {children}
    </span>
  );
}

// `whole`: with what the lanes tell too, and what only the owner knows.
function Holdings({owner, whole, ...area}: Owned & {whole: boolean}) {
  const {say, view} = area;
  const {gold, trust, cubes, shown_cubes: shown, tributes, palace, order} = view.players[owner];
  const known = tributesOf(area, owner) ?? '?';
  const points = tributePoints(tributes);
  const wall = wallOf(view, owner);
  const of = (what: string) => `has:${owner}:${what}`;
  return (
    <>
      <Count of={of('gold')} glyph="gold" n={gold} words={say('board.gold', {n: gold})} />
      <Count of={of('trust')} glyph="trust" n={trust} words={say('board.trust', {n: trust})} />
      <Count of={of('cubes')} glyph="cube" n={cubes} words={say('board.cubes', {n: cubes})}>
        {whole && shown > 0 && <small>({shown})</small>}
      </Count>
      <Count of={of('tributes')} glyph="tribute" n={known} words={say('board.tributes', {n: known})}>
        {whole && points > 0 && <small>={points}</small>}
      </Count>
      <Count of={of('palace')} glyph="palace" n={palace} words={say('board.level', {n: palace})} />
      <Count of={of('wall')} glyph="greatwall" n={wall} words={say('page.wall', {n: wall})} />
      {order > 0 ? <OrderTile area={area} seat={owner} /> : <i />}
    </>
  );
}

function Tiles({owner, ...area}: Owned) {
  const held = area.view.players[owner].tiles;
  return (
    <>
      {TILES.map((tile) => {
        const n = held[tile] ?? 0;
        const words = area.say('page.tiles', {n, tile: area.say(`tile.${tile}`)});
        return <Count of={`tiles:${owner}:${tile}`} glyph={tile} n={n} key={tile} words={words} />;
      })}
    </>
  );
}

// The name that pointing at a person has: while persons are shown for a policy, those that lie in the
// auction count as in hand.
function pieceOf(area: Area, hand: Held[], {id, shown, nth}: Held): {of: string; nth: number} {
  if (!shown) return {of: `hand:${id}`, nth};
  if (nowOf(area.view).what !== 'show') return {of: `shown:${id}`, nth};
  return {
    of: `hand:${id}`,
    nth: nth + hand.filter((one) => one.id === id && !one.shown).length,
  };
}

function Persons({owner, ...area}: Owned) {
  const hand = handOf(area.view, owner);
  const own = owner === area.seat;
  return (
    <div
      class={`emperor-hand ${hand.length > 5 ? 'emperor-many' : ''}`}
      role="group"
      aria-label={area.say('board.hand')}
    >
      {hand.map((held, i) => {
        const {id, shown, secret, nth} = held;
        if (id === null) {
          return <CoveredPerson area={area} extra="emperor-person" of={`covered:${owner}`} key={`covered${i}`} />;
        }
        const extra = `${shown ? 'emperor-out' : ''} ${secret ? 'emperor-secret' : ''}`;
        return (
          <PersonCard
            area={area}
            id={id}
            extra={extra}
            key={`${id}${shown}${nth}`}
            {...(own ? pieceOf(area, hand, held) : {held: `held:${owner}:${id}`})}
            flip={own && !shown ? flipName(owner, id, nth) : undefined}
          />
        );
      })}
      {hand.length === 0 && <span class="emperor-note">{area.say('page.noPersons')}</span>}
    </div>
  );
}

interface OnLevel {
  level: number;
  space: Space;
}

export function StepFace({area, level, space: {effect, end_points: points}}: OnLevel & {area: Components}) {
  return (
    <>
      <span class="emperor-step" style={{'--level': level}}>
        {effectFormulas(area, effect).map((text) => (
          <Formula text={text} size={13} key={text} />
        ))}
        <b>{level}</b>
      </span>
      <span class="emperor-worth">{points}</span>
    </>
  );
}

export const stepWords = (area: Components, {level, space: {effect, end_points: n}}: OnLevel, there: string[] = []) =>
  listed(
    area,
    [
      area.say('palace_space', {n: level}),
      effectWords(area, effect),
      area.say('page.has.end_points', {n}),
      ...there,
    ].filter(Boolean),
  );

function Step({owner, level, space, ...area}: Owned & OnLevel) {
  const there = area.names.flatMap((_, seat) => (area.view.players[seat].palace === level ? [seat] : []));
  const words = stepWords(
    area,
    {level, space},
    there.map((seat) => area.names[seat]!),
  );
  return (
    <div class={there.includes(owner) ? 'emperor-here' : ''} role="img" aria-label={words} {...about(`step:${level}`)}>
      <span class="emperor-marks">
        {there.map((seat) => (
          <span key={seat} data-flip={owner === area.seat ? `palace-${seat}` : undefined}>
            <SeatMark seat={seat} size={seat === owner ? 17 : 12} />
          </span>
        ))}
      </span>
      <StepFace area={area} level={level} space={space} />
    </div>
  );
}

function Palace(props: Owned) {
  return (
    <div class="emperor-palace" role="group" aria-label={props.say('board.palace')}>
      {props.edition.palace.value.map((space: Space, level: number) => (
        <Step {...props} key={level} level={level} space={space} />
      ))}
    </div>
  );
}

function Decided(props: Owned) {
  return (
    <>
      <div class="emperor-holdings">
        <Holdings {...props} whole />
      </div>
      <Persons {...props} />
    </>
  );
}

export const Hand = (area: Area) => <Decided {...area} owner={area.seat} />;

export function Mine({docked, ...props}: Owned & {docked: boolean}) {
  return (
    <div class="emperor-mine">
      {!docked && <Decided {...props} />}
      <div class="emperor-own">
        <Tiles {...props} />
      </div>
      <Palace {...props} />
    </div>
  );
}

export function Other(props: Owned) {
  const {owner, ...area} = props;
  return (
    <div class="emperor-other">
      <Holdings {...props} whole={false} />
      <Tiles {...props} />
      <div class="emperor-row">
        {handOf(area.view, owner).map(({id, nth, shown, secret}, i) =>
          id === null ? (
            <CoveredPerson area={area} extra="emperor-chip" of={`covered:${owner}`} key={i} />
          ) : (
            <PersonChip
              area={area}
              id={id}
              held={`held:${owner}:${id}`}
              key={`${id}${shown}${nth}`}
              extra={`${shown ? 'emperor-out' : ''} ${secret ? 'emperor-secret' : ''}`}
            />
          ),
        )}
        {Object.entries(area.view.treasures)
          .filter(([, seat]) => seat === owner)
          .map(([id]) => (
            <span
              class="emperor-chip"
              role="img"
              key={id}
              aria-label={area.say(`treasure.${id}`)}
              {...about(`treasure:${id}`)}
            >
              <Glyph name={id} size={18} />
            </span>
          ))}
      </div>
    </div>
  );
}
