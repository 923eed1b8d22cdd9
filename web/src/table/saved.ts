// The games that were left, kept in the browser: each by itself, so that keeping one is quick.
import type {RecordLine, Seat} from '@page/engine/protocol';
import {forgetReview} from './kept_review';
import type {Setup} from './table';

export interface Saved {
  id: string;
  setup: Setup;
  record: RecordLine[];
  sealed?: [Seat, string][]; // answers that wait for others: the record does not have them yet
  news?: number[]; // for each seat, the first event since it decided last
  finished: boolean;
  when: number;
}

const PREFIX = 'pentarch.game.';
const MOST = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlayer = (one: unknown) => isObject(one) && typeof one.who === 'string' && typeof one.name === 'string';

function isSetup(setup: unknown): boolean {
  return (
    isObject(setup) &&
    typeof setup.game === 'string' &&
    typeof setup.edition === 'string' &&
    isObject(setup.options) &&
    Array.isArray(setup.players) &&
    setup.players.every(isPlayer)
  );
}

// Anything may lie under our names: an older page, another program, half a line.
function isSaved(found: unknown, id: string): boolean {
  return (
    isObject(found) &&
    found.id === id &&
    isSetup(found.setup) &&
    Array.isArray(found.record) &&
    found.record.every(isObject) &&
    (found.sealed === undefined || Array.isArray(found.sealed)) &&
    (found.news === undefined || Array.isArray(found.news)) &&
    typeof found.finished === 'boolean' &&
    typeof found.when === 'number'
  );
}

export function findSaved(id: string): Saved | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return isSaved(found, id) ? (found as Saved) : undefined;
  } catch {
    return undefined;
  }
}

const savedIds = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));

// The newest first.
export function savedGames(): Saved[] {
  return savedIds()
    .flatMap((id) => findSaved(id) ?? [])
    .sort((a, b) => b.when - a.when);
}

// What lies there as a game and is none.
export const unreadable = (): string[] => savedIds().filter((id) => findSaved(id) === undefined);

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
  forgetReview(id);
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
