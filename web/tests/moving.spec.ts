// Pieces are seen and heard to move: from a stock to a player, from a player to the table.
import {expect, test, type Page} from '@playwright/test';
import {GAMES} from './facts';
import {openMidGame} from './middle';
import {begin, chooser, click, prefer, untilAsked, watch} from './player';

interface Flight {
  kind: string;
  lasts: number;
}

// All that flew so far, counted where it begins.
async function countFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: Flight[] = ((window as any).flights = []);
    const {animate} = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, frames: any, options: any) {
      if (this.matches('.flight')) flights.push({kind: this.className, lasts: options.duration});
      return animate.call(this, frames, options);
    };
  });
}
const flights = (page: Page): Promise<Flight[]> => page.evaluate(() => (window as any).flights);

for (const [number, {id}] of GAMES.entries()) {
  test(`${id}: what goes from one place to another flies there`, async ({page}) => {
    const troubles = watch(page);
    await countFlights(page);
    await prefer(page, 'en', {motion: true, speed: 'brisk'});
    await openMidGame(page, id, 0.3);
    const choose = chooser(number + 40);
    for (let clicks = 0; clicks < 60 && (await flights(page)).length === 0; ++clicks) {
      if ((await page.locator('.panel-scoring').count()) > 0) await page.keyboard.press('Escape');
      else await click(page, choose);
    }
    const all = await flights(page);
    expect(all.length).toBeGreaterThan(0);
    for (const {lasts} of all) expect(lasts).toBeGreaterThanOrEqual(300);
    for (const {lasts} of all) expect(lasts).toBeLessThanOrEqual(600);
    await expect(page.locator('.flight')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });
}

async function takeThree(page: Page): Promise<void> {
  for (const colour of ['white', 'blue', 'green']) await page.locator(`.middle [data-piece="token:${colour}"]`).click();
  await page.locator('[data-act=confirm]').click();
}

test('three gems fly from the stock to the one who takes them, and a click ends it', async ({page}) => {
  await countFlights(page);
  await prefer(page, 'en', {motion: true, speed: 'calm'});
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  const from = (await page.locator('.middle [data-piece="token:white"]').boundingBox())!;
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.matches('.flight')) {
            (window as any).starts = [...((window as any).starts ?? []), [node.style.left, node.style.top]];
          }
        }
      }
    }).observe(document.body, {childList: true});
  });
  await takeThree(page);
  await page.locator('.flight').first().waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.flight')).toHaveCount(0);
  const starts: string[][] = await page.evaluate(() => (window as any).starts);
  expect(starts.length).toBeGreaterThanOrEqual(3);
  const middle = [from.x + from.width / 2, from.y + from.height / 2];
  expect(
    starts.some((start) => start.every((at, i) => Math.abs(parseFloat(at) - middle[i]!) < 1)),
    'one begins at the white tokens',
  ).toBe(true);
});

test('without motion nothing flies', async ({page}) => {
  await countFlights(page);
  await prefer(page, 'en', {motion: false, speed: 'brisk'});
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await takeThree(page);
  await untilAsked(page);
  expect(await flights(page)).toEqual([]);
});

// What is heard, as so many notes of each loudness.
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: number[] = ((window as any).notes = []);
    const {setValueAtTime} = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (this: AudioParam, value: number, at: number) {
      notes.push(value);
      return setValueAtTime.call(this, value, at);
    };
  });
}
const notes = (page: Page): Promise<number[]> => page.evaluate(() => (window as any).notes);

test('a game is silent until one asks for sounds, and then as loud as one likes', async ({page}) => {
  await listen(page);
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await takeThree(page);
  await untilAsked(page);
  expect(await notes(page)).toEqual([]);
  await page.locator('.top-tools button', {hasText: 'Settings'}).click();
  await expect(page.locator('[data-setting=volume]')).toBeDisabled();
  await page.locator('[data-setting=sound]').click();
  await page.locator('[data-setting=volume]').fill('100');
  const loud = Math.max(...(await notes(page)));
  await page.evaluate(() => void ((window as any).notes.length = 0));
  await page.locator('[data-setting=volume]').fill('20');
  expect(Math.max(...(await notes(page)))).toBeCloseTo(loud / 5, 5);
  await page.keyboard.press('Escape');
  await page.evaluate(() => void ((window as any).notes.length = 0));
  await takeThree(page);
  await expect.poll(async () => (await notes(page)).length).toBeGreaterThan(2);
});
