// Before a game: who plays, with which options.
import {expect, test, type Page} from '@playwright/test';
import {GAMES} from './facts';
import {prefer} from './player';

const level = (page: Page, seat: number) => page.locator('.seat-row select').nth(seat);
const name = (page: Page, seat: number) => page.locator('.seat-row input').nth(seat);

for (const {id} of GAMES) {
  test(`${id}: every choice shows what is chosen`, async ({page}) => {
    await prefer(page, 'en');
    await page.goto(`./#/new/${id}`);
    await page.locator('summary').click();
    await page.locator('.option').nth(1).waitFor();
    const shown = () =>
      page.locator('form select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedIndex));
    for (const seats of await page.locator('.counts label').all()) {
      await seats.click();
      expect(await shown()).not.toContain(-1);
    }
    expect(await page.locator('.option select').count()).toBeGreaterThan(0);
  });
}

test('a bot of another level has a name, and keeps the one that it was given', async ({page}) => {
  await prefer(page, 'en');
  await page.goto('./#/new/splendor');
  await expect(name(page, 1)).not.toHaveValue('');
  await level(page, 1).selectOption('hard');
  await expect(name(page, 1)).not.toHaveValue('');
  await name(page, 1).fill('Deep Green');
  await level(page, 1).selectOption('easy');
  await expect(name(page, 1)).toHaveValue('Deep Green');
  await level(page, 1).selectOption('friend');
  await expect(name(page, 1)).not.toHaveValue('Deep Green');
  await expect(name(page, 1)).not.toHaveValue('');
});

test('words that come late do not move the button under the finger', async ({page}) => {
  await prefer(page, 'en');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/assets\/en-[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('./#/new/emperor');
  const begin = page.locator('button[type=submit]');
  const before = await begin.boundingBox();
  const options = page.locator('.option select');
  const few = await options.count();
  arrive();
  await expect.poll(() => options.count()).toBeGreaterThan(few);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await begin.boundingBox()).toEqual(before);
});

test('who begins is drawn by lot, however soon one begins', async ({page}) => {
  await prefer(page, 'en');
  const starters = new Set<string>();
  for (const seed of [1, 2, 3]) {
    await page.goto('./');
    await page.goto(`./#/new/emperor?seed=${seed}`);
    await page.locator('button[type=submit]').click();
    await page.locator('.arena').waitFor();
    const setups = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('pentarch.game.'))
        .map(([, text]) => JSON.parse(text).setup),
    );
    for (const {options} of setups) starters.add(options.first);
  }
  expect([...starters].sort()).toEqual(['0', '1', '2']);
});
