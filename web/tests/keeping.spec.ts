// What the browser keeps: other tabs, a reload, and what is no game.
import {expect, test} from '@playwright/test';
import {begin, chooser, click, prefer, savedGame, untilAsked, watch} from './player';

test('what is kept as a game and is none is left out, and can be removed', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.evaluate(() => {
    localStorage.setItem('pentarch.game.bad1', '{"id":"bad1"}');
    localStorage.setItem('pentarch.game.bad2', '{"id":');
  });
  await page.goto('./');
  await expect(page.locator('.game-card')).toHaveCount(5);
  await expect(page.locator('.saved li')).toHaveCount(1);
  await expect(page.locator('.unreadable')).toContainText('2 saved games');
  await page.goto('./#/play/bad1');
  await expect(page.locator('[role=alert]')).toContainText('could not be loaded');
  await page.goto('./');
  await page.locator('.unreadable button').click();
  await expect(page.locator('.unreadable')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.bad')))).toEqual([]);
  await expect(page.locator('.saved li')).toHaveCount(1);
  expect(troubles).toEqual([]);
});

test('a game is open in one tab, and another can take it over', async ({page, context}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  const other = await context.newPage();
  const troubles = [...watch(page), ...watch(other)];
  await other.goto(page.url());
  await expect(other.locator('[role=alert]')).toContainText('open in another tab');
  await expect(other.locator('.arena')).toHaveCount(0);
  await other.locator('[data-act=take-over]').click();
  await other.locator('.arena').waitFor();
  await expect(page.locator('[role=alert]')).toContainText('open in another tab');
  await expect(page.locator('.arena')).toHaveCount(0);
  const choose = chooser(4);
  for (let clicks = 0; clicks < 8; ++clicks) await click(other, choose);
  await untilAsked(other);
  const {record} = await savedGame(other);
  await other.close();
  await page.locator('[data-act=take-over]').click();
  await page.locator('.arena').waitFor();
  expect((await savedGame(page)).record.slice(0, record.length)).toEqual(record);
  await page.reload();
  await page.locator('.arena').waitFor();
  expect(troubles).toEqual([]);
});

test('what is new since one’s last turn is still new after a reload', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  const choose = chooser(6);
  while ((await page.locator('.log .since').count()) === 0) await click(page, choose);
  await untilAsked(page);
  const fresh = () => page.locator('.log li.new').allInnerTexts();
  const before = await fresh();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await untilAsked(page);
  expect(await fresh()).toEqual(before);
});
