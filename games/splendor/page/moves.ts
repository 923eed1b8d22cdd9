// What an event moves over the table. Cards and nobles stay the same pieces and glide by themselves.
import type {Area, Moved} from '@page/games';
import type {LoggedEvent, Seat} from '@page/engine/protocol';

const pile = (colour: string) => [`token:${colour}`];
const held = (seat: Seat, colour: string) => [`own:${colour}`, `holding:${seat}:${colour}`, `seat:${seat}`];

export function moves(event: LoggedEvent['event'], area: Area): Moved[] {
  const {kind, seat, tokens, card, gold, level} = event as any;
  const own = (colour: string) => held(seat, colour).slice(seat === area.seat ? 0 : 1);
  const coins = (back: boolean): Moved[] =>
    Object.entries<number>(tokens).flatMap(([colour, count]) =>
      Array.from({length: count}, () => ({
        thing: 'coin' as const,
        seat,
        from: back ? own(colour) : pile(colour),
        to: back ? pile(colour) : own(colour),
      })),
    );
  switch (kind) {
    case 'took':
      return coins(false);
    case 'bought':
    case 'returned':
      return coins(true);
    case 'reserved':
    case 'reserved-top':
      return [
        ...(kind === 'reserved-top'
          ? [{thing: 'card' as const, seat, from: [`deck:${level}`], to: [`card:${card}`, `seat:${seat}`]}]
          : []),
        ...(gold > 0 ? [{thing: 'coin' as const, seat, from: pile('gold'), to: own('gold')}] : []),
      ];
    case 'revealed':
      return [{thing: 'card', seat: seat ?? area.seat, from: [`deck:${level}`], to: [`card:${card}`]}];
    default:
      return [];
  }
}
