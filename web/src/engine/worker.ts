// The engine in a Worker of its own: requests of the protocol in, answers out, in order.
import {startModule, type Ask} from './module';

export interface Question {
  id: number;
  table: number; // a match of its own each
  request: unknown;
}

// The first message names the module, the others are questions.
let loading: Promise<Ask>;
self.onmessage = async ({data}: MessageEvent<string | Question>) => {
  if (typeof data === 'string') {
    loading = WebAssembly.compileStreaming(fetch(data)).then(startModule);
    return;
  }
  const {id, table, request} = data;
  try {
    const ask = await loading;
    postMessage({id, answer: ask(table, request)});
  } catch (error) {
    postMessage({id, answer: {ok: false, error: String(error)}});
  }
};
