// What is this? Of what lies in the middle besides persons and policies.
import type {Area, Explained} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {bring, large, seatsOf, sentences, sidesUp, sign, standing} from './explain_parts';
import {isImmediate, useOf} from './explain_holdings';
import {tilesOf} from './explain_policies';
import {Glyph, tileGlyph} from './glyphs';
import {Alternatives, amountNow, SetFace, TreasureFace, treasureOf, WithdrawalFace} from './market';
import {StepFace, type Space} from './mine';
import {DecreeFace} from './policies';
import {effectOf, effectWords, inAuction, listed, personName, personOf, sum, type Counts, type Effect} from './reading';

export function set(area: Area, n: number): Explained {
  const {say, view, seat} = area;
  const tiles: string[] = view.sets[n - 1] ?? [];
  const kinds = [...new Set(tiles)];
  const counts: Counts = {};
  for (const tile of tiles) if (!isImmediate(tile)) counts[tile] = (counts[tile] ?? 0) + 1;
  const sides = sidesUp(area, (side) => tilesOf(area, side).some((tile) => tile in counts));
  return {
    title: say('page.about.set.title', {n}),
    text: sentences(
      say(tiles.length > 0 ? 'page.about.set.text' : 'page.about.set.taken'),
      ...kinds.map((tile) => say('page.about.set.tile', {tile: say(`tile.${tile}`), use: useOf(area, tile)})),
    ),
    now: tiles.length > 0 ? bring(area, counts) : undefined,
    picture: large(
      <div class="emperor-set">
        <SetFace area={area} n={n} />
      </div>,
    ),
    rule: 'sets',
    related: [...Object.keys(counts).map((tile) => `tiles:${seat}:${tile}`), ...sides.map((side) => `policy:${side}`)],
  };
}

const or = (area: Area, effect: Effect): string =>
  effect.map((parts) => effectWords(area, [parts])).join(area.say('page.about.or'));

export function withdrawal(area: Area, name: string): Explained {
  const {say, view, edition} = area;
  return {
    title: say('withdrawal_tile', {tile: name}),
    text: say('page.about.withdrawal.text', {effect: or(area, effectOf(edition.withdrawal_tiles.value, name))}),
    now: say(`page.about.withdrawal.${view.withdrawals.includes(name) ? 'there' : 'taken'}`),
    picture: large(
      <div class="emperor-tile">
        <WithdrawalFace area={area} tile={name} />
      </div>,
    ),
    rule: 'withdrawal-tiles',
  };
}

export function bonus(area: Area, name: string): Explained {
  const effect = effectOf(area.edition.bonus_tiles.value, name);
  return {
    title: effectWords(area, effect),
    text: area.say('page.about.bonus', {effect: or(area, effect)}),
    picture: large(
      <div class="emperor-tile">
        <Alternatives area={area} effect={effect} />
      </div>,
    ),
    rule: 'bonus-tiles',
  };
}

export function treasure(area: Area, id: string): Explained {
  const {say, view, edition, persons} = area;
  const about = treasureOf(area, id);
  const {gives, early, late, end_points: points} = about;
  const owner: Seat | null = view.treasures[id];
  return {
    title: say(`treasure.${id}`),
    text: say('page.about.treasure.text', {
      early: say(`icon.${gives}`, {n: early}),
      late: say(`icon.${gives}`, {n: late}),
      round: edition.treasures_late_from.value,
      points,
    }),
    now: sentences(
      owner === null ? say('page.about.treasure.free') : say('page.about.treasure.of', {name: persons[owner]!}),
      view.used.includes(id) && say('page.about.treasure.used'),
    ),
    picture: large(
      <div class="emperor-treasure">
        <TreasureFace area={area} treasure={about} n={amountNow(area, about)} />
      </div>,
    ),
    rule: 'treasures',
  };
}

const feeOf = ({view, edition}: Area): number =>
  edition.decree_trust.value[Math.min(view.round, edition.rounds.value) - 1];

// Who is trusted most: of several, the smaller order tile decides.
function mostTrusted({view, names}: Area): Seat[] {
  const trust = names.map((_, seat) => view.players[seat].trust as number);
  return trust.flatMap((n, seat) => (n === Math.max(...trust) ? [seat] : []));
}

const trusted = (area: Area): string =>
  area.say('page.about.decree.most', {
    names: listed(
      area,
      mostTrusted(area).map((seat) => area.names[seat]!),
    ),
    n: area.view.players[mostTrusted(area)[0]!].trust,
  });

const trustOnTable = (area: Area): string[] => seatsOf(area).map((seat) => `has:${seat}:trust`);

export function decree(area: Area, tile: string): Explained {
  const {say, view, edition} = area;
  return {
    title: say('page.decree', {decree: say(`decree.${tile}`, {n: edition.decree_points.value})}),
    text: say(`page.about.decree.${tile}`, {n: edition.decree_points.value, trust: feeOf(area)}),
    now: sentences(!view.decrees.includes(tile) && say('page.about.decree.done'), trusted(area)),
    picture: large(
      <div class="emperor-decree">
        <DecreeFace area={area} tile={tile} />
      </div>,
    ),
    rule: 'decree',
    related: trustOnTable(area),
  };
}

