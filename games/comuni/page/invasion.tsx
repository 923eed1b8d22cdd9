// An invasion, while all decide: for each commune the attack that comes and what stands against it, and
// how many armies one sends to the league and to one's walls.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {useNarrow} from '@page/ui/narrow';
import {usePointing} from '@page/ui/pointing';
import {SeatMark} from '@page/ui/seat';
import {Stepper} from '@page/ui/stepper';
import {CubeGlyph, FIRE, InvaderShield, SignGlyph, STONE} from './glyphs';
import {PAIR, invadersOf, leadOf, nextInvasion, playerOf, type Cube} from './model';
import {attackOn, defenceOf, wallCards} from './worth';

interface Sent {
  league: number;
  walls: number;
  sealed: boolean;
}

// By the one who looks: what is sealed, or else is being put together.
function useSent(area: Area): Sent {
  const {touched} = usePointing();
  const {defence} = playerOf(area, area.seat);
  if (defence === undefined) return {league: touched('league'), walls: touched('walls'), sealed: false};
  const all = defence.army + defence.gold_pairs + defence.pilgrim_pairs;
  return {league: defence.league, walls: all - defence.league, sealed: true};
}

interface BarProps {
  kind: 'attack' | 'defence';
  of: string;
  label: string;
  part: number; // of the longest
  sign: ComponentChildren;
  children: ComponentChildren;
}

function Bar({kind, of, label, part, sign, children}: BarProps) {
  return (
    <div class={`comuni-bar ${kind}`} role="img" aria-label={label} {...about(of)}>
      {sign}
      <span class="comuni-bar-way">
        <i style={{width: `${100 * part}%`}} />
      </span>
      <span class="comuni-bar-sum">{children}</span>
    </div>
  );
}

// What is known: of others not what they send, but what their walls can hold.
function Attacked({area, owner, sent, longest}: {area: Area; owner: Seat; sent: Sent; longest: number}) {
  const {say, persons, seat} = area;
  const {strength} = invadersOf(area)[nextInvasion(area)]!;
  const mine = owner === seat;
  const lead = leadOf(area, owner);
  const attack = attackOn(area, owner, sent.league);
  const armies = mine ? sent.walls : wallCards(playerOf(area, owner).walls);
  const defence = defenceOf(area, owner, armies);
  const short = Math.max(0, attack - defence);
  const values = {name: persons[owner]!, attack, defence, strength, lead, league: sent.league, armies, n: short};
  return (
    <li class={`comuni-attacked ${mine ? 'own' : ''}`}>
      <span class="comuni-attacked-name">
        <SeatMark seat={owner} size={22} />
        <b>{say(`commune.${playerOf(area, owner).commune}`)}</b>
      </span>
      <div class="comuni-bars">
        <Bar
          kind="attack"
          of={`attack:${owner}`}
          label={say('page.invasion.attackOn', values)}
          part={attack / longest}
          sign={<SignGlyph sign="sword" size={18} />}
        >
          <small>{say('page.invasion.sum', values)}</small> <b>{attack}</b>
        </Bar>
        <Bar
          kind="defence"
          of={`walls:${owner}`}
          label={say(mine ? 'page.invasion.defenceOf' : 'page.invasion.wallsOf', values)}
          part={defence / longest}
          sign={<SignGlyph sign="wall" size={18} fill={STONE.edge} />}
        >
          {mine ? null : <small>{say('page.invasion.full', values)}</small>} <b>{defence}</b>
        </Bar>
      </div>
      {mine && (
        <span
          class={`comuni-short-of ${short > 0 ? '' : 'held'}`}
          role="img"
          aria-label={say(short > 0 ? 'page.plunder' : 'page.invasion.held', values)}
          {...about(`plunder:${owner}`)}
        >
          {short > 0 && <SignGlyph sign="plunder" size={20} fill={FIRE} />}
          <b>{short > 0 ? short : '✓'}</b>
        </span>
      )}
    </li>
  );
}

function Armies({area, piece, children}: {area: Area; piece: 'league' | 'walls'; children: ComponentChildren}) {
  const {can, set, take, touched} = usePointing();
  const count = touched(piece);
  return (
    <Stepper
      piece={piece}
      label={area.say(piece === 'league' ? 'page.toLeague' : 'page.toWalls')}
      staged={count}
      {...{count}}
      less={count > 0 ? () => take(piece) : undefined}
      more={can(piece, count + 1) ? () => set(piece, count + 1) : undefined}
    >
      {children}
    </Stepper>
  );
}

// Gold or pilgrims, two of which go as an army.
function Pairs({area, cube}: {area: Area; cube: Cube}) {
  const {can, set, touched} = usePointing();
  const piece = `own:${cube}`;
  const count = touched(piece);
  const change = (by: number) => (can(piece, count + by) ? () => set(piece, count + by) : undefined);
  return (
    <Stepper
      piece={piece}
      label={area.say('page.invasion.pairs', {cube: area.say(`cube.${cube}`)})}
      {...{count}}
      staged={count}
      less={count > 0 ? change(-PAIR) : undefined}
      more={change(PAIR)}
    >
      <CubeGlyph cube={cube} size={22} />
    </Stepper>
  );
}

// All that one decides with.
export function Sending({area}: {area: Area}) {
  const {say} = area;
  const {cubes, defence} = playerOf(area, area.seat);
  const {touched} = usePointing();
  if (defence !== undefined || cubes === undefined) return null;
  return (
    <div class="comuni-sending" role="group" aria-label={say('page.invasion.send')}>
      <Armies area={area} piece="league">
        <SignGlyph sign="tent" size={22} fill="#39546b" /> {say('page.league')}
      </Armies>
      <Armies area={area} piece="walls">
        <SignGlyph sign="wall" size={22} fill={STONE.edge} /> {say('board.walls')}
      </Armies>
      <span class="comuni-paid">
        <span class="comuni-number">
          <CubeGlyph cube="army" size={22} /> {touched('own:army')}/{cubes.army}
        </span>
        {(['gold', 'pilgrim'] as const).map(
          (cube) => cubes[cube] >= PAIR && <Pairs key={cube} area={area} cube={cube} />,
        )}
      </span>
    </div>
  );
}

export function Invasion({area}: {area: Area}) {
  const {say, names} = area;
  const sent = useSent(area);
  const narrow = useNarrow();
  const {id, strength} = invadersOf(area)[nextInvasion(area)]!;
  const all = names.map((_, owner) => owner);
  const longest = Math.max(
    1,
    ...all.map((owner) => attackOn(area, owner, 0)),
    ...all.map((owner) =>
      defenceOf(area, owner, owner === area.seat ? sent.walls : wallCards(playerOf(area, owner).walls)),
    ),
  );
  return (
    <section class="comuni-invasion" aria-label={say('page.scored.invasion', {invader: say(`invader.${id}`)})}>
      <header>
        <InvaderShield id={id} past={false} />
        <h3>{say('page.invasion.title', {invader: say(`invader.${id}`), n: strength})}</h3>
        <p>{say(sent.sealed ? 'page.sealed' : 'page.invasion.hint', {league: sent.league, walls: sent.walls})}</p>
      </header>
      <ol>
        {all.map((owner) => (
          <Attacked key={owner} {...{area, owner, sent, longest}} />
        ))}
      </ol>
      {!narrow && <Sending area={area} />}
    </section>
  );
}
