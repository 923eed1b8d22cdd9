// What the cards say that something would score is what the engine scores for it.
import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {ask, recordOf} from './native';

// Outside this package: not by `import`.
const {allianceWorth, houseWorth}: typeof import('../../games/china/page/worth') = createRequire(import.meta.url)(
  '../../games/china/page/worth',
);
const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8'));

test('china: houses and alliances', () => {
  const edition = read('games/china/edition.json');
  let scored = 0;
  for (const seats of [3, 4, 5]) {
    const record = recordOf('china', seats, 'greedy', {fortress: 'on'});
    const [, {events}, {position}] = ask([{do: 'load', record}, {do: 'events', from: 0, lang: 'en'}, {do: 'position'}]);
    const area: any = {view: position, edition};
    for (const {event} of events) {
      const {kind, points, state, alliance} = event;
      if (kind !== 'scored' && kind !== 'allied') continue;
      // Houses and emissaries stay where they are: at the end it is worth the same.
      const worth = kind === 'scored' ? houseWorth(area, state) : allianceWorth(area, alliance);
      expect(worth, `${kind} ${state ?? alliance}`).toEqual(points.slice(0, seats));
      ++scored;
    }
  }
  expect(scored).toBeGreaterThan(20);
});
