// What is this? Of what players have: tiles, and all that is counted.
import type {Area, Explained} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {bring, large, seatsOf, sentences, sidesUp, sign, standing} from './explain_parts';
import {countsCubes, greatWall, tilesOf} from './explain_policies';
import {tileGlyph} from './glyphs';
import {TileFace} from './market';
import type {Space} from './mine';
import {listed, tributePoints, tributesOf} from './reading';
import {landOf} from './worth';

const IMMEDIATE = ['jewel', 'envoy', 'gold', 'stone'];
export const isImmediate = (tile: string): boolean => IMMEDIATE.includes(tile);

// What a tile of this kind is for.
export function useOf({say, edition}: Area, tile: string): string {
  const kind = tile.startsWith('carriage') ? 'carriage' : tile;
  return say(`page.about.tile.${kind}`, {trust: edition.envoy_trust.value, gold: edition.gold_tile.value});
}

const sidesFor = (area: Area, tile: string): string[] =>
  sidesUp(area, (side) => tilesOf(area, side).includes(tile)).map((side) => `policy:${side}`);

// One that lies to be taken, or that the log names.
export function tile(area: Area, name: string): Explained {
  const {say, view} = area;
  return {
    title: say('page.about.tile.title', {tile: say(`tile.${name}`)}),
    text: sentences(useOf(area, name), say('page.about.inBag', {n: view.bag[name] ?? 0})),
    now: isImmediate(name)
      ? undefined
      : sentences(say('page.about.tile.have', {n: view.players[area.seat].tiles[name] ?? 0}), bring(area, {[name]: 1})),
    picture: large(
      <div class="emperor-tile">
        <TileFace area={area} tile={name} />
      </div>,
    ),
    rule: isImmediate(name) ? 'immediate-tiles' : 'tiles',
    related: [`tiles:${area.seat}:${name}`, ...sidesFor(area, name)],
  };
}

export function tiles(area: Area, owner: Seat, name: string): Explained {
  const {say, view, names, persons} = area;
  const n = view.players[owner].tiles[name] ?? 0;
  const has = say('page.tiles', {n, tile: say(`tile.${name}`)});
  return {
    ...tile(area, name),
    title: say('page.about.owned', {name: names[owner]!, what: has}),
    now: sentences(
      standing(area, (seat) => view.players[seat].tiles[name] ?? 0),
      name === 'land' && say('page.about.tile.income', {name: persons[owner]!, n: landOf(view, owner)}),
      owner === area.seat && bring(area, {[name]: 1}),
    ),
    picture: sign(tileGlyph(name)),
    related: [...sidesFor(area, name), ...(name === 'tower' || name === 'wall' ? [`has:${owner}:wall`] : [])],
  };
}

const RULES: Record<string, string> = {tributes: 'icons', palace: 'palace', order: 'passing'};

function nowOf(area: Area, owner: Seat, what: string): string | undefined {
  const {say, view, edition, names} = area;
  const player = view.players[owner];
  switch (what) {
    case 'palace': {
      const {end_points: n}: Space = edition.palace.value[player.palace];
      return say('page.about.has.palaceNow', {n});
    }
    case 'tributes': {
      const known = tributePoints(player.tributes);
      return owner === area.seat && known > 0 ? say('page.about.has.tributesNow', {n: known}) : undefined;
    }
    case 'order': {
      const inOrder = seatsOf(area)
        .filter((seat) => view.players[seat].order > 0)
        .sort((a, b) => view.players[a].order - view.players[b].order);
      const list = inOrder.map((seat) => say('page.about.each', {name: names[seat]!, n: view.players[seat].order}));
      return listed(area, list);
    }
    default:
      return standing(area, (seat) => view.players[seat][what]);
  }
}

// Gold, trust, cubes, tributes, the palace, the order tile and the Great Wall.
export function holding(area: Area, owner: Seat, what: string): Explained {
  if (what === 'wall') return greatWall(area, owner);
  const {say, view, edition, names} = area;
  const {shortage, trust, tributes, raise_cost: costs} = edition;
  const n = what === 'tributes' ? (tributesOf(area, owner) ?? '?') : view.players[owner][what];
  const words = say(what === 'palace' ? 'board.level' : `board.${what}`, {n});
  return {
    title: say('page.about.owned', {name: names[owner]!, what: words}),
    text: say(`page.about.has.${what}`, {
      most: trust.value.most,
      missingTrust: trust.value.points_per_missing,
      missingCube: shortage.value.points_per_missing,
      costs: costs.value.join(' / '),
      worth: tributes.value.map(({points}: {points: number}) => points).join(' / '),
    }),
    now: nowOf(area, owner, what),
    picture: what === 'order' ? large(<b class="emperor-order">{n}</b>) : sign(GLYPHS[what] ?? what),
    rule: RULES[what] ?? 'general',
    related: related(area, owner, what),
  };
}

const GLYPHS: Record<string, string> = {cubes: 'cube', tributes: 'tribute'};

function related(area: Area, owner: Seat, what: string): string[] {
  const {palace} = area.view.players[owner];
  if (what === 'palace') return [`step:${palace}`];
  if (what === 'cubes') return sidesUp(area, countsCubes).map((side) => `policy:${side}`);
  if (what === 'trust') return ['decrees', ...seatsOf(area).map((seat) => `has:${seat}:trust`)];
  return what === 'order' ? seatsOf(area).map((seat) => `has:${seat}:order`) : [];
}