export function decrees(area: Area): Explained {
  return {
    title: area.say('page.decreeTrust', {n: feeOf(area)}),
    text: area.say('page.about.decree.text'),
    now: sentences(
      trusted(area),
      standing(area, (seat) => area.view.players[seat].trust),
    ),
    picture: sign('trust'),
    rule: 'decree',
    related: trustOnTable(area),
  };
}

export function bid(area: Area, owner: Seat, kind: 'bid' | 'bidCubes'): Explained {
  const {say, view, names} = area;
  const {declared, shown_cubes: cubes} = view.players[owner];
  return {
    title: say('page.about.owned', {
      name: names[owner]!,
      what: kind === 'bid' ? say('page.bid', {n: declared}) : say('board.cubes', {n: cubes}),
    }),
    text: say(`page.about.bid.${kind}`),
    now: inAuction(view) ? standing(area, (seat) => view.players[seat].declared) : undefined,
    picture: sign(kind === 'bid' ? 'power' : 'cube'),
    rule: kind === 'bid' ? 'auction' : 'passing',
    related: kind === 'bid' ? seatsOf(area).map((seat) => `bid:${seat}`) : [`has:${owner}:cubes`],
  };
}

export function step(area: Area, level: number): Explained {
  const {say, view, edition, names, seat} = area;
  const space: Space = edition.palace.value[level];
  const there = seatsOf(area).filter((one) => view.players[one].palace === level);
  const above: number = level - view.players[seat].palace;
  const gold = edition.raise_cost.value[above - 1];
  return {
    title: say('palace_space', {n: level}),
    text: sentences(
      space.effect.length > 0 && say('page.about.step.effect', {effect: or(area, space.effect)}),
      say('page.about.step.points', {n: space.end_points}),
    ),
    now:
      sentences(
        there.length > 0 &&
          say('page.about.step.there', {
            names: listed(
              area,
              there.map((one) => names[one]!),
            ),
          }),
        gold !== undefined && say('page.about.step.cost', {n: above, gold}),
      ) || undefined,
    picture: large(
      <div class="emperor-palace">
        <div>
          <StepFace area={area} level={level} space={space} />
        </div>
      </div>,
    ),
    rule: 'palace',
    related: there.map((one) => `has:${one}:palace`),
  };
}

export function round(area: Area): Explained {
  const {say, view, edition} = area;
  const of: number = edition.rounds.value;
  return {
    title: say('board.round', {n: Math.min(view.round, of), of}),
    text: say('page.about.round', {of}),
    picture: sign('end'),
    rule: 'course',
  };
}

export function start(area: Area): Explained {
  return {
    title: area.say('page.start', {name: area.persons[area.view.first]!}),
    text: area.say('page.about.start'),
    picture: large(<i class="emperor-flag">⚑</i>),
    rule: 'auction',
  };
}

const LOTS = {
  supply: {words: 'page.supply', glyph: 'cube', rule: 'general', n: 'supply'},
  tributes: {words: 'page.tributes', glyph: 'tribute', rule: 'icons', n: 'tribute_pile'},
  untold: {words: 'page.untold', glyph: 'tribute', rule: 'open-and-hidden', n: 'untold_tributes'},
} as const;

// The supply of cubes, and tributes.
export function lot(area: Area, kind: keyof typeof LOTS): Explained {
  const {say, view, edition} = area;
  const {words, glyph, rule, n} = LOTS[kind];
  return {
    title: say('page.about.lot', {what: say(words), n: view[n]}),
    text: say(`page.about.${kind}`, {
      pays: edition.shortage.value.cubes,
      list: edition.tributes.value
        .map(({points, count}: {points: number; count: number}) => `${points} ×${count}`)
        .join(say('list.between')),
    }),
    picture: sign(glyph),
    rule,
    related: kind === 'supply' ? seatsOf(area).map((seat) => `has:${seat}:cubes`) : [],
  };
}

// Shuffles apart, as the view counts them, or all together.
function together(piles: Counts[]): Counts {
  const all: Counts = {};
  for (const pile of piles) for (const [id, n] of Object.entries(pile)) all[id] = (all[id] ?? 0) + n;
  return all;
}

function Contents({counts}: {counts: [string, number][]}) {
  return (
    <>
      {counts.map(([glyph, n], i) => (
        <span key={i}>
          <Glyph name={glyph} size={20} />×{n}
        </span>
      ))}
    </>
  );
}

// The bag, the pile and the discards, with what is known to be in them.
export function heap(area: Area, kind: 'bag' | 'pile' | 'discards'): Explained {
  const {say, view} = area;
  const inBag = kind === 'bag';
  const counts: Counts = inBag ? view.bag : kind === 'pile' ? together(view.unlocated) : view.discards;
  const all = Object.entries(counts);
  const named = all.map(([id, n]) =>
    say('page.about.many', {what: inBag ? say(`tile.${id}`) : personName(area, id), n}),
  );
  const glyphs = all.map(([id, n]): [string, number] => [inBag ? tileGlyph(id) : personOf(area, id).kind, n]);
  return {
    title: say('page.about.lot', {what: say(`page.heap.${kind}`), n: kind === 'pile' ? view.pile : sum(counts)}),
    text: say(`page.about.heap.${kind}`),
    now: all.length > 0 ? `${say(`page.contents.${kind}`)}\n${listed(area, named)}` : undefined,
    picture: all.length > 0 ? large(<Contents counts={glyphs} />, 'emperor-contents') : sign(kind),
    rule: inBag ? 'tiles' : 'persons',
  };
}
