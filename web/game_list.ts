// The games as the engine describes them, in its order, asked while the page is built: the pages
// before a game need no engine, and say nothing that the rules say otherwise.
import {readFile} from 'node:fs/promises';
import type {Plugin} from 'vite';
import {startModule} from './src/engine/module';

const NAME = 'virtual:games';

async function describe(folder: string, game: string): Promise<object> {
  const bytes = new Uint8Array(await readFile(`${folder}/${game}.wasm`));
  const ask = await startModule(await WebAssembly.compile(bytes));
  const {id, seats, options, options_with_seats} = ask(0, {do: 'games'}).games[0];
  return {id, seats, options, options_with_seats};
}

export function gameList(folder: string): Plugin {
  return {
    name: 'game-list',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const games = (await readFile(`${folder}/games.txt`, 'utf8')).trim().split(';');
      const described = await Promise.all(games.map((game) => describe(folder, game)));
      return `export default ${JSON.stringify(described)}`;
    },
  };
}
