// A replay goes by itself, at three speeds, by buttons and by keys; its buttons stay in one row.
import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, SIDEWAYS, SIZES} from './facts';
import {ask, recordOf} from './native';
import {prefer, watch} from './player';

async function open(page: Page, record: object[], at: number): Promise<void> {
  const players = [
    {who: 'me', name: 'Player'},
    {who: 'bot', name: 'Ada', level: 'easy'},
  ];
  const setup = {game: 'splendor', edition: 'standard', options: {}, players};
  const saved = {id: 'kept', record, finished: true, when: 1, setup};
  await page.addInitScript((kept) => localStorage.setItem('pentarch.game.kept', kept), JSON.stringify(saved));
  await page.goto(`./#/replay/kept/before/${at}`);
  await page.locator('.arena').waitFor();
}

const place = async (page: Page) => Number(await page.locator('input[type=range]').inputValue());

test('it plays by itself to the end, and pauses', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await page.clock.install();
  const record = recordOf('splendor', 2, 'easy');
  const all = record.filter((line) => 'move' in line).length;
  await open(page, record, all - 3);
  const play = page.locator('[data-act=play]');
  await play.click();
  await expect(play).toHaveAttribute('aria-label', 'Pause');
  await page.clock.runFor(2500);
  await expect.poll(() => place(page)).toBe(all - 2);
  await page.keyboard.press('Escape');
  await play.click();
  await page.clock.runFor(10_000);
  expect(await place(page)).toBe(all - 2);
  // By keys, and faster: three times a second and a half.
  await page.locator('.log').focus();
  await page.keyboard.press('3');
  await expect(page.locator('[data-act=pace]')).toHaveText('×4');
  await page.keyboard.press(' ');
  await expect(play).toHaveAttribute('aria-label', 'Pause');
  for (const at of [all - 1, all]) {
    await page.clock.runFor(700);
    await expect.poll(() => place(page)).toBe(at);
  }
  await expect(play).toHaveAttribute('aria-label', 'Let it run');
  // From the end it begins anew.
  await play.click();
  await expect.poll(() => place(page)).toBe(0);
  await page.locator('[data-act=pace]').click();
  await expect(page.locator('[data-act=pace]')).toHaveText('×1');
  expect(troubles).toEqual([]);
});

test('arrows go one decision, on the slider too', async ({page}) => {
  await prefer(page, 'en');
  await open(page, recordOf('splendor', 2, 'easy'), 8);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toBe(9);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(page)).toBe(7);
  await page.locator('input[type=range]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toBe(8);
  await page.keyboard.press('Home');
  await expect.poll(() => place(page)).toBe(0);
});

test('what was taken back is no part of it', async ({page}) => {
  await prefer(page, 'en');
  const [head, ...lines] = recordOf('splendor', 2, 'easy');
  const first: any = lines.find((line) => 'move' in line);
  const at = lines.indexOf(first);
  const other = first.move === 'take white blue green' ? 'take blue green red' : 'take white blue green';
  const undone = [
    {move: other, seat: first.seat, on: first.on},
    {seat: first.seat, undo: 1},
  ];
  await open(page, [head!, ...lines.slice(0, at), ...undone, ...lines.slice(at)], 1);
  const [, {events}] = ask([
    {do: 'load', record: [head, ...lines], decisions: 1},
    {do: 'events', seat: 0, links: true},
  ]);
  const told = events.at(-1).text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  await expect(page.locator('.log')).toContainText(told);
});

for (const language of LANGUAGES) {
  test(`its buttons stay in one row at every size, in ${language}`, async ({page}) => {
    await prefer(page, language);
    await open(page, recordOf('splendor', 2, 'easy'), 8);
    const sizes = [...Object.values(SIZES), SIDEWAYS, {width: 768, height: 1024}, {width: 920, height: 700}];
    for (const size of [...sizes, {width: 1920, height: 1080}]) {
      await page.setViewportSize(size);
      await expect(async () => {
        const boxes = await page.locator('.scrubber .button:visible').evaluateAll((buttons) =>
          buttons.map((button) => {
            const {top, left, right, height, width} = button.getBoundingClientRect();
            return {top, left, right, height, width};
          }),
        );
        expect(boxes.length).toBeGreaterThan(5);
        for (const [i, box] of boxes.entries()) {
          const what = `${size.width}x${size.height}`;
          expect(box.top, what).toBeCloseTo(boxes[0]!.top, 0);
          expect(box.left, what).toBeGreaterThanOrEqual(i === 0 ? 0 : boxes[i - 1]!.right);
          expect(box.right, what).toBeLessThanOrEqual(size.width);
          expect(box.height, what).toBeGreaterThanOrEqual(44);
          expect(box.width, what).toBeGreaterThanOrEqual(44);
        }
      }).toPass(); // once everything has its place
    }
  });
}
