// Text in three sizes: it grows, and the layouts hold.
import {expect, test, type Page} from '@playwright/test';
import {GAMES, SIZES} from './facts';
import {openMidGame} from './middle';
import {prefer} from './player';

async function setText(page: Page, size: string): Promise<void> {
  await page.getByRole('button', {name: 'Settings'}).click();
  await page.locator('[data-setting=text]').selectOption(size);
  await page.keyboard.press('Escape');
}
const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));

async function expectToHold(page: Page, what: string): Promise<void> {
  const {width, height} = page.viewportSize()!;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${what}: nothing scrolls to the side`).toBeLessThanOrEqual(width);
  for (const part of ['.status-text', '.acts', '.others', '.mine', '.middle', '.hand']) {
    const one = page.locator(`.play ${part}`).first();
    if ((await one.count()) === 0 || (width < 900 && ['.others', '.mine', '.middle'].includes(part))) continue;
    const box = (await one.boundingBox())!;
    expect(box.y + box.height, `${what}: ${part}`).toBeLessThanOrEqual(height + 1);
    expect(box.x + box.width, `${what}: ${part}`).toBeLessThanOrEqual(width + 1);
    expect(box.height, `${what}: ${part}`).toBeGreaterThan(20);
  }
}

for (const {id} of GAMES) {
  test(`${id}: larger text has its room`, async ({page}) => {
    await prefer(page, 'en', {single: false});
    await openMidGame(page, id);
    const before = await sizeOf(page, '.status-text');
    for (const [size, times] of [
      ['large', 1.125],
      ['larger', 1.25],
    ] as const) {
      await page.setViewportSize(SIZES.laptop);
      await setText(page, size);
      expect((await sizeOf(page, '.status-text')) / before).toBeCloseTo(times, 2);
      for (const [name, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expectToHold(page, `${size} ${name}`);
      }
    }
  });
}
