// Builds the page into build/web. The games' own parts lie in games/<id>/page, their rules in
// build/wasm/page/<id>.wasm.
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {gameList} from './game_list';
import {notices} from './notices';
import {offline} from './offline';
import {pack} from './pack';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const licenses = notices(here('node_modules'));

export default defineConfig({
  root: here('.'),
  base: './',
  resolve: {alias: {'@page': here('src'), preact: here('node_modules/preact')}},
  esbuild: {jsx: 'automatic', jsxImportSource: 'preact'},
  build: {
    outDir: here('../build/web'),
    emptyOutDir: true,
    // color-mix and :has, which the styles use; README.md says so too.
    target: ['chrome111', 'safari16.2', 'firefox121'],
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
  },
  worker: {format: 'es', plugins: () => [licenses.worker()]},
  server: {fs: {allow: [here('..')]}},
  plugins: [gameList(here('../build/wasm/page')), licenses.page, offline(), pack()],
});
