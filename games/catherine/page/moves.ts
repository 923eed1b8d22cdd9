// What an event moves over the table. Cards that all see stay the same pieces and glide by themselves.
import type {Area, Moved} from '@page/games';
import type {LoggedEvent} from '@page/engine/protocol';

export function moves(event: LoggedEvent['event'], area: Area): Moved[] {
  const {kind, seat, card, cards, below, city} = event as any;
  const hand = [`hand:${seat}`, `seat:${seat}`];
  switch (kind) {
    case 'drew':
      return [{thing: 'card', seat, from: ['pile'], to: [...(card === null ? [] : [card]), ...hand]}];
    case 'discarded':
      return (cards as string[]).map((one) => ({thing: 'card', seat, from: [one, ...hand], to: ['discards']}));
    case 'opened':
      return seat === area.seat
        ? []
        : (cards as string[]).map((one) => ({thing: 'card', seat, from: hand, to: [`column:${one}`]}));
    case 'played':
      return seat === area.seat
        ? []
        : [card, below].map((one) => ({thing: 'card', seat, from: hand, to: [`column:${one}`, `laid:${one}`]}));
    case 'built':
      return [{thing: 'piece', seat, from: [`houses:${seat}`, `seat:${seat}`], to: [`city:${city}`]}];
    default:
      return [];
  }
}
