// What one may expect of a table: undo, restart, reload, keys, two people at one screen, hints.
import {expect, test, type Page} from '@playwright/test';
import {GAMES} from './facts';
import {openFullHands} from './middle';
import {begin, chooser, click, prefer, savedGame, seedOf, untilAsked, watch} from './player';

const status = (page: Page) => page.locator('.status-text');
const confirm = (page: Page) => page.locator('[data-act=confirm]');

async function takeThree(page: Page): Promise<void> {
  for (const colour of ['white', 'blue', 'green']) await page.locator(`.middle [data-piece="token:${colour}"]`).click();
}

test('what is staged can be taken back, and a decision says beforehand what it does', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  await page.locator('.middle [data-piece="token:white"]').click();
  await expect(page.locator('[data-piece="token:white"].staged')).toHaveCount(1);
  await page.locator('[data-act=undo]').click();
  await expect(page.locator('.staged')).toHaveCount(0);
  await takeThree(page);
  await expect(status(page)).toContainText('take 1 white, 1 blue and 1 green');
  await page.keyboard.press('Escape');
  await expect(confirm(page)).toHaveCount(0);
});

test('what is not possible says why', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  await page.locator('.middle [data-piece="token:gold"]').click();
  await expect(status(page)).toContainText('gold is never taken with gems');
});

test('what is not possible says why by keyboard and to a long press', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  const gold = page.locator('.middle [data-piece="token:gold"]');
  const atGold = () => gold.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 10; ++presses) await page.keyboard.press('Shift+ArrowRight');
  for (let presses = 0; presses < 10 && !(await atGold()); ++presses) await page.keyboard.press('Shift+ArrowDown');
  await expect(status(page)).toContainText('gold is never taken with gems');
  await page.locator('.middle [data-piece="token:white"]').click();
  await expect(status(page)).not.toContainText('gold is never taken');
  await gold.evaluate((one) =>
    one.dispatchEvent(new PointerEvent('contextmenu', {bubbles: true, pointerType: 'touch'})),
  );
  await expect(status(page)).toContainText('gold is never taken with gems');
});

test('an undo that is not possible says why', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  await takeThree(page);
  await confirm(page).click();
  await page.locator('.piece.can').first().waitFor();
  await page.locator('[data-act=undo]').click();
  await expect(page.locator('.status .detail')).not.toBeEmpty();
});

test('decisions within a turn can be undone one by one, and the turn begun anew', async ({page}) => {
  await prefer(page, 'en', {confirm: 'always'});
  await openFullHands(page);
  for (const act of ['undo', 'restart']) {
    for (const colour of ['red', 'black']) await page.locator(`.middle [data-piece="token:${colour}"]`).click();
    await confirm(page).click();
    await expect(status(page)).toContainText(/give back 1 token/i);
    await page.locator(`[data-act=${act}]`).click();
    await expect(status(page)).toContainText(/take gems/i);
  }
});

test('a table of bots alone offers its watcher no decision', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await page.addInitScript(() => {
    const offers = '.piece.can, [data-act^="do:"], [data-act=hint], [data-act=undo], [data-act=restart]';
    const offered: string[] = ((window as any).offered = []);
    new MutationObserver(() =>
      document
        .querySelectorAll<HTMLElement>(offers)
        .forEach(({dataset}) => offered.push(dataset.act ?? dataset.piece!)),
    ).observe(document, {subtree: true, childList: true, attributes: true});
  });
  await page.goto(`./#/new/splendor?seed=${seedOf(1)}`);
  for (const seat of [0, 1]) await page.locator('.seat-row select').nth(seat).selectOption('easy');
  await page.locator('button[type=submit]').click();
  await expect(status(page)).toContainText('thinking');
  await page.locator('.panel-end').waitFor({timeout: 120_000});
  await expect(page.locator('[data-act=end]')).toBeVisible();
  expect(await page.evaluate(() => (window as any).offered)).toEqual([]);
  expect(troubles).toEqual([]);
});

for (const {id, seats} of GAMES) {
  test(`${id}: goes on after a reload`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, 'en');
    await begin(page, id, seats[0]);
    const choose = chooser(5);
    for (let clicks = 0; clicks < 12; ++clicks) await click(page, choose);
    await untilAsked(page);
    const decisions = async () => (await savedGame(page)).record.filter((line) => 'move' in line).length;
    const before = await decisions();
    await page.reload();
    await page.locator('.arena').waitFor();
    expect(await decisions()).toBeGreaterThanOrEqual(before);
    for (let clicks = 0; clicks < 6; ++clicks) await click(page, choose);
    await page.goto('./');
    await expect(page.locator('.saved li')).toHaveCount(1);
    expect(troubles).toEqual([]);
  });
}

test('the Tab key stops at what can be chosen, on a map as elsewhere', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'china', 3);
  await page.locator('.mine .piece.can').first().click();
  await page.locator('.middle g.piece.can').first().waitFor();
  const stops = new Set<string>();
  for (let presses = 0; presses < 120; ++presses) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement!;
      return at.matches('.piece') ? `${at.tagName} ${at.matches('.can, .staged') ? 'open' : 'inert'}` : '';
    });
    stops.add(stop);
  }
  expect([...stops].sort()).toEqual(['', 'DIV open', 'g open']);
});

