// Puts a gzip copy beside each file of the build, for the server to send.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Plugin} from 'vite';

export function pack(): Plugin {
  let folder = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((one) => one.isFile());
      for (const file of files) {
        const path = join(file.parentPath ?? file.path, file.name);
        const bytes = readFileSync(path);
        const packed = gzipSync(bytes, {level: 9});
        if (packed.length < 0.9 * bytes.length) writeFileSync(path + '.gz', packed);
      }
    },
  };
}
