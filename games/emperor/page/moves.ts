// What an event moves over the table.
import type {Area, Moved, Thing} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';

const MOST = 4; // of one kind: more would only be a crowd

// Where the supply of a thing lies; gold has no place on the table.
const STOCKS: Record<string, string> = {cubes: 'supply', tributes: 'tributes', tribute: 'tributes'};

export function moves(event: LoggedEvent['event'], area: Area): Moved[] {
  const {kind, seat, person, set, tile, treasure, cubes, amount, what} = event as any;
  const place = [`seat:${seat}`];
  const has = (thing: string) => [`has:${seat}:${thing}`, ...place];
  const held = [...(seat === area.seat ? [`hand:${person}`] : [`held:${seat}:${person}`]), ...place];
  const one = (thing: Thing, from: string[], to: string[]): Moved[] => [{thing, seat, from, to}];
  const some = (count: number, from: string[], to: string[]): Moved[] =>
    Array.from({length: Math.min(MOST, count)}, () => ({thing: 'coin', seat, from, to}));
  switch (kind) {
    case 'showed':
    case 'showed-for':
      return one('card', held, [`bid:${seat}`, ...place]);
    case 'declared':
      return some(cubes, has('cubes'), [`bid:${seat}`]);
    case 'lost-cubes':
    case 'paid-cubes':
    case 'shortage':
      return some(cubes, has('cubes'), ['supply']);
    case 'lost-person':
    case 'discarded':
      return one('card', held, ['discards']);
    case 'hired-cubes':
      return some(cubes, ['supply'], has('cubes'));
    case 'hired-person':
      return one('card', [`display:${person}`], held);
    case 'drew-person':
      return one('card', ['pile'], held);
    case 'drew-tribute':
      return one('coin', ['tributes'], has('tributes'));
    case 'gained':
      return some(amount, STOCKS[what] === undefined ? [] : [STOCKS[what]], has(what));
    case 'took-set':
      return one('piece', [`set:${set}`], place);
    case 'withdrew':
      return one('piece', [`withdrawal:${tile}`], place);
    case 'got-tile':
      return one('piece', ['bag'], [`tiles:${seat}:${tile}`, ...place]);
    case 'took-decree':
      return one('piece', [`decree:${tile}`], place);
    case 'took-treasure':
      return one('piece', [`treasure:${treasure}`], place);
    default:
      return [];
  }
}
