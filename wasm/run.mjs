// Runs a WASI program under Node: node wasm/run.mjs program.wasm
import {readFile} from 'node:fs/promises';
import {WASI} from 'node:wasi';

process.removeAllListeners('warning'); // node:wasi calls itself experimental on every start
const wasi = new WASI({version: 'preview1', args: process.argv.slice(2)});
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
