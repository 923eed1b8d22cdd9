// Who has as many points as the winner.
import type {Place, Seat} from '@page/engine/protocol';

export interface Tie {
  winners: Seat[]; // several share the victory
  others: Seat[]; // as many points, and behind all the same
}

export function tieAtTop(standing: Place[]): Tie | undefined {
  const seats = standing.map((_, seat) => seat);
  const winners = seats.filter((seat) => standing[seat]!.rank === 1);
  const {points} = standing[winners[0]!]!;
  const others = seats.filter((seat) => standing[seat]!.points === points && !winners.includes(seat));
  return winners.length + others.length > 1 ? {winners, others} : undefined;
}
