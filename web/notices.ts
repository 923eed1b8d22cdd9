// Writes NOTICES.txt: the licenses of what is inside the page and the program, from the packages
// that both are built with. `pentarch --licenses` prints the same file.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from 'vite';

interface Part {
  name: string;
  license: string;
}

// Where a file has the licenses of more than is inside: the lines from which and up to which it is
// taken.
interface Excerpt {
  from: string;
  to: string;
}

// Debian's packages with code that is compiled in. tests/cli/shipping_test.py compares them with what the
// compilers read.
const PACKAGES: {name: string; package: string; excerpt?: Excerpt}[] = [
  {name: 'nlohmann-json', package: 'nlohmann-json3-dev'},
  {name: 'CLI11', package: 'libcli11-dev'},
  {name: 'fmt', package: 'libfmt-dev'},
  {
    name: 'Boost',
    package: 'libboost1.81-dev',
    excerpt: {from: 'License: BSL-1.0\n Boost Software License', to: '\n\n'},
  },
  {
    name: 'libstdc++ and libgcc, in the program',
    package: 'libstdc++-12-dev',
    excerpt: {from: 'GCC RUNTIME LIBRARY EXCEPTION', to: '\n\n\n'},
  },
  {name: 'libc++, in the page', package: 'libc++-19-dev-wasm32'},
  {name: 'compiler-rt, in the page', package: 'libclang-rt-19-dev-wasm32'},
  {name: 'wasi-libc, in the page', package: 'wasi-libc'},
];

function cut(text: string, {from, to}: Excerpt, file: string): string {
  const begin = text.indexOf(from);
  if (begin < 0) throw new Error(`${file} lacks "${from}"`);
  const end = text.indexOf(to, begin);
  return text.slice(begin, end < 0 ? undefined : end);
}

function debianPart({name, package: id, excerpt}: (typeof PACKAGES)[number]): Part {
  const file = `/usr/share/doc/${id}/copyright`;
  if (!existsSync(file)) throw new Error(`the license of ${name} is not at ${file}; scripts/setup.sh installs it`);
  const text = readFileSync(file, 'utf8');
  return {name: `${name} (${id})`, license: excerpt === undefined ? text : cut(text, excerpt, file)};
}

// What Vite itself puts into a bundle is a module without a file.
function npmPackageOf(module: string): string | undefined {
  if (module.startsWith('\0vite/')) return 'vite';
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

function npmPart(modules: string, name: string): Part {
  const file = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt']
    .map((one) => join(modules, name, one))
    .find((one) => existsSync(one));
  if (file === undefined) throw new Error(`${join(modules, name)} has no license`);
  const text = readFileSync(file, 'utf8');
  const itsOwn = text.split('\n# Licenses of bundled dependencies')[0]!; // Vite's file goes on with its tools
  return {name, license: itsOwn};
}

function written(parts: Part[]): string {
  const rule = '='.repeat(80);
  const head = 'Pentarch has parts of the following inside, under the licenses below.\n';
  const list = parts.map(({name}) => `- ${name}\n`).join('');
  const texts = parts.map(({name, license}) => `\n${rule}\n${name}\n${rule}\n\n${license.trim()}\n`);
  return `${head}\n${list}${texts.join('')}`;
}

// One plugin for the page and one for its Workers, which Vite bundles before the page.
export function notices(modules: string): {page: Plugin; worker: () => Plugin} {
  const found = new Set<string>();
  const collect = (bundle: object) => {
    for (const part of Object.values(bundle)) {
      for (const module of Object.keys(part.modules ?? {})) {
        const name = npmPackageOf(module);
        if (name !== undefined) found.add(name);
      }
    }
  };
  const worker = (): Plugin => ({
    name: 'notices-of-workers',
    generateBundle: (_, bundle) => collect(bundle),
  });
  const page: Plugin = {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      collect(bundle);
      const parts = [...[...found].sort().map((name) => npmPart(modules, name)), ...PACKAGES.map(debianPart)];
      this.emitFile({type: 'asset', fileName: 'NOTICES.txt', source: written(parts)});
    },
  };
  return {page, worker};
}
