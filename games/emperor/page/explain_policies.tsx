// What is this? Of the policies: what each side counts on everyone's side, and what it would score.
import type {Area, Explained} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {SeatMark} from '@page/ui/seat';
import {large, personsOnTable, seatsOf, sentences, sidesUp, sign, standing} from './explain_parts';
import {TILES} from './mine';
import {backOf, scores, Sides} from './policies';
import {asksToShow, defenceOf, helps, knownOf, bestShown, unknownOf, wallOf, worthNow} from './worth';

interface Policy {
  side: string;
  disc: boolean;
  tributes: number;
}
const policiesOf = ({view}: Area): Policy[] => view.policies;

const WALLS = ['extravagance', 'defence', 'expedition'];
const CARRIAGES = TILES.filter((tile) => tile.startsWith('carriage'));
const COUNTED: Record<string, string[]> = {
  legalism: ['legalist'],
  confucianism: ['confucian'],
  extravagance: ['canal', 'tower', 'wall'],
  defence: ['tower', 'wall'],
  expedition: ['tower', 'wall'],
  'book-burning': ['book'],
  'book-preservation': ['book'],
  tour: CARRIAGES,
  parade: CARRIAGES,
};

// The tiles that a side counts.
export function tilesOf(area: Area, side: string): string[] {
  if (side !== 'decentralization') return COUNTED[side] ?? [];
  return sidesUp(area, (one) => one === 'extravagance').length > 0 ? ['land', 'canal'] : ['land'];
}

export const countsCubes = (side: string): boolean => side === 'centralization' || side === 'expedition';
export const countsWall = (side: string): boolean => WALLS.includes(side);

// All that a side counts, on everyone's side.
function counted(area: Area, side: string): string[] {
  const ofSeat = (seat: Seat): string[] => [
    ...tilesOf(area, side).map((tile) => `tiles:${seat}:${tile}`),
    ...(countsWall(side) ? [`has:${seat}:wall`] : []),
    ...(countsCubes(side) ? [`has:${seat}:cubes`] : []),
  ];
  return [
    ...seatsOf(area).flatMap(ofSeat),
    ...personsOnTable(area, (id) => helps(area, side, id)),
    ...(side === 'defence' || side === 'expedition' ? ['xiongnu'] : []),
  ];
}

// The points of a side now, and how they come about.
function Worth({area, side, seat, brief}: {area: Area; side: string; seat: Seat; brief?: boolean}) {
  const worth = worthNow(area, side, seat);
  if (worth === undefined) return <td>–</td>;
  const [n, how] = worth;
  const least = asksToShow(side) && unknownOf(area.view, seat) > 0;
  return (
    <td>
      <b>{least ? area.say('page.about.least', {n}) : n}</b>
      {how !== '' && !brief && <small> {how}</small>}
    </td>
  );
}

// What both sides would score for each player.
function Worths({area, side}: {area: Area; side: string}) {
  const sides = [side, backOf(side)];
  return (
    <table class="emperor-worths">
      <thead>
        <tr>
          <th scope="col">{area.say('page.about.policy.now')}</th>
          {sides.map((one) => (
            <th scope="col" key={one}>
              {area.say(`policy.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seatsOf(area).map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} size={14} /> {area.names[seat]}
            </th>
            {sides.map((one) => (
              <Worth area={area} side={one} seat={seat} brief={one !== side} key={one} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateOf(area: Area, {side, disc, tributes}: Policy): string {
  return sentences(
    area.say(disc ? 'page.about.policy.disc' : 'page.about.policy.free', {policy: area.say(`policy.${side}`)}),
    tributes > 0 && area.say('page.about.policy.under', {n: tributes}),
  );
}

// Of a side that does not show too: the log names such.
export function policy(area: Area, side: string): Explained {
  const {say} = area;
  const back = backOf(side);
  const up = policiesOf(area).find((one) => one.side === side);
  return {
    title: say(`policy.${side}`),
    text: sentences(
      say('page.about.policy.when', {scores: scores(area, side)}),
      up ? stateOf(area, up) : say('page.about.policy.covered', {policy: say(`policy.${back}`)}),
      say('page.about.policy.other', {policy: say(`policy.${back}`), scores: scores(area, back)}),
    ),
    now: <Worths area={area} side={side} />,
    picture: large(
      <div class="emperor-scroll">
        <div class="emperor-paper">
          <Sides area={area} side={side} />
        </div>
      </div>,
    ),
    rule: asksToShow(side) ? 'asking-policies' : 'policies',
    related: [...(up ? [] : [`policy:${back}`]), ...counted(area, side)],
  };
}

export function xiongnu(area: Area): Explained {
  const {say, view, edition} = area;
  const battles = ['defence', 'expedition'];
  const defence = (side: string) => (seat: Seat) =>
    defenceOf(area, side, view, seat, bestShown(area, side, view, seat, knownOf(view, seat)))[0];
  const inBag = [1, 2].map((n) => view.bag[`xiongnu-${n}`] ?? 0);
  return {
    title: say('page.about.xiongnu.title', {n: view.xiongnu}),
    text: say('page.about.xiongnu.text', {ones: inBag[0], twos: inBag[1], most: edition.xiongnu.value.most}),
    now: sentences(
      ...battles.map((side) =>
        say('page.about.xiongnu.now', {policy: say(`policy.${side}`), list: standing(area, defence(side))}),
      ),
    ),
    picture: sign('xiongnu'),
    rule: 'preparation',
    related: [
      ...sidesUp(area, (side) => battles.includes(side)).map((side) => `policy:${side}`),
      ...seatsOf(area).map((seat) => `has:${seat}:wall`),
    ],
  };
}

// The Great Wall of a player, and what would make it longer.
export function greatWall(area: Area, owner: Seat): Explained {
  const {say, view} = area;
  const {tower = 0, wall = 0} = view.players[owner].tiles;
  const values = {name: area.persons[owner]!, n: wallOf(view, owner), tower, wall};
  return {
    title: say('page.about.wall.title', values),
    text: say('page.about.wall.text'),
    now: sentences(
      say('page.about.wall.now', values),
      tower !== wall && say('page.about.wall.lacks', {tile: say(`tile.${tower < wall ? 'tower' : 'wall'}`)}),
      standing(area, (seat) => wallOf(view, seat)),
    ),
    picture: sign('greatwall'),
    rule: 'policies',
    related: [
      `tiles:${owner}:tower`,
      `tiles:${owner}:wall`,
      ...sidesUp(area, countsWall).map((side) => `policy:${side}`),
    ],
  };
}
