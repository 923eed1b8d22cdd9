// The line of facts about a player: the commune and what it brings, envoys, the attack to come,
// honour, plunder, and what is under way.
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {CubeGlyph, FIRE, GOLD, SignGlyph} from './glyphs';
import {
  CUBES,
  envoysOut,
  honourPoints,
  incomeOf,
  invadersOf,
  leadOf,
  nextInvasion,
  playerOf,
  type BasicIncome,
} from './model';
import {Counter, Marked, SignCount} from './parts';

interface Owned {
  area: Area;
  owner: Seat;
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

function Commune({area, owner}: Owned) {
  const player = playerOf(area, owner);
  const income = incomeOf(area, player);
  const name = area.say(`commune.${player.commune}`);
  return (
    <div
      class="comuni-fact"
      role="img"
      aria-label={[name, incomeInWords(area, income)].join(area.say('list.between'))}
      {...about(`commune:${owner}`)}
    >
      <b>{name}</b>
      <span class="comuni-number">
        <IncomeCubes income={income} />
      </span>
    </div>
  );
}

// Points of the counters, which stay behind a closed screen.
export const honourOf = (area: Area, owner: Seat): number =>
  (playerOf(area, owner).honour ?? []).reduce((sum, one) => sum + honourPoints(area, one), 0);

function Honour({area, owner}: Owned) {
  const {honour} = playerOf(area, owner);
  if (honour === undefined) return null;
  const counters = honour.map((one) => honourPoints(area, one));
  return (
    <Marked
      name={`${owner}-honour`}
      of={`honour:${owner}`}
      extra="comuni-fact"
      label={area.say('page.honour', {n: honourOf(area, owner)})}
    >
      <SignGlyph sign="honour" size={18} fill={GOLD} />
      <Num value={counters.join('+') || 0} />
      <small>{area.say('board.honour')}</small>
    </Marked>
  );
}

// Those that are not on the board.
export function Envoys({area, owner}: Owned) {
  const n = area.edition.envoys.value - envoysOut(area, owner);
  return <SignCount sign="envoy" value={n} label={area.say('page.envoys', {n})} of={`envoys:${owner}`} />;
}

// The strength of the next invader, and what comes on top of it for being ahead.
export function Attack({area, owner, short = false}: Owned & {short?: boolean}) {
  if (area.view.phase === 'over') return null;
  const {strength} = invadersOf(area)[nextInvasion(area)]!;
  const lead = leadOf(area, owner);
  return (
    <SignCount
      sign="sword"
      value={short ? strength + lead : `${strength}+${lead}`}
      label={area.say('page.threat', {strength, lead})}
      of={`attack:${owner}`}
    />
  );
}

function Plunder({area, owner}: Owned) {
  const {plunder} = playerOf(area, owner);
  const inside = (
    <>
      <SignGlyph sign="plunder" size={18} fill={FIRE} />
      <Num value={plunder} />
      <small>{area.say('board.plunder')}</small>
    </>
  );
  if (owner === area.seat) {
    return (
      <Counter of="plunder" sign="−" extra="comuni-fact comuni-plunder">
        {inside}
      </Counter>
    );
  }
  return (
    <Marked
      name={`${owner}-plunder`}
      of={`plunder:${owner}`}
      extra="comuni-fact"
      label={area.say('page.plunder', {n: plunder})}
    >
      {inside}
    </Marked>
  );
}

// What is under way: the steps built in this turn.
function Underway({area, owner}: Owned) {
  const {view} = area;
  if (view.phase !== 'building' || view.turn !== owner) return null;
  const text = area.say('page.built', view.built);
  return (
    <p class="comuni-underway" role="img" aria-label={text} {...about('underway')}>
      {text}
    </p>
  );
}

export function Facts({area, owner}: Owned) {
  return (
    <div class="comuni-facts">
      <Commune area={area} owner={owner} />
      <div class="comuni-fact">
        <Envoys area={area} owner={owner} />
        <small aria-hidden="true">{area.say('page.envoy')}</small>
      </div>
      {area.view.phase !== 'over' && (
        <div class="comuni-fact">
          <Attack area={area} owner={owner} />
          <small aria-hidden="true">{area.say('page.attack')}</small>
        </div>
      )}
      <Honour area={area} owner={owner} />
      <Plunder area={area} owner={owner} />
      <Underway area={area} owner={owner} />
    </div>
  );
}
