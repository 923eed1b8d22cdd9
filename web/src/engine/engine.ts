// The engine as the page speaks to it: docs/PROTOCOL.md, with a promise for each answer.
import type {Answers, Requests} from './protocol';
import type {Question} from './worker';

const modules = import.meta.glob('../../../build/wasm/page/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>;

function moduleOf(game: string): string {
  return new URL(modules[`../../../build/wasm/page/${game}.wasm`]!, location.href).href;
}

// What the engine refuses, with its reason in the language of the request.
export class Refusal extends Error {}

export class Engine {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: any) => void>();
  private asked = 0;

  constructor(game: string) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
    this.worker.onmessage = ({data}) => {
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
    };
    this.worker.postMessage(moduleOf(game));
  }

  ask<D extends keyof Requests>(table: number, what: D, rest: Requests[D]): Promise<Answers[D]> {
    const question: Question = {id: ++this.asked, table, request: {do: what, ...rest}};
    return new Promise((resolve, reject) => {
      this.waiting.set(question.id, (answer) => {
        if (answer.ok) resolve(answer);
        else reject(new Refusal(answer.error));
      });
      this.worker.postMessage(question);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
