// Splendor's table: no codes, what one decides with in view, and as large as its room.
import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, SIDEWAYS, SIZES} from './facts';
import {openMidGame} from './middle';
import {prefer} from './player';

const CODE = /\b[123][wugrk]\d\b/;

test('no card, line or explanation shows a code; the list of components does', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'splendor', 0.5, 4);
  const seen = () => page.locator('body').innerText();
  expect(await seen()).not.toMatch(CODE);
  for (const name of await page.locator('.middle .sp-card').all()) {
    await name.click({button: 'right'});
    expect(await page.locator('.about').innerText()).not.toMatch(CODE);
    await page.locator('.about .close').click();
  }
  await page.goto('./#/edition/splendor');
  await page.locator('.sp-gallery').waitFor();
  expect(await seen()).toMatch(CODE);
});

test('a name in the log lights its piece, and what belongs to it', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'splendor', 0.5, 3);
  const onTable = new Set(
    await page
      .locator('.middle .sp-card')
      .evaluateAll((cards) => cards.map((one) => (one as HTMLElement).dataset.piece)),
  );
  const names = page.locator('.log .name');
  const all = await names.evaluateAll((links) => links.map((one) => (one as HTMLElement).dataset.about));
  const at = all.findIndex((name) => onTable.has(`card:${name}`));
  expect(at).toBeGreaterThanOrEqual(0);
  await names.nth(at).click();
  await expect(page.locator(`.middle [data-piece="card:${all[at]}"]`)).toHaveAttribute('data-related', '');
  await expect(page.locator('.arena [data-related]:not(.sp-card)')).not.toHaveCount(0);
});

test('a noble lights the bonuses that are missing', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'splendor', 0.5, 3);
  const nobles = page.locator('.middle .sp-noble');
  for (const noble of await nobles.all()) {
    const lacks = await noble.locator('.sp-needs li:not(.sp-met)').count();
    await noble.click({button: 'right'});
    await expect(page.locator('.mine [data-about^="bought:"][data-related]')).toHaveCount(lacks);
    await page.locator('.about .close').click();
  }
});

const fontOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
const bottomOf = (page: Page, part: string) =>
  page.locator(part).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));

test('cards, numbers and the others’ areas grow with the window', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'splendor', 0.5, 4);
  const parts = ['.sp-price', '.sp-noble .sp-needs', '.sp-cells', '.mine .sp-bonus', '.sp-token'];
  const sizes = () => Promise.all(parts.map((part) => fontOf(page, part)));
  const before = await sizes();
  await page.setViewportSize({width: 1920, height: 1080});
  for (const [i, size] of (await sizes()).entries()) expect(size, parts[i]).toBeGreaterThan(1.3 * before[i]!);
});

test('one opponent uses the room there is', async ({page}) => {
  await prefer(page, 'en');
  for (const size of [SIZES.laptop, {width: 1920, height: 1080}]) {
    await page.setViewportSize(size);
    await openMidGame(page, 'splendor', 0.6, 2);
    const {y, height} = (await page.locator('.other').boundingBox())!;
    expect(await bottomOf(page, '.other .sp-cells li, .other .sp-known, .other .sp-noble')).toBeGreaterThan(
      y + 0.7 * height,
    );
  }
});

for (const language of LANGUAGES) {
  test(`on a phone all that one takes from is in view: ${language}`, async ({page}) => {
    await prefer(page, language);
    await page.setViewportSize(SIZES.phone);
    await openMidGame(page, 'splendor', 0.6, 4);
    const dock = (await page.locator('.hand').boundingBox())!;
    expect(await bottomOf(page, '.sp-stock .sp-token')).toBeLessThanOrEqual(dock.y);
    for (const viewport of [SIZES.phone, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      const out = await page.evaluate(() =>
        [...document.querySelectorAll('.hand .sp-stack, .hand .sp-own, .hand .sp-count')].flatMap((box) => {
          const {left, right} = box.getBoundingClientRect();
          return [...box.querySelectorAll('*')].flatMap((one) => {
            if (one.closest('.sp-badge, .spoken') || one.getClientRects().length === 0) return [];
            const inner = one.getBoundingClientRect();
            return inner.left < left - 2 || inner.right > right + 2 ? [one.outerHTML.slice(0, 80)] : [];
          });
        }),
      );
      expect(out).toEqual([]);
    }
  });
}
