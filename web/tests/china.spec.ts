// China's table: the map has the room, seals say who leads, nothing lies over another thing on a phone,
// and the keyboard gets everywhere in few keys.
import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {LANGUAGES, SIDEWAYS, SIZES} from './facts';
import {ask, recordOf} from './native';
import {prefer, watch} from './player';

const EDITION = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../games/china/edition.json', import.meta.url)), 'utf8'),
);

interface Played {
  record: object[];
  view: any; // as the first seat sees it, who is to decide
}

// A game that bots have played so far (0 to 1); with `phase`, on to where that is decided.
function playedTo(seats: number, part: number, phase?: string): Played {
  const record = recordOf('china', seats);
  const [, {course}] = ask([{do: 'load', record}, {do: 'course'}]);
  for (let decisions = Math.floor(course.length * part); decisions < course.length; ++decisions) {
    if (course[decisions].seat !== 0) continue;
    const [, given, {view}] = ask([{do: 'load', record, decisions}, {do: 'record'}, {do: 'view', seat: 0}]);
    if (phase === undefined || view.phase === phase) return {record: given.record, view};
  }
  throw new Error(`no ${phase} in this game`);
}

async function open(page: Page, {record}: Played): Promise<void> {
  const players = [
    {who: 'me', name: 'A'},
    ...Array.from({length: (record[0] as any).players.length - 1}, (_, seat) => ({
      who: 'bot',
      name: `B${seat}`,
      level: 'easy',
    })),
  ];
  const setup = {game: 'china', edition: 'standard', options: {}, players};
  const saved = JSON.stringify({id: 'played', record, finished: false, when: 1, setup});
  await page.goto('./');
  await page.evaluate((text) => localStorage.setItem('pentarch.game.played', text), saved);
  await page.goto('./#/play/played');
  await page.locator('.china-map .piece.can, .china-market .piece.can').first().waitFor();
}

const boxOf = async (page: Page, part: string) => (await page.locator(part).first().boundingBox())!;

test('the map has the room, and everything grows with it', async ({page}) => {
  await prefer(page, 'en');
  await open(page, playedTo(5, 0.5));
  const map = await boxOf(page, '.china-map');
  expect(map.width).toBeGreaterThan(0.6 * SIZES.laptop.width);
  expect(map.height).toBeGreaterThan(0.7 * SIZES.laptop.height);
  const panels = await page.evaluate(() =>
    [...document.querySelectorAll('.other')].map((panel) => {
      const inside = panel.querySelector('.china-other')!.lastElementChild!.getBoundingClientRect();
      return panel.getBoundingClientRect().bottom - inside.bottom;
    }),
  );
  for (const empty of panels) expect(empty).toBeLessThan(20);
  const heights = async () =>
    Promise.all(
      ['.china-site .mark', '.china-hand .china-emblem', '.china-display .china-card'].map(
        async (part) => (await boxOf(page, part)).height,
      ),
    );
  const before = await heights();
  const text = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('.china-pays')!).fontSize));
  const small = await text();
  await page.setViewportSize({width: 1920, height: 1080});
  await expect.poll(async () => (await heights())[0]! / before[0]!).toBeGreaterThan(1.3);
  const after = await heights();
  after.forEach((height, i) => expect(height / before[i]!).toBeGreaterThan(1.2));
  expect(await text()).toBeGreaterThan(1.2 * small);
});

test('a seal says who leads at each court, and is stamped for who leads at both', async ({page}) => {
  await prefer(page, 'en');
  const played = playedTo(4, 0.8);
  await open(page, played);
  const most = (state: string) => {
    const counts: number[] = played.view.players.map(({emissaries}: any) => emissaries[state] ?? 0);
    const best = Math.max(...counts);
    return counts.flatMap((n, seat) => (n === best && n > 0 ? [seat] : []));
  };
  const pairs: [string, string][] = EDITION.alliances.value.map(({states}: any) => states);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.china-map .china-alliance')].map((seal) => ({
      number: Number(seal.dataset.piece!.split(':')[1]),
      sides: [...seal.querySelectorAll<SVGGElement>('[data-leaders]')].map((side) => ({
        leaders: side.dataset.leaders!.split(' ').filter(Boolean).map(Number),
        marks: side.querySelectorAll('path').length,
      })),
      stamped: seal.classList.contains('stamped'),
    })),
  );
  expect(shown.length).toBe(pairs.length);
  for (const {number, sides, stamped} of shown) {
    const leaders = pairs[number - 1]!.map(most);
    expect(
      sides.map((side) => side.leaders),
      `alliance ${number}`,
    ).toEqual(leaders);
    expect(sides.map(({marks}) => marks)).toEqual(leaders.map(({length}) => length));
    expect(stamped, `alliance ${number}`).toBe(leaders[0]!.some((seat) => leaders[1]!.includes(seat)));
  }
  expect(shown.some(({stamped}) => stamped)).toBe(true);
  expect(shown.every(({stamped}) => stamped)).toBe(false);
});

test('the log and the cards light whole states and alliances', async ({page}) => {
  await prefer(page, 'en');
  await open(page, playedTo(3, 0.7));
  await page.locator('.china-map [data-piece="alliance:3"]').click({button: 'right'});
  await expect(page.locator('.china-realm[data-related]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.china-realm[data-related]')).toHaveCount(0);
  // Names in the log: a state's own, and the sites in it.
  const name = page.locator('.log .name', {hasText: /^(Qin|Shu|Chu|Han|Wei|Zhao|Yan|Qi|Lu)$/}).first();
  await name.hover();
  await expect(page.locator('.china-realm.lit')).toHaveCount(1);
  await expect(page.locator('.china-court.lit')).toHaveCount(1);
});

// Pieces that can be pointed at, on a map with much on it.
const collisions = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGGElement>('.china-map .piece')].map((piece) => {
      const mark = piece.querySelector('.mark')!.getBoundingClientRect();
      return {name: piece.dataset.piece!, mark};
    });
    return boxes.flatMap(({name, mark}, i) =>
      boxes.slice(0, i).flatMap((other) => {
        const wide = Math.min(mark.right, other.mark.right) - Math.max(mark.left, other.mark.left);
        const high = Math.min(mark.bottom, other.mark.bottom) - Math.max(mark.top, other.mark.top);
        return Math.min(wide, high) > 6 ? [`${name} ${other.name} ${Math.min(wide, high).toFixed(0)}`] : [];
      }),
    );
  });

for (const language of LANGUAGES) {
  test(`nothing lies over another thing on a phone, in ${language}`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, language);
    await page.setViewportSize(SIZES.phone);
    await open(page, playedTo(5, 0.9));
    for (const size of [SIZES.phone, SIDEWAYS]) {
      await page.setViewportSize(size);
      await expect.poll(() => collisions(page)).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });
}
