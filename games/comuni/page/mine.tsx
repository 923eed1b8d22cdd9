// What lies before one player: the purse, the city, the hand; and the same in short.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {Num} from '@page/ui/number';
import {Piece} from '@page/ui/pointing';
import {City, holdsMaster} from './city';
import {CubeGlyph, SignGlyph, TypeGlyph} from './glyphs';
import {
  CUBES,
  LEVELS,
  TYPES,
  cardInWords,
  cardOf,
  envoysOut,
  flipOf,
  honourPoints,
  incomeOf,
  invadersOf,
  leadOf,
  nextInvasion,
  playerOf,
  type BasicIncome,
  type Player,
  type Type,
} from './model';
import {CardFace, Counter, CubeCount, Marked, SignCount} from './parts';

export const FIRE = '#a03a22';
export const GOLD = '#8f6109';

type Owned = Area & {owner: Seat};

function Purse({area, owner}: {area: Area; owner: Seat}) {
  const {cubes} = playerOf(area, owner);
  if (cubes === undefined) return <p class="comuni-screen">{area.say('page.screen')}</p>;
  return (
    <div class="comuni-purse">
      {CUBES.map((cube) => {
        const inside = (
          <>
            <CubeGlyph cube={cube} size={28} />
            <Num value={cubes[cube]} />
          </>
        );
        return owner === area.seat ? (
          <Counter key={cube} of={`own:${cube}`} sign="−">
            {inside}
          </Counter>
        ) : (
          <div key={cube} class="comuni-counter">
            <div class="comuni-count" role="img" aria-label={area.say(`cubes.${cube}`, {n: cubes[cube]})}>
              {inside}
            </div>
          </div>
        );
      })}
    </div>
  );
}

const incomeParts = (income: BasicIncome) =>
  ([...CUBES, 'any'] as const).flatMap((cube) => Array<typeof cube>(income[cube] ?? 0).fill(cube));

export function incomeInWords(area: Area, income: BasicIncome): string {
  const parts = incomeParts(income).map((cube) => area.say(cube === 'any' ? 'page.any' : `cube.${cube}`));
  return area.say('page.income', {
    cubes: parts.join(area.say('list.between')),
  });
}

export function IncomeCubes({income}: {income: BasicIncome}) {
  return (
    <>
      {incomeParts(income).map((cube, i) => (
        <CubeGlyph key={i} cube={cube} size={18} />
      ))}
    </>
  );
}

function Income({area, player}: {area: Area; player: Player}) {
  const income = incomeOf(area, player);
  return (
    <span class="comuni-number" role="img" aria-label={incomeInWords(area, income)}>
      <IncomeCubes income={income} />
    </span>
  );
}

function Honour({area, owner}: {area: Area; owner: Seat}) {
  const {honour} = playerOf(area, owner);
  if (honour === undefined) return null;
  const counters = honour.map((one) => honourPoints(area, one));
  return (
    <Marked name={`${owner}-honour`} extra="comuni-fact">
      <SignCount
        sign="honour"
        fill={GOLD}
        value={counters.join('+') || 0}
        label={area.say('page.honour', {
          n: counters.reduce((a, b) => a + b, 0),
        })}
      />
      <small aria-hidden="true">{area.say('board.honour')}</small>
    </Marked>
  );
}

// Those that are not on the board.
function Envoys({area, owner}: {area: Area; owner: Seat}) {
  const n = area.edition.envoys.value - envoysOut(area, owner);
  return <SignCount sign="envoy" value={n} label={area.say('page.envoys', {n})} />;
}

// The strength of the next invader, and what comes on top of it for being ahead.
function threatOf(area: Area, owner: Seat): {strength: number; lead: number} | undefined {
  if (area.view.phase === 'over') return undefined;
  return {
    strength: invadersOf(area)[nextInvasion(area)]!.strength,
    lead: leadOf(area, owner),
  };
}

function Threat({area, owner, short = false}: {area: Area; owner: Seat; short?: boolean}) {
  const threat = threatOf(area, owner);
  if (threat === undefined) return null;
  const value = `${short ? '' : threat.strength}+${threat.lead}`;
  return <SignCount sign="sword" value={value} label={area.say('page.threat', threat)} />;
}

function Facts({area, owner}: {area: Area; owner: Seat}) {
  const player = playerOf(area, owner);
  const plunder = (
    <>
      <SignGlyph sign="plunder" size={18} fill={FIRE} />
      <Num value={player.plunder} />
      <small>{area.say('board.plunder')}</small>
    </>
  );
  return (
    <div class="comuni-facts">
      <div class="comuni-fact">
        <b>{area.say(`commune.${player.commune}`)}</b>
        <Income area={area} player={player} />
      </div>
      <div class="comuni-fact">
        <Envoys area={area} owner={owner} />
        <small aria-hidden="true">{area.say('page.envoy')}</small>
      </div>
      {area.view.phase !== 'over' && (
        <div class="comuni-fact">
          <Threat area={area} owner={owner} />
          <small aria-hidden="true">{area.say('page.attack')}</small>
        </div>
      )}
      <Honour area={area} owner={owner} />
      {owner === area.seat ? (
        <Counter of="plunder" sign="−" extra="comuni-fact comuni-plunder">
          {plunder}
        </Counter>
      ) : (
        <Marked name={`${owner}-plunder`} extra="comuni-fact comuni-number">
          {plunder}
        </Marked>
      )}
      <Underway area={area} owner={owner} />
    </div>
  );
}

