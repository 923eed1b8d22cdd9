// The rules, on their page and in the panel: pictures in the tables, and a list of contents that can be
// used by keyboard and says where one is.
import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {GAMES, LANGUAGES, SIZES} from './facts';
import {begin, prefer, watch} from './player';

const textOf = (game: string, language: string): string =>
  readFileSync(fileURLToPath(new URL(`../../games/${game}/page/rules/${language}.md`, import.meta.url)), 'utf8');
const namesIn = (text: string): string[] => [...text.matchAll(/!\[\]\(([^)]*)\)/g)].map(([, name]) => name!);
const titlesIn = (text: string): string[] => [...text.matchAll(/^## (.*?) \{#/gm)].map(([, title]) => title!);

async function openRules(page: Page, game: string): Promise<void> {
  await page.goto(`./#/rules/${game}`);
  await page.locator('.rules-text h2').waitFor();
}

for (const {id} of GAMES) {
  for (const language of LANGUAGES) {
    test(`${id} in ${language}: every picture in the rules is drawn`, async ({page}) => {
      const troubles = watch(page);
      await prefer(page, language);
      await openRules(page, id);
      const names = namesIn(textOf(id, language));
      expect(names.length).toBeGreaterThan(2);
      expect(names, 'the same as in English').toEqual(namesIn(textOf(id, 'en')));
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.rule-picture')].map((picture) => {
          const {width, height} = picture.getBoundingClientRect();
          const drawn = picture.querySelectorAll('path, circle, rect, polygon, use').length > 0;
          return {name: picture.dataset.shows!, drawn, large: Math.min(width, height) >= 14};
        }),
      );
      expect(shown).toEqual(names.map((name) => ({name, drawn: true, large: true})));
      await expect(page.locator('.rules-text')).not.toContainText('![');
      expect(troubles).toEqual([]);
    });
  }
}

test('the contents stand beside the text, and say where one is', async ({page}) => {
  await prefer(page, 'en');
  await openRules(page, 'china');
  const entries = page.locator('.contents ol button');
  await expect(entries).toHaveText(titlesIn(textOf('china', 'en')));
  await expect(page.locator('.contents [aria-current]')).toHaveText('Goal');
  await page.locator('#rule-scoring').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.contents [aria-current]')).toHaveText('Scoring');
  // The entry is seen, though the list is longer than the window.
  const list = (await page.locator('.contents').boundingBox())!;
  const entry = (await page.locator('.contents [aria-current]').boundingBox())!;
  expect(entry.y).toBeGreaterThanOrEqual(list.y);
  expect(entry.y + entry.height).toBeLessThanOrEqual(list.y + list.height + 1);
  await entries.filter({hasText: 'Set-up'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#rule-set-up')).toBeFocused();
  await expect(page.locator('#rule-set-up')).toBeInViewport();
  await expect(page.locator('.contents [aria-current]')).toHaveText('Set-up');
  // The last paragraph can't come to the top.
  await entries.last().click();
  await expect(page.locator('.contents [aria-current]')).toHaveText('What was reconstructed');
  const {width} = (await page.locator('.rules-text p').first().boundingBox())!;
  expect(width).toBeLessThan(720);
});

test('in the panel the contents are a line that unfolds, by keyboard too', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'china', 3);
  await page.locator('.piece.can').first().waitFor();
  await page.keyboard.press('r');
  const line = page.locator('.panel-rules [data-act=contents]');
  const list = page.locator('.panel-rules .contents ol');
  await expect(page.locator('.panel-rules #rule-turn.here')).toHaveCount(1);
  await expect(line).toContainText('Your turn');
  await expect(list).toBeHidden();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.locator('.panel-rules')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(page.locator('#rule-map')).toBeFocused();
  await expect(line).toContainText('The map');
  // The line does not cover the heading that one went to.
  const below = (await line.boundingBox())!;
  expect((await page.locator('#rule-map').boundingBox())!.y).toBeGreaterThanOrEqual(below.y + below.height - 1);
  // Arrows scroll what one reads, and don't go to the board.
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement!.closest('.panel-rules') !== null)).toBe(true);
});

test('on a phone, a table scrolls by itself', async ({page}) => {
  await prefer(page, 'en');
  await page.setViewportSize(SIZES.phone);
  await openRules(page, 'china');
  const wide = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.rules-text .scroll')];
    const page = document.documentElement;
    return {tables: all.filter((one) => one.scrollWidth > one.clientWidth).length, page: page.scrollWidth > innerWidth};
  });
  expect(wide.tables).toBeGreaterThan(0);
  expect(wide.page).toBe(false);
});

for (const language of LANGUAGES) {
  test(`the components’ pages in ${language}: no heading is a code`, async ({page}) => {
    await prefer(page, language);
    for (const {id} of GAMES) {
      await page.goto(`./#/edition/${id}`);
      await page.locator('.edition .facts').first().waitFor();
      const headings = await page.locator('.edition :is(h3, th, .option select option)').allInnerTexts();
      expect(headings.length).toBeGreaterThan(12);
      for (const heading of headings) {
        expect(heading, id).toMatch(/\S/);
        expect(heading, id).not.toMatch(/page\.|_|\{/);
        // Nothing English among the headings of another language, but what is so in all of them.
        if (language !== 'en') expect(heading.replace(/Xiongnu|[A-Da-e]\b/g, ''), id).not.toMatch(/[a-z]{3,}/i);
      }
      // Codes are in small print, and large enough to be read.
      const codes = page.locator('.edition td .code');
      const sizes = await codes.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      for (const size of sizes) expect(size).toBeLessThan(14);
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(11);
    }
  });
}
