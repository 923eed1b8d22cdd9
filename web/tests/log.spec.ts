// The log is quiet: turns with the mark of their seat, repeats in one line, the newest in view; and
// a screen reader hears all of it.
import {expect, test, type Page} from '@playwright/test';
import {begin, chooser, click, prefer, untilAsked} from './player';

const confirm = (page: Page) => page.locator('[data-act=confirm]');

async function openActionRow(page: Page): Promise<void> {
  for (let card = 0; card < 3; ++card) await page.locator('.mine .piece.can:not(.staged)').first().click();
  await confirm(page).click();
}

test('what happened several times is one line, what one drew a list', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'catherine', 2);
  const log = page.locator('.log');
  await expect(log).toContainText('drew 6 cards');
  await expect(log.locator('p', {hasText: 'You drew'})).toHaveCount(1);
  await expect(log.locator('p', {hasText: 'You drew'}).locator('.name')).toHaveCount(6);
});

test('a turn of another is one line that unfolds, one’s own is told whole', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'china', 3);
  const choose = chooser(2);
  while ((await page.locator('.log .unfold').count()) < 2) await click(page, choose);
  await untilAsked(page);
  const turn = page.locator('.log li', {has: page.locator('.unfold')}).first();
  await expect(turn.locator('.seat-mark')).toHaveCount(1);
  await expect(turn.locator('p')).toHaveCount(1);
  await turn.locator('.unfold').click();
  expect(await turn.locator('p').count()).toBeGreaterThan(1);
  await turn.locator('.unfold').click();
  await expect(turn.locator('p')).toHaveCount(1);
  const own = page.locator('.log li', {has: page.locator('p', {hasText: /^You /})});
  await expect(own.locator('.unfold')).toHaveCount(0);
});

test('on a phone the log opens at its newest line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await prefer(page, 'en');
  await begin(page, 'splendor', 4);
  const choose = chooser(3);
  for (let clicks = 0; clicks < 12; ++clicks) await click(page, choose);
  await untilAsked(page);
  await page.keyboard.press('l');
  await expect(page.locator('.panel-log .log li').last()).toBeInViewport();
  await expect(page.locator('.panel-log .log li').first()).not.toBeInViewport();
});

test('a screen reader hears all that was told', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'catherine', 2);
  await openActionRow(page);
  const spoken = page.locator('.spoken[aria-live]');
  await expect(spoken).toContainText('You opened your action row with');
  await expect(spoken).toContainText(/You drew \w+ and \w+\./);
  await expect(spoken).toContainText('drew 2 cards.');
});
