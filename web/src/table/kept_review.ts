// What a review has found so far, kept in the browser beside its game: it is reckoned once.

// A search from one decision on.
export interface Glance {
  chances: number[]; // of each seat
  best: string; // what the bot would have done
}

// Two decisions compared with care: the chances of the seat with what was found to be best and with
// what was played, and the standard error of their difference.
export interface Verdict {
  move: string;
  better: number;
  played: number;
  noise: number;
}

export interface Kept {
  by: string; // how it was reckoned; what was reckoned otherwise is done anew
  lines: number; // of the record
  glances: (Glance | null)[]; // decision by decision
  weights: Record<number, number>; // the chance of the seat with what it played
  verdicts: Record<number, Verdict>;
}

const key = (id: string) => `pentarch.review.${id}`;

export function keptReview(id: string, by: string, lines: number): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Kept | null;
    return kept?.by === by && kept.lines === lines ? kept : undefined;
  } catch {
    return undefined;
  }
}

// Games come first: where there is no room, a review is done anew.
export function keepReview(id: string, kept: Kept): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const forgetReview = (id: string): void => localStorage.removeItem(key(id));
