// Where someone stands in a guided game, kept in the browser: the lesson, and what was decided in it.
export interface Place {
  lesson: number;
  moves: string[];
}

const key = (game: string) => `pentarch.guide.${game}`;
const START: Place = {lesson: 0, moves: []};

export function placeIn(game: string): Place {
  try {
    const {lesson, moves} = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    const isPlace = Number.isInteger(lesson) && lesson >= 0 && Array.isArray(moves);
    return isPlace ? {lesson, moves: moves.filter((move) => typeof move === 'string')} : START;
  } catch {
    return START;
  }
}

export function keepPlace(game: string, place: Place): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(place));
  } catch {
    return; // a browser that keeps nothing
  }
}

export const leavePlace = (game: string): void => localStorage.removeItem(key(game));
