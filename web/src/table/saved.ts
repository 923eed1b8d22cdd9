// The games that were left, kept in the browser: each by itself, so that keeping one is quick.
import type {RecordLine, Seat} from '@page/engine/protocol';
import type {Setup} from './table';

export interface Saved {
  id: string;
  setup: Setup;
  record: RecordLine[];
  sealed?: [Seat, string][]; // answers that wait for others: the record does not have them yet
  finished: boolean;
  when: number;
}

const PREFIX = 'pentarch.game.';
const MOST = 20;

export function findSaved(id: string): Saved | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') ?? undefined;
  } catch {
    return undefined; // not ours, or damaged
  }
}

// The newest first.
export function savedGames(): Saved[] {
  return Object.keys(localStorage)
    .flatMap((key) => (key.startsWith(PREFIX) ? (findSaved(key.slice(PREFIX.length)) ?? []) : []))
    .sort((a, b) => b.when - a.when);
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

function dropOldest(but: string): boolean {
  const oldest = savedGames()
    .filter(({id}) => id !== but)
    .at(-1);
  if (oldest === undefined) return false;
  forget(oldest.id);
  return true;
}

// Where there is no room left, the oldest games go first.
export function save(game: Saved): void {
  const isNew = localStorage.getItem(PREFIX + game.id) === null;
  const text = JSON.stringify(game);
  for (;;) {
    try {
      localStorage.setItem(PREFIX + game.id, text);
      break;
    } catch {
      if (!dropOldest(game.id)) return;
    }
  }
  if (isNew && savedGames().length > MOST) dropOldest(game.id);
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}
