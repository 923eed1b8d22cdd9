// Where tables are: a page knows one by its id and asks here for it. All of them are in this browser.
import {settings} from '@page/settings';
import type {Seat, View} from '@page/engine/protocol';
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

export async function sitDown(id: string): Promise<Table> {
  const setup = await setupOf(id);
  const saved = findSaved(id);
  const options = {language: settings.value.language, hurry: () => settings.value.speed === 'none', keepAs: id};
  const table = await (saved === undefined ? LocalTable.begin(setup, options) : LocalTable.resume(saved, options));
  begun.delete(id);
  return table;
}

export function beginLesson(setup: Setup, position: View, learner: Seat): Promise<LessonTable> {
  return LocalTable.begin(setup, {
    language: settings.value.language,
    hurry: () => true,
    position,
    only: learner,
  });
}