// What is under way: the steps built in this turn, or the defence that was sent.
function Underway({area, owner}: {area: Area; owner: Seat}) {
  const {view} = area;
  const {defence} = playerOf(area, owner);
  if (defence !== undefined) {
    const sent = defence.army + defence.gold_pairs + defence.pilgrim_pairs;
    const values = {league: defence.league, walls: sent - defence.league};
    return <p class="comuni-underway">{area.say('page.sealed', values)}</p>;
  }
  if (view.phase !== 'building' || view.turn !== owner) return null;
  return <p class="comuni-underway">{area.say('page.built', view.built)}</p>;
}

// More cards than this lie in two rows.
const ONE_ROW = 5;

function Cards({area, owner}: {area: Area; owner: Seat}) {
  const {hand} = playerOf(area, owner);
  if (hand === undefined) return null;
  return (
    <div class="comuni-hand">
      <small>{area.say('board.hand')}</small>
      <div class={`comuni-hand-cards ${hand.length > ONE_ROW ? 'many' : ''}`}>
        {hand.map((id, i) => {
          const flip = flipOf(area, id);
          const nth = i - hand.indexOf(id);
          const face = <CardFace card={cardOf(area, id)} />;
          return owner === area.seat ? (
            <Piece key={`${id} ${nth}`} of={`card:${id}`} nth={nth} extra="comuni-card" data-flip={flip}>
              {face}
            </Piece>
          ) : (
            <div key={`${id} ${nth}`} class="comuni-card" role="img" aria-label={cardInWords(area, id)}>
              {face}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function Hand(area: Area) {
  return (
    <div class="comuni-docked">
      <Purse area={area} owner={area.seat} />
      <Cards area={area} owner={area.seat} />
    </div>
  );
}

export function Mine({owner, docked, ...area}: Owned & {docked: boolean}) {
  return (
    <div class="comuni-area">
      <div class="comuni-mine">
        <Facts area={area} owner={owner} />
        {!docked && <Purse area={area} owner={owner} />}
        <City area={area} owner={owner} />
        {!docked && <Cards area={area} owner={owner} />}
      </div>
    </div>
  );
}

const highestFirst = (counts: number[]) =>
  [...LEVELS]
    .reverse()
    .flatMap((level) => Array<number>(counts[level - 1]!).fill(level))
    .join(' ');

function ShortStreet({area, owner, type}: {area: Area; owner: Seat; type: Type}) {
  const player = playerOf(area, owner);
  const active = player.active.includes(type);
  const levels = highestFirst(player.buildings[type]);
  const master = holdsMaster(area, owner, type);
  const parts = [
    area.say(active ? 'page.active' : 'page.grey', {
      type: area.say(`type.${type}`),
    }),
    area.say('page.levels', {levels: levels || area.say('nothing')}),
    ...(master ? [area.say(`guildmaster.${type}`)] : []),
  ];
  return (
    <Marked
      name={`${owner}-${type}`}
      extra={`comuni-short ${active ? 'active' : ''}`}
      label={parts.join(area.say('list.between'))}
    >
      <TypeGlyph type={type} size={15} grey={!active} />
      <Num value={levels || '–'} />
      {master && (
        <span data-flip={`master-${type}`}>
          <SignGlyph sign="master" size={15} fill={GOLD} />
        </span>
      )}
    </Marked>
  );
}

export function Other({owner, ...area}: Owned) {
  const player = playerOf(area, owner);
  const honour = player.honour?.reduce((sum, one) => sum + honourPoints(area, one), 0);
  return (
    <div class="comuni-other">
      <div class="comuni-shorts">
        {TYPES.map((type) => (
          <ShortStreet key={type} area={area} owner={owner} type={type} />
        ))}
      </div>
      <div class="comuni-line">
        <b class="comuni-commune">{area.say(`commune.${player.commune}`)}</b>
        <Marked name={`${owner}-wall`} extra="comuni-inline">
          <SignCount
            sign="wall"
            fill="#6f6350"
            value={highestFirst(player.walls) || '–'}
            label={area.say('page.wallsOf', {
              levels: highestFirst(player.walls) || area.say('nothing'),
            })}
          />
        </Marked>
        <Marked name={`${owner}-plunder`} extra="comuni-inline">
          <SignCount
            sign="plunder"
            fill={FIRE}
            value={player.plunder}
            label={area.say('page.plunder', {n: player.plunder})}
          />
        </Marked>
        <Envoys area={area} owner={owner} />
        <Threat area={area} owner={owner} short />
      </div>
      {player.cubes !== undefined && (
        <div class="comuni-line">
          {CUBES.map((cube) => (
            <CubeCount key={cube} cube={cube} n={player.cubes![cube]} size={15} />
          ))}
          {honour !== undefined && (
            <Marked name={`${owner}-honour`} extra="comuni-inline">
              <SignCount sign="honour" fill={GOLD} value={honour} label={area.say('page.honour', {n: honour})} />
            </Marked>
          )}
          {player.hand !== undefined && <ShortHand area={area} hand={player.hand} />}
        </div>
      )}
      <City area={area} owner={owner} small />
    </div>
  );
}

function ShortHand({area, hand}: {area: Area; hand: string[]}) {
  return (
    <>
      {hand.map((id, i) => {
        const {types, rating} = cardOf(area, id);
        return (
          <span key={i} class="comuni-short-card" role="img" aria-label={cardInWords(area, id)}>
            {types.length === TYPES.length ? (
              <CubeGlyph cube="any" size={14} />
            ) : (
              types.map((type) => <TypeGlyph key={type} type={type} size={13} />)
            )}
            {rating}
          </span>
        );
      })}
    </>
  );
}
