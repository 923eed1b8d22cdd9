// The guided games: every lesson can be learnt by clicking. Which pieces a lesson wants is asked of
// the native program.
import {expect, test, type Page} from '@playwright/test';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {GAMES, LANGUAGES, SHOTS, SIDEWAYS} from './facts';
import {prefer, watch} from './player';
import {ask} from './native';

// Points at a piece until it is staged as often as the decision wants it.
async function stage(page: Page, piece: string, touches: string[]): Promise<void> {
  const wanted = touches.filter((one) => one === piece).length;
  const open = page.locator(`.piece.can[data-piece="${piece}"], [data-act="${piece}"]:not(.pressed)`).first();
  for (let clicks = 0; clicks < wanted && (await open.count()) > 0; ++clicks) {
    if (Number(await open.getAttribute('data-staged')) >= wanted) return;
    await open.click();
  }
}

for (const [number, {id}] of GAMES.entries()) {
  const file = fileURLToPath(new URL(`../../games/${id}/page/guide/lessons.json`, import.meta.url));
  if (!existsSync(file)) continue;
  const {lessons} = JSON.parse(readFileSync(file, 'utf8'));

  test(`${id}: the guided game`, async ({page}) => {
    const troubles = watch(page);
    const language = LANGUAGES[number % 3]!;
    await prefer(page, language);
    await page.goto(`./#/guide/${id}`);
    for (const [at, {position, seed, seat, steps}] of lessons.entries()) {
      const played: object[] = [{do: 'position', game: id, position, seed}];
      for (const [step, {expect: wanted, replies}] of steps.entries()) {
        await page.locator(`[data-step="${at + 1}.${step + 1}"]`).waitFor();
        const {legal} = ask([...played, {do: 'legal', seat}]).at(-1);
        const choice = legal.find(({move}: {move: string}) => new RegExp(wanted).test(move));
        await page.locator('.arena').waitFor();
        if (at % 3 === 0) await page.screenshot({path: `${SHOTS}/${id}-guide-${at + 1}-${language}.png`});
        await page.waitForFunction(() => document.querySelector('.piece.can, [data-act^="do:"], [data-act=confirm]'));
        if (choice.touches.length > 0) await expect(page.locator('.spotlight-edge').first()).toBeVisible();
        for (const piece of new Set<string>(choice.touches)) await stage(page, piece, choice.touches);
        await page.locator('[data-act=confirm]').click();
        played.push({do: 'play', seat, move: choice.move}, ...replies.map((reply: object) => ({do: 'play', ...reply})));
      }
      if (at + 1 < lessons.length) await page.locator('[data-act=next]').click();
    }
    await expect(page.locator('[data-act=next]')).toHaveCount(0);
    await page.locator('[data-act=play]').click();
    await page.locator('.new form').waitFor();
    expect(troubles).toEqual([]);
  });
}

test('catherine: a lesson begins with no fewer points than the one before it ended with', () => {
  const file = fileURLToPath(new URL('../../games/catherine/page/guide/lessons.json', import.meta.url));
  let before = 0;
  for (const {id, position, seed, seat, steps} of JSON.parse(readFileSync(file, 'utf8')).lessons) {
    const played: object[] = [{do: 'position', game: 'catherine', position, seed}];
    const points = (answer: any) => answer.standing[seat].points;
    expect(points(ask(played).at(-1)), id).toBeGreaterThanOrEqual(before);
    for (const {expect: wanted, replies} of steps) {
      const {legal} = ask([...played, {do: 'legal', seat}]).at(-1);
      played.push({do: 'play', seat, move: legal.find(({move}: {move: string}) => new RegExp(wanted).test(move)).move});
      played.push(...replies.map((reply: object) => ({do: 'play', ...reply})));
    }
    // Another game begins when one is over; its text says so.
    const ended = ask(played).at(-1);
    before = ended.finished ? 0 : points(ended);
  }
});

const step = (page: Page) => page.locator('.lesson').getAttribute('data-step');