test('a seed deals the same game again, and what is none says so', async ({page}) => {
  await prefer(page, 'en');
  const deal = async () =>
    page.locator('.middle [data-piece]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece));
  await begin(page, 'splendor', 2, 7);
  const first = await deal();
  await begin(page, 'splendor', 2, 8);
  expect(await deal()).not.toEqual(first);
  await begin(page, 'splendor', 2, 7);
  expect(await deal()).toEqual(first);
  await page.goto('./#/new/splendor?seed=-1');
  await expect(page.locator('main [role=alert]')).toContainText('-1 is no seed');
  await expect(page.locator('button[type=submit]')).toBeDisabled();
});

test('a decision, and a bot’s after it, take few requests', async ({page}) => {
  await page.addInitScript(() => {
    const asked: string[] = ((window as any).asked = []);
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: any) {
      if (message.request !== undefined) asked.push(message.request.do);
      postMessage.call(this, message);
    };
  });
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  await takeThree(page);
  await page.locator('.status-text', {hasText: 'take 1 white'}).waitFor();
  await page.evaluate(() => void ((window as any).asked.length = 0));
  await confirm(page).click();
  await page.waitForFunction(() => (window as any).asked.includes('bot'));
  await untilAsked(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as any).asked)).toEqual([
    ...['play', 'record', 'scene'],
    ...['view', 'bot', 'play', 'record', 'scene'],
  ]);
});

async function beginWithFriend(page: Page): Promise<void> {
  await page.goto(`./#/new/catherine?seed=${seedOf(1)}`);
  await page.locator('.counts label', {hasText: '2'}).click();
  await page.locator('.seat-row select').nth(1).selectOption('friend');
  await page.locator('button[type=submit]').click();
}

test('two people at one screen: a curtain between their hands', async ({page}) => {
  await prefer(page, 'en');
  await beginWithFriend(page);
  await page.locator('[data-act=raise]').click();
  await page.locator('.arena').waitFor();
  await expect(page.locator('[data-act=hint]')).toHaveCount(0);
  const cards = page.locator('.mine .piece.can');
  const first = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece));
  for (let card = 0; card < 3; ++card) await page.locator('.mine .piece.can:not(.staged)').first().click();
  await confirm(page).click();
  await expect(page.locator('.curtain')).toHaveCount(1);
  await expect(page.locator('.arena')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.locator('.log')).toHaveCount(0);
  await page.locator('[data-act=raise]').click();
  await page.locator('.mine .piece.can').first().waitFor();
  const second = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece));
  expect(second.filter((card) => first.includes(card))).toEqual([]);
  await page.reload();
  await expect(page.locator('.curtain')).toHaveCount(1);
  await expect(page.locator('.arena, .log')).toHaveCount(0);
});

test('an answer that waits for another outlives a reload', async ({page}) => {
  await prefer(page, 'en');
  await beginWithFriend(page);
  const open = async () => {
    await page.locator('[data-act=raise]').click();
    for (let card = 0; card < 3; ++card) await page.locator('.mine .piece.can:not(.staged)').first().click();
    await confirm(page).click();
  };
  await open();
  await expect(page.locator('.curtain-name')).toContainText('Friend 2');
  await page.reload();
  await expect(page.locator('.curtain-name')).toContainText('Friend 2');
  await open();
  await expect(page.locator('.log')).toContainText(/(Player opened the|You opened your) action row/);
});

test('behind closed screens the log goes back to one’s own last turn only', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'comuni', 2);
  await expect(page.locator('.log')).toContainText('plays');
  for (let turns = 0; turns < 2; ++turns) {
    await page.locator('[data-act="do:income"]').click();
    while ((await confirm(page).count()) === 0) await page.locator('.arena .piece.can').first().click();
    await confirm(page).click();
    await page.locator('[data-act="do:income"]:not(.pressed)').waitFor();
  }
  await expect(page.locator('.log')).not.toContainText('plays');
  await expect(page.locator('.log')).toContainText('took the income');
  await page.locator('.log [data-act=moment]').first().click();
  await page.locator('[data-act=first]').click();
  await expect(page.locator('[data-act=back]')).toBeDisabled();
  await expect(page.locator('.status .prompt')).not.toContainText('After 0 of');
  await expect(page.locator('[data-act=download]')).toHaveCount(0);
  await expect(page.locator('.log')).not.toContainText('plays');
});

test('a name in the log lights that component alone', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'catherine', 2);
  for (let card = 0; card < 3; ++card) await page.locator('.mine .piece.can:not(.staged)').first().click();
  await confirm(page).click();
  const line = page.locator('.log li', {hasText: 'You opened your action row'});
  await line.locator('p').hover({position: {x: 4, y: 4}});
  await expect(page.locator('.mine .piece.lit')).toHaveCount(3);
  await line.locator('.name').nth(1).hover();
  await expect(page.locator('.mine .piece.lit')).toHaveCount(1);
});

test('a hint shows what a bot thinks and puts it on the table', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('[data-act=hint]').click();
  await page.locator('.hints li').first().waitFor();
  await page.locator('.hints li button').first().click();
  await expect(confirm(page)).toHaveCount(1);
  await confirm(page).click();
  await page.locator('.piece.can').first().waitFor();
  expect(troubles).toEqual([]);
});

test('a game can be replayed, analysed and played on from the middle', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  const choose = chooser(8);
  for (let clicks = 0; clicks < 20; ++clicks) await click(page, choose);
  await page.goto('./');
  await page.locator('.saved li a').first().click();
  await page.locator('.arena').waitFor();
  await page.locator('.log [data-act=moment]').nth(16).click();
  await page.locator('.scrubber').waitFor();
  await page.locator('[data-act=first]').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.status .prompt')).toContainText('After 1 of');
  await page.locator('[data-act=back]').click();
  await page.locator('[data-act=analyse]').click();
  await page.locator('.hints li').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-act=play-on]').click();
  await page.locator('.status .acts [data-act=hint]').waitFor();
  expect(troubles).toEqual([]);
});

test('the page works without a network after the first visit', async ({page, context}) => {
  await prefer(page, 'en');
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  );
  await context.setOffline(true);
  await page.reload();
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
});
