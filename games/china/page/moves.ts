// What an event moves over the table.
import type {Area, Moved} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';

export function moves(event: LoggedEvent['event'], area: Area): Moved[] {
  const {kind, seat, colour, piece, site, state, cards} = event as any;
  const hand = [...(seat === area.seat ? [`card:${colour}`] : []), `hand:${seat}`, `seat:${seat}`];
  const supply = [`supply:${seat}:${piece}`, `seat:${seat}`];
  switch (kind) {
    case 'placed':
      return [
        {thing: 'piece', seat, from: supply, to: [`site:${site}`, `state:${state}`]},
        ...Array.from({length: cards}, () => ({
          thing: 'card' as const,
          seat,
          from: hand,
          to: [`discards:${colour}`],
        })),
      ];
    case 'discarded':
      return [{thing: 'card', seat, from: hand, to: [`discards:${colour}`]}];
    case 'took':
      return [{thing: 'card', seat, from: [`display:${colour}`], to: hand}];
    case 'drew':
      return [{thing: 'card', seat, from: ['pile'], to: hand}];
    case 'turned-up':
      return [{thing: 'card', seat: seat ?? area.seat, from: ['pile'], to: [`display:${colour}`]}];
    default:
      return [];
  }
}
