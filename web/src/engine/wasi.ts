// The little of WASI that the engine's module asks of its surroundings: a clock and chance. It has
// no files; what it writes to its standard error goes to the console.
const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SUPPORTED = 52;

export function wasi(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const data = () => new DataView(memory().buffer);
  const known: Record<string, (...args: any[]) => number | void> = {
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      data().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return SUCCESS;
    },
    random_get(at: number, size: number) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, size));
      return SUCCESS;
    },
    fd_write(descriptor: number, vectors: number, count: number, written: number) {
      if (descriptor !== 1 && descriptor !== 2) return BAD_DESCRIPTOR;
      let text = '';
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const at = data().getUint32(vectors + 8 * i, true);
        const length = data().getUint32(vectors + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        size += length;
      }
      console.error(text);
      data().setUint32(written, size, true);
      return SUCCESS;
    },
    proc_exit(code: number) {
      throw new Error(`the engine ended with ${code}`);
    },
  };
  return new Proxy(known, {get: (all, name: string) => all[name] ?? (() => NOT_SUPPORTED)});
}
