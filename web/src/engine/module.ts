// One instance of a game's WebAssembly module: requests of the protocol in, answers out.
import {wasi} from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  ask(table: number): number;
  answer_size(): number;
}

// Each table is a match of its own.
export type Ask = (table: number, request: unknown) => any;

export async function startModule(module: WebAssembly.Module): Promise<Ask> {
  const imports = {wasi_snapshot_preview1: wasi(() => engine.memory)};
  const engine = (await WebAssembly.instantiate(module, imports)).exports as unknown as Exports;
  engine._initialize();
  return (table, request) => {
    const line = new TextEncoder().encode(JSON.stringify(request));
    const room = engine.room(line.length);
    new Uint8Array(engine.memory.buffer, room, line.length).set(line);
    const at = engine.ask(table);
    const bytes = new Uint8Array(engine.memory.buffer, at, engine.answer_size());
    return JSON.parse(new TextDecoder().decode(bytes));
  };
}