test('a guided game keeps its place over a reload', async ({page}) => {
  await prefer(page, 'en');
  await page.goto('./#/guide/splendor');
  await page.locator('.lesson-nav select').selectOption('1');
  await page.locator('[data-piece="card:1g5"]').click();
  await page.locator('[data-act="do:buy"]').click();
  await page.locator('[data-act=confirm]').click();
  await page.locator('[data-step="2.2"]').waitFor();
  const points = await page.locator('.mine > header').innerText();
  await page.reload();
  await page.locator('[data-step="2.2"]').waitFor();
  expect(await page.locator('.mine > header').innerText()).toBe(points);
  await expect(page.locator('[data-piece="card:1g5"]')).toHaveCount(0);
  await page.goto('./');
  await page.goto('./#/guide/splendor');
  await page.locator('[data-step="2.2"]').waitFor();
});

test('a guided game can be gone through back and forth', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await page.goto('./#/guide/splendor');
  await page.locator('[data-step="1.1"]').waitFor();
  await expect(page.locator('[data-act=step-back]')).toBeDisabled();
  for (const next of ['1.2', '1.3', '2.1', '2.2']) {
    await page.locator('[data-act=step-forward]').click();
    await page.locator(`[data-step="${next}"]`).waitFor();
  }
  for (const before of ['2.1', '1.1']) {
    await page.locator('[data-act=step-back]').click();
    await page.locator(`[data-step="${before}"]`).waitFor();
  }
  await page.locator('.lesson-nav select').selectOption({index: 8});
  await expect.poll(() => step(page)).toBe('9.1');
  await page.locator('[data-act=step-forward]').click();
  await page.locator('[data-step="9.2"]').waitFor();
  await expect(page.locator('[data-act=step-forward]')).toBeDisabled();
  expect(troubles).toEqual([]);
});

test('what is kept of a guided game and is none does no harm', async ({page}) => {
  await prefer(page, 'en');
  await page.addInitScript(() => localStorage.setItem('pentarch.guide.splendor', '{"lesson":99,"moves":["fly",7]}'));
  await page.goto('./#/guide/splendor');
  await page.locator('[data-step="9.1"]').waitFor();
});

test('the light falls on the piece that a lesson names, and is in nobody’s way', async ({page}) => {
  await prefer(page, 'en', {motion: true});
  await page.goto('./#/guide/splendor');
  await page.locator('.lesson-nav select').selectOption('1');
  await page.locator('[data-step="2.1"]').waitFor();
  const edges = page.locator('.spotlight-edge');
  await expect(edges).toHaveCount(2);
  const edge = (await edges.first().boundingBox())!;
  const card = (await page.locator('[data-piece="card:1g5"]').boundingBox())!;
  for (const at of ['x', 'y'] as const) expect(Math.abs(edge[at] - card[at])).toBeLessThan(12);
  await page.locator('.middle [data-piece="token:white"]').click(); // in the dark
  await expect(page.locator('.middle [data-piece="token:white"].staged')).toHaveCount(1);
  await expect(edges).toHaveCount(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  await edges.first().waitFor();
  expect(await page.locator('.spotlight').evaluate((one) => getComputedStyle(one).animationName)).toBe('none');
});

test('held sideways, a phone shows a lesson and the whole hand', async ({page}) => {
  await page.setViewportSize(SIDEWAYS);
  await prefer(page, 'en');
  await page.goto('./#/guide/china');
  await page.locator('.hand .piece').first().waitFor();
  const hand = (await page.locator('.hand').boundingBox())!;
  const card = (await page.locator('.hand .piece').first().boundingBox())!;
  expect(card.y).toBeGreaterThanOrEqual(hand.y);
  expect(card.y + card.height).toBeLessThanOrEqual(hand.y + hand.height + 1);
  const acts = (await page.locator('.acts').boundingBox())!;
  expect(acts.y + acts.height).toBeLessThanOrEqual(SIDEWAYS.height + 1);
});
