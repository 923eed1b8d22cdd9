// Writes the service worker: after the first visit the page works without a network. It knows the
// name of every file of the build, and its own name changes with them.
import {createHash} from 'node:crypto';
import type {Plugin} from 'vite';

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = [
        './',
        './manifest.webmanifest',
        './icon.svg',
        ...Object.keys(bundle)
          .filter((name) => name !== 'index.html')
          .map((name) => './' + name),
      ];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({type: 'asset', fileName: 'offline.js', source: worker(files, version)});
    },
  };
}

function worker(files: string[], version: string): string {
  return `const NAME = 'pentarch-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.match(event.request, {ignoreSearch: true, ignoreVary: true}).then((kept) => kept || fetch(event.request)));
});
`;
}
