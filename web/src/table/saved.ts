// The games that were left, kept in the browser.
import type {RecordLine} from '@page/engine/protocol';
import type {Setup} from './table';

export interface Saved {
  id: string;
  setup: Setup;
  record: RecordLine[];
  finished: boolean;
  when: number;
}

const KEY = 'pentarch.games';
const MOST = 20;

export function savedGames(): Saved[] {
  try {
    const games = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(games) ? games : [];
  } catch {
    return [];
  }
}

function write(games: Saved[]): void {
  // Where the room is short the oldest games go first.
  for (let keep = Math.min(MOST, games.length); keep > 0; --keep) {
    try {
      localStorage.setItem(KEY, JSON.stringify(games.slice(0, keep)));
      return;
    } catch {
      continue;
    }
  }
  localStorage.removeItem(KEY);
}

export function save(game: Saved): void {
  write([game, ...savedGames().filter(({id}) => id !== game.id)]);
}

export function forget(id: string): void {
  write(savedGames().filter((game) => game.id !== id));
}

export function findSaved(id: string): Saved | undefined {
  return savedGames().find((game) => game.id === id);
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}
