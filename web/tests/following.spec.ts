// What others do can be followed: a ribbon for each of their turns, for which the next bot waits.
import {expect, test, type Page} from '@playwright/test';
import {begin, prefer} from './player';

const ribbon = (page: Page) => page.locator('.ribbon');

async function takeThree(page: Page): Promise<void> {
  for (const colour of ['white', 'blue', 'green']) await page.locator(`.middle [data-piece="token:${colour}"]`).click();
  await page.locator('[data-act=confirm]').click();
}

// What the others are called, in the order of play.
async function others(page: Page): Promise<string[]> {
  await page.locator('.other .seat-name').first().waitFor({state: 'attached'});
  return page.locator('.other .seat-name').evaluateAll((all) =>
    all.map((one) => {
      const level = one.querySelector('.level')!.textContent!;
      return one.textContent!.trim().slice(0, -level.length).trim();
    }),
  );
}

async function untilMine(page: Page): Promise<void> {
  await page.locator('.middle .piece.can').first().waitFor();
}

test('each turn of another stays long enough to be read', async ({page}) => {
  await prefer(page, 'en', {speed: 'calm'});
  await begin(page, 'splendor', 3);
  await untilMine(page);
  const [second, third] = await others(page);
  await takeThree(page);
  await expect(ribbon(page)).toContainText(second!);
  const shown = Date.now();
  await page.waitForTimeout(700);
  await expect(ribbon(page)).toContainText(second!);
  await expect(page.locator('.log .new', {hasText: third!})).toHaveCount(0);
  await expect(ribbon(page)).toContainText(third!);
  expect(Date.now() - shown).toBeGreaterThan(1500);
  // Who decides need not wait, and a key goes on.
  await untilMine(page);
  await page.keyboard.press('Shift');
  await expect(ribbon(page)).toHaveCount(0, {timeout: 400});
});

test('a click goes on to the next', async ({page}) => {
  await prefer(page, 'en', {speed: 'calm'});
  await begin(page, 'splendor', 3);
  await untilMine(page);
  const [second, third] = await others(page);
  await takeThree(page);
  await expect(ribbon(page)).toContainText(second!);
  await page.locator('.status').click();
  await expect(ribbon(page).filter({hasText: second!})).toHaveCount(0, {timeout: 400});
  await expect(ribbon(page)).toContainText(third!);
});

test('on a phone the status line says what others do', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await prefer(page, 'en', {speed: 'calm'});
  await begin(page, 'splendor', 3);
  await untilMine(page);
  const [second] = await others(page);
  await takeThree(page);
  await expect(ribbon(page)).toContainText(second!);
  const [line, status] = [await ribbon(page).boundingBox(), await page.locator('.status-text').boundingBox()];
  expect(Math.abs(line!.y - status!.y)).toBeLessThan(2);
});

test('at once means without ribbons and without a pause', async ({page}) => {
  await prefer(page, 'en', {speed: 'none'});
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.ribbon') !== null) (window as any).ribbons = true;
    }).observe(document, {subtree: true, childList: true});
  });
  await begin(page, 'splendor', 3);
  await untilMine(page);
  const [, third] = await others(page);
  await takeThree(page);
  await expect(page.locator('.log')).toContainText(third!);
  await untilMine(page);
  expect(await page.evaluate(() => (window as any).ribbons)).toBeUndefined();
});

test('how fast others are followed is a setting, and the one that was kept before still counts', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('pentarch.settings', '{"language":"en","fast":true}'));
  await begin(page, 'splendor', 2);
  await page.getByRole('button', {name: 'Settings'}).click();
  const speed = page.getByLabel('Follow the others');
  await expect(speed).toHaveValue('none');
  await speed.selectOption('brisk');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('pentarch.settings')!).speed)).toBe('brisk');
});
