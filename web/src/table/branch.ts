// A game that begins in the middle of another one; the other is kept.
import type {Engine} from '@page/engine/engine';
import type {RecordLine} from '@page/engine/protocol';
import {newId, save} from './saved';
import type {Setup} from './table';

// From after so many decisions on, at this table of the engine; its id.
export async function branch(
  engine: Engine,
  table: number,
  setup: Setup,
  record: RecordLine[],
  at: number,
): Promise<string> {
  const [, begun] = await Promise.all([
    engine.ask(table, 'load', {record, decisions: at}),
    engine.ask(table, 'record', {}),
  ]);
  const id = newId();
  save({id, setup, record: begun.record, finished: false, when: Date.now()});
  return id;
}
