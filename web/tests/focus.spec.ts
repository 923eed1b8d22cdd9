// Where the focus goes, and what Enter does there.
import {expect, test, type Page} from '@playwright/test';
import {begin, chooser, click, prefer, untilAsked} from './player';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

test('a closed panel gives the focus back', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  const settings = page.locator('.top-tools button').last();
  await settings.focus();
  const before = await focused(page);
  await page.keyboard.press('Enter');
  await page.locator('.panel-settings').waitFor();
  expect(await focused(page)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toHaveCount(0);
  expect(await focused(page)).toBe(before);
  const token = page.locator('.middle [data-piece="token:white"]');
  await token.focus();
  await page.keyboard.press('r');
  await page.locator('.panel-rules .close').click();
  await expect(page.locator('.panel')).toHaveCount(0);
  expect(await isFocused(page, '[data-piece="token:white"]')).toBe(true);
});

test('Enter on what is chosen confirms, Space takes it back', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  const token = (colour: string) => page.locator(`.middle [data-piece="token:${colour}"]`);
  for (const colour of ['white', 'blue', 'green']) {
    await token(colour).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-act=confirm]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-act=confirm]')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('took 1 white, 1 blue and 1 green');
});

test('arrows reach the table where a number in the tray is 0', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'emperor', 3);
  const choose = chooser(7);
  for (; (await page.locator('.stepper').count()) === 0; await untilAsked(page)) await click(page, choose);
  await expect(page.locator('.stepper b')).toHaveText('0');
  await page.locator('h1').click();
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(page, '.stepper button:not([aria-disabled=true])')).toBe(true);
  for (let presses = 0; presses < 8; ++presses) await page.keyboard.press('ArrowDown');
  expect(await isFocused(page, '.arena .piece.can')).toBe(true);
  const plus = page.locator('.stepper [data-piece]');
  await plus.focus();
  for (let presses = 0; presses < 20; ++presses) await page.keyboard.press('Enter');
  expect(await isFocused(page, '.stepper [data-piece]')).toBe(true);
});

test('no light of the log stays after Escape', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'catherine', 2);
  await untilAsked(page);
  for (let card = 0; card < 3; ++card) await page.locator('.mine .piece.can:not(.staged)').first().click();
  await page.locator('[data-act=confirm]').click();
  const name = (log: string) => page.locator(`${log} li`, {hasText: 'You opened your action row'}).locator('.name');
  for (const log of ['.side .log', '.panel .log']) {
    if (log.startsWith('.panel')) await page.keyboard.press('l');
    await name(log).first().focus();
    await expect(page.locator('.mine .piece.lit')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.piece.lit')).toHaveCount(0);
  }
});
