// On a phone: the board stays where it is, the hand and the buttons are in reach, what can be chosen is
// in view, and Back closes what was opened.
import {expect, test, type Page} from '@playwright/test';
import {GAMES, SIDEWAYS, SIZES} from './facts';
import {begin, chooser, click, prefer, savedGame, untilAsked, watch} from './player';

const boxOf = async (page: Page, part: string) => (await page.locator(part).first().boundingBox())!;

async function beginOn(page: Page, size: {width: number; height: number}, game: string, seats: number): Promise<void> {
  await prefer(page, 'en');
  await page.setViewportSize(size);
  await begin(page, game, seats);
  await untilAsked(page);
}

// What can be chosen and is seen: not scrolled out of the field or the hand.
const seenChoices = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.arena .piece.can')].filter((one) => {
        const {left, top, width, height} = one.getBoundingClientRect();
        const around = one.closest('.field, .hand')!.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
      }).length,
  );

for (const {id, seats} of GAMES) {
  test(`${id}: neither board nor dock moves while one decides`, async ({page}) => {
    const troubles = watch(page);
    await beginOn(page, SIZES.phone, id, seats[1]);
    const parts = ['.field', '.hand', '.offers', '.acts'];
    const places = async () => Promise.all(parts.map((part) => boxOf(page, part)));
    const before = await places();
    const choose = chooser(21);
    for (let clicks = 0; clicks < 14; ++clicks) {
      await click(page, choose);
      await untilAsked(page);
      expect(await places()).toEqual(before);
    }
    for (const box of before) expect(box.y + box.height).toBeLessThanOrEqual(SIZES.phone.height);
    expect(before[0]!.height).toBeGreaterThan(SIZES.phone.height / 2);
    expect(troubles).toEqual([]);
  });

  test(`${id}: the board does not move on a laptop either`, async ({page}) => {
    await beginOn(page, SIZES.laptop, id, seats[1]);
    const top = async () => (await boxOf(page, '.middle')).y;
    const before = await top();
    const choose = chooser(22);
    for (let clicks = 0; clicks < 14; ++clicks) {
      await click(page, choose);
      await untilAsked(page);
      expect(await top()).toBe(before);
    }
  });

  test(`${id}: held sideways, a phone leaves the board its height`, async ({page}) => {
    await beginOn(page, SIDEWAYS, id, seats[1]);
    const field = await boxOf(page, '.field');
    expect(field.height).toBeGreaterThanOrEqual(0.7 * SIDEWAYS.height);
    expect(field.width).toBeGreaterThan(0.6 * SIDEWAYS.width);
    const wide = await page.evaluate(() => document.querySelector('.field')!.scrollWidth);
    expect(wide).toBeLessThanOrEqual(Math.ceil(field.width));
    const parts = ['.status-text', '.hand', '.offers', '.acts', '.acts > :first-child', '.acts > :last-child'];
    for (const part of parts) {
      const box = await boxOf(page, part);
      expect(box.x + box.width, part).toBeLessThanOrEqual(SIDEWAYS.width);
      expect(box.y + box.height, part).toBeLessThanOrEqual(SIDEWAYS.height);
    }
  });

  test(`${id}: what can be chosen is brought into view`, async ({page}) => {
    await beginOn(page, SIZES.phone, id, seats[1]);
    const choose = chooser(23);
    for (let clicks = 0; clicks < 8; ++clicks) {
      const scroll = choose(2) * 5000;
      await page.locator('.field').evaluate((field, top) => field.scrollTo(0, top), scroll);
      if ((await page.locator('[data-act=choices]').count()) > 0) {
        await page.locator('[data-act=choices]').click();
        const choices = await page.locator('.arena .piece.can').count();
        if (choices > 0) expect(await seenChoices(page)).toBeGreaterThan(0);
      }
      await click(page, choose);
      await untilAsked(page);
    }
  });
}

