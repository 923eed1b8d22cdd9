// Where tables are: a page knows one by its id and asks here for it. All of them are in this browser.
import {settings} from '@page/settings';
import type {Seat, View} from '@page/engine/protocol';
import {hold} from './holding';
import {LocalTable} from './local';
import {findSaved, newId} from './saved';
import type {LessonTable, Setup, Table} from './table';

// Set up, and nobody has sat down yet.
const begun = new Map<string, Setup>();

// The id of the table where this will be played.
export function setUp(setup: Setup): string {
  const id = newId();
  begun.set(id, setup);
  return id;
}

export async function setupOf(id: string): Promise<Setup> {
  const setup = begun.get(id) ?? findSaved(id)?.setup;
  if (setup === undefined) throw new Error(id);
  return setup;
}

// Undefined where the game is open elsewhere and is not to be taken over; `lost` is called when
// another place takes it over later.
export async function sitDown(id: string, takeOver: boolean, lost: () => void): Promise<Table | undefined> {
  const setup = await setupOf(id);
  const held = await hold(id, takeOver, lost);
  if (held === undefined) return undefined;
  try {
    const saved = findSaved(id);
    const options = {
      language: settings.value.language,
      hurry: () => settings.value.speed === 'none',
      keepAs: id,
      left: () => held.letGo(),
    };
    const table = await (saved === undefined ? LocalTable.begin(setup, options) : LocalTable.resume(saved, options));
    begun.delete(id);
    return table;
  } catch (error) {
    held.letGo();
    throw error;
  }
}

export function beginLesson(setup: Setup, position: View, learner: Seat): Promise<LessonTable> {
  return LocalTable.begin(setup, {
    language: settings.value.language,
    hurry: () => true,
    position,
    only: learner,
  });
}
