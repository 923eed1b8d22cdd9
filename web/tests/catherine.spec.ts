// Catherine's table: nothing on its map lies over anything else, nothing on its cards is cut off, and
// what lines up is seen to.
import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, SIDEWAYS, SIZES} from './facts';
import {prefer} from './player';
import {openMidGame} from './middle';

const EVERYWHERE = {
  ...SIZES,
  sideways: SIDEWAYS,
  tablet: {width: 768, height: 1024},
  large: {width: 1920, height: 1080},
};

// Names, icons and houses of two cities that touch, and what of the map is covered by the stairs or the piles.
const collisions = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const parts = [...document.querySelectorAll<HTMLElement>('.catherine-map .catherine-city')].flatMap((city) =>
      [...city.querySelectorAll('.catherine-disc, .catherine-narrow, .catherine-house svg')].map((part) => ({
        city: city.dataset.piece,
        box: part.getBoundingClientRect(),
      })),
    );
    const over = {stairs: '.catherine-tread, .catherine-standing svg', piles: '.catherine-piles'};
    for (const [city, all] of Object.entries(over))
      for (const part of document.querySelectorAll(`.middle :is(${all})`))
        parts.push({city, box: part.getBoundingClientRect()});
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (a.city !== b.city && wide > 1 && high > 1)
          found.push(`${a.city} ${b.city} ${wide.toFixed()}x${high.toFixed()}`);
      }
    return found;
  });

// What is wider or higher than the card that it is on.
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.catherine-card-head, .catherine-action, .catherine-bonus, .catherine-named')]
      .filter((part) => part.getClientRects().length > 0)
      .flatMap((part) => {
        const card = part.closest('.catherine-card')!.getBoundingClientRect();
        return [...part.querySelectorAll('*')].flatMap((one) => {
          const box = one.getBoundingClientRect();
          const out = box.left < card.left - 1 || box.right > card.right + 1;
          return out ? [`${part.className} ${one.outerHTML.slice(0, 60)}`] : [];
        });
      }),
  );

for (const language of LANGUAGES)
  for (const [size, viewport] of Object.entries(EVERYWHERE))
    test(`nothing lies over anything else: ${language}, ${size}`, async ({page}) => {
      await prefer(page, language);
      await page.setViewportSize(viewport);
      await openMidGame(page, 'catherine', 0.8, 4);
      expect(await collisions(page)).toEqual([]);
      expect(await clipped(page)).toEqual([]);
    });

test('the cards of the row, those below them and the hand stand in line', async ({page}) => {
  await prefer(page, 'en');
  for (const viewport of [SIZES.laptop, EVERYWHERE.large]) {
    await page.setViewportSize(viewport);
    await openMidGame(page, 'catherine', 0.8, 2);
    const columns = await page.evaluate(() => {
      const leftOf = (part: string) =>
        [...document.querySelectorAll(`.mine ${part}`)].map((one) => Math.round(one.getBoundingClientRect().left));
      return [
        leftOf('.catherine-row > * > :first-child'),
        leftOf('.catherine-row .catherine-below'),
        leftOf('.catherine-hand > *'),
      ];
    });
    const [row, below, hand] = columns as [number[], number[], number[]];
    expect(row.length).toBeGreaterThan(3);
    for (const left of below) expect(row).toContain(left);
    for (const [i, left] of hand.entries()) if (i < row.length) expect(Math.abs(left - row[i]!)).toBeLessThanOrEqual(2);
  }
});

test('the favour track rises step by step to the throne', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'catherine', 0.5, 3);
  const tops = await page
    .locator('.catherine-stairs .catherine-tread')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
  expect(tops).toHaveLength(14);
  for (const [i, top] of tops.slice(1, 13).entries()) expect(top).toBeLessThan(tops[i]! - 2);
  const throne = (await page.locator('.catherine-throne svg').boundingBox())!;
  expect(throne.y + throne.height).toBeLessThan(tops[11]!);
});

test('cards, map and numbers grow with the window', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'catherine', 0.5, 4);
  const parts = [
    '.mine .catherine-face',
    '.catherine-city',
    '.catherine-stairs',
    '.other .catherine-brief',
    '.catherine-ledger',
  ];
  const sizes = () =>
    Promise.all(
      parts.map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((one) => parseFloat(getComputedStyle(one).fontSize)),
      ),
    );
  const before = await sizes();
  await page.setViewportSize(EVERYWHERE.large);
  for (const [i, size] of (await sizes()).entries()) expect(size, parts[i]).toBeGreaterThan(1.1 * before[i]!);
});

test('one opponent’s row says what its cards do, in the room there is', async ({page}) => {
  await prefer(page, 'en');
  await openMidGame(page, 'catherine', 0.5, 2);
  await expect(page.locator('.other .catherine-gist p').first()).toBeVisible();
  const {y, height} = (await page.locator('.other').boundingBox())!;
  const lines = await page.locator('.other .catherine-line').last().boundingBox();
  expect(lines!.y + lines!.height).toBeGreaterThan(y + 0.6 * height);
});
