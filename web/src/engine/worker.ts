// The engine in a Worker of its own: requests of the protocol in, answers out, in order.
import {wasi} from './wasi';

export interface Question {
  id: number;
  table: number; // a match of its own each
  request: unknown;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  ask(table: number): number;
  answer_size(): number;
}

async function load(url: string): Promise<Exports> {
  const imports = {wasi_snapshot_preview1: wasi(() => engine.memory)};
  const {instance} = await WebAssembly.instantiateStreaming(fetch(url), imports);
  const engine = instance.exports as unknown as Exports;
  engine._initialize();
  return engine;
}

function answer(engine: Exports, {table, request}: Question): unknown {
  const line = new TextEncoder().encode(JSON.stringify(request));
  const room = engine.room(line.length);
  new Uint8Array(engine.memory.buffer, room, line.length).set(line);
  const at = engine.ask(table);
  const bytes = new Uint8Array(engine.memory.buffer, at, engine.answer_size());
  return JSON.parse(new TextDecoder().decode(bytes));
}

// The first message names the module, the others are questions.
let loading: Promise<Exports>;
self.onmessage = async ({data}: MessageEvent<string | Question>) => {
  if (typeof data === 'string') {
    loading = load(data);
    return;
  }
  try {
    postMessage({id: data.id, answer: answer(await loading, data)});
  } catch (error) {
    postMessage({id: data.id, answer: {ok: false, error: String(error)}});
  }
};