for (const [game, seats, held, why] of [
  ['china', 3, '.china-card', 'the cards'],
  ['comuni', 2, ':is(.comuni-count, .comuni-amount)', 'the gold'],
] as const) {
  test(`${game}: ${why} that one decides with and Confirm are in view together`, async ({page}) => {
    await beginOn(page, SIZES.phone, game, seats);
    const choose = chooser(24);
    for (let clicks = 0; clicks < 30; ++clicks) {
      if ((await page.locator('[data-act=confirm]').count()) > 0) break;
      await click(page, choose);
      await untilAsked(page);
    }
    for (const part of [`.hand ${held}`, '[data-act=confirm]']) {
      const box = await boxOf(page, part);
      expect(box.y, part).toBeGreaterThan(0);
      expect(box.y + box.height, part).toBeLessThanOrEqual(SIZES.phone.height);
    }
  });
}

test('a tap on a policy explains it, and a bid takes two taps', async ({page}) => {
  await beginOn(page, SIZES.phone, 'emperor', 5);
  await page.locator('[data-piece^="policy:"]').first().click();
  await expect(page.locator('.about.pinned .emperor-worths tbody tr')).toHaveCount(5);
  await page.locator('.about .close').click();
  // What is bid against, what it is bid with, and the buttons are seen together.
  const enough = page.locator('.offers [data-enough=cube]');
  const choose = chooser(25);
  for (let clicks = 0; (await enough.count()) === 0; ++clicks) {
    expect(clicks).toBeLessThan(300);
    await click(page, choose);
    await untilAsked(page);
  }
  await page.locator('.field').evaluate((field) => field.scrollTo(0, 0));
  const dock = await boxOf(page, '.hand');
  for (const part of ['.emperor-lane:first-child', '.emperor-lane:last-child']) {
    const box = await boxOf(page, part);
    expect(box.y + box.height, part).toBeLessThanOrEqual(dock.y);
  }
  const bids = async () =>
    (await savedGame(page)).record.filter(({seat, move}: any) => seat === 0 && /^show .*cubes/.test(move)).length;
  const before = await bids();
  await enough.click();
  await page.locator('[data-act=confirm]').click();
  await expect.poll(bids).toBe(before + 1);
});

test('a chip opens the area of its player, and Back closes it before it leaves the game', async ({page}) => {
  await beginOn(page, SIZES.phone, 'catherine', 3);
  const before = page.url();
  await page.locator('.player-chip').nth(1).click();
  await expect(page.locator('.panel-area')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('.panel-area')).toHaveCount(0);
  expect(page.url()).toBe(before);
  // What was closed by its button leaves nothing behind in the history.
  await page.locator('.player-chip').nth(2).click();
  await page.locator('.panel-area .close').click();
  await expect(page.locator('.panel-area')).toHaveCount(0);
  await page.waitForFunction(() => history.state?.over !== true);
  await page.goBack();
  await expect(page.locator('.arena')).toHaveCount(0);
});

test('one panel takes the place of another, and Back closes that one', async ({page}) => {
  await beginOn(page, SIZES.phone, 'splendor', 2);
  await page.keyboard.press('r');
  await expect(page.locator('.panel-rules')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(page.locator('.panel-log')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('.panel')).toHaveCount(0);
  await expect(page.locator('.arena .piece.can').first()).toBeVisible();
});

test('the tools are signs with names, and the language is among the settings', async ({page}) => {
  await beginOn(page, SIZES.phone, 'splendor', 2);
  for (const name of ['Undo', 'Restart turn', 'Hint', 'Show choices', 'Rules', 'Log', 'Settings']) {
    const box = (await page.getByRole('button', {name, exact: true}).boundingBox())!;
    expect(box.width, name).toBeLessThanOrEqual(48);
    expect(box.width, name).toBeGreaterThanOrEqual(44);
  }
  await expect(page.locator('.top > .top-tools > .languages')).toBeHidden();
  await page.getByRole('button', {name: 'Settings'}).click();
  await page.locator('.panel-settings .languages').selectOption('ja');
  await expect(page.locator('.panel-settings h2')).toHaveText('設定');
});

test('a decision begins where there is something to choose', async ({page}) => {
  await beginOn(page, SIZES.phone, 'comuni', 2);
  await page.locator('[data-act="do:income"]').click();
  await page.locator('.field').evaluate((field) => field.scrollTo(0, 0));
  await expect.poll(() => seenChoices(page)).toBeGreaterThan(0);
});
