// What is this? What the card says about whatever lies on the table, by the name that it has there.
import type {Area, Explained} from '@page/games';
import {covered, person} from './explain_persons';
import {bid, bonus, decree, decrees, heap, lot, round, set, start, step, treasure, withdrawal} from './explain_table';
import {policy, xiongnu} from './explain_policies';
import {holding, tile, tiles} from './explain_holdings';

// The log names components without their kind.
function kindOf({edition}: Area, name: string): string[] {
  const among = (list: {id: string}[]) => list.some(({id}) => id === name);
  if (among(edition.persons.value)) return ['person', name];
  if (name in edition.policies.value) return ['policy', name];
  if (among(edition.treasures.value)) return ['treasure', name];
  if (among(edition.withdrawal_tiles.value)) return ['withdrawal', name];
  return name in edition.tiles.value ? ['tile', name] : name.split(':');
}

export function explain(asked: string, area: Area): Explained | undefined {
  const [kind, name = '', more = ''] = kindOf(area, asked);
  switch (kind) {
    case 'policy':
      return policy(area, name);
    case 'xiongnu':
      return xiongnu(area);
    case 'decree':
      return decree(area, name);
    case 'decrees':
      return decrees(area);
    case 'treasure':
      return treasure(area, name);
    case 'person':
    case 'display':
    case 'drawn':
      return person(area, name, kind);
    case 'hand':
    case 'shown':
      return person(area, name, kind, area.seat);
    case 'held':
      return person(area, more, 'hand', Number(name));
    case 'victim':
      return person(area, more, 'shown', 'abcde'.indexOf(name));
    case 'covered':
      return covered(area, name);
    case 'tile':
      return tile(area, name);
    case 'tiles':
      return tiles(area, Number(name), more);
    case 'set':
      return set(area, Number(name));
    case 'withdrawal':
      return withdrawal(area, name);
    case 'bonus':
      return bonus(area, name);
    case 'has':
      return holding(area, Number(name), more);
    case 'cube':
      return holding(area, area.seat, 'cubes');
    case 'level':
      return holding(area, area.seat, 'palace');
    case 'bid':
    case 'bidCubes':
      return bid(area, Number(name), kind);
    case 'step':
      return step(area, Number(name));
    case 'round':
      return round(area);
    case 'start':
      return start(area);
    case 'supply':
    case 'tributes':
    case 'untold':
      return lot(area, kind);
    case 'bag':
    case 'pile':
    case 'discards':
      return heap(area, kind);
    default:
      return undefined;
  }
}
