// What an event moves over the table. Cards of projects stay the same pieces and glide by themselves.
import type {Area, Moved} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';

const CUBES = ['gold', 'army', 'craftsman', 'pilgrim'];
const MOST = 3; // of one kind: more would only be a crowd

export function moves(event: LoggedEvent['event'], area: Area): Moved[] {
  const {kind, seat, column, card, cards, type, level, walls, league} = event as any;
  const place = [`seat:${seat}`];
  const own = (cube: string) => (seat === area.seat ? [`own:${cube}`, ...place] : place);
  const cubes = (from: (cube: string) => string[], to: (cube: string) => string[], of = CUBES): Moved[] =>
    of.flatMap((cube) =>
      Array.from({length: Math.min(MOST, Number(event[cube] ?? 0))}, () => ({
        thing: 'coin' as const,
        seat,
        from: from(cube),
        to: to(cube),
      })),
    );
  const supply = (cube: string) => [`cube:${cube}`];
  const there = () => [`column:${column}`];
  switch (kind) {
    case 'took':
    case 'earned':
      return cubes(supply, own);
    case 'bid':
    case 'moved':
      return [{thing: 'piece', seat, from: place, to: there()}, ...cubes(own, there, ['gold'])];
    case 'withdrew':
      return cubes(supply, own, ['gold']);
    case 'claimed':
      return [
        ...cubes(own, supply, ['gold', 'pilgrim']),
        ...(seat === area.seat ? [] : cards.map(() => ({thing: 'card', seat, from: there(), to: place}))),
      ];
    case 'built':
      return [
        {thing: 'card', seat, from: [`card:${card}`, ...place], to: [`building:${type}:${level}`, ...place]},
        ...cubes(own, supply, ['craftsman', 'pilgrim']),
      ];
    case 'walled':
      return [
        {thing: 'card', seat, from: [`card:${card}`, ...place], to: ['walls', ...place]},
        ...cubes(own, supply, ['craftsman', 'pilgrim']),
      ];
    case 'defended':
      return [
        ...(walls > 0 ? cubes(own, () => ['walls', ...place], ['army']) : []),
        ...(league > 0 ? cubes(own, () => ['league'], ['army']) : []),
      ];
    case 'removed':
      return cubes(own, supply, ['pilgrim']);
    default:
      return [];
  }
}
