// What a bot thinks of a finished game: in the background, to be stopped, reckoned once; the dearest
// decisions, and another try from there. Nothing of it exists while a game goes on.
import {expect, test, type Page} from '@playwright/test';
import {GAMES, LANGUAGES} from './facts';
import {ask, recordOf} from './native';
import {prefer, watch, type Language} from './player';

const isMove = (line: object) => 'move' in line;

// The same game from shortly before its end, so that there is little to go through.
function lastOf(record: any[], decisions: number): object[] {
  const {course} = ask([{do: 'load', record}, {do: 'course'}])[1];
  const from = Math.max(0, course.length - decisions);
  for (let at = from; at < course.length; ++at) {
    const {position, ok} = ask([{do: 'load', record, decisions: at}, {do: 'position'}])[1];
    const {game} = record[0];
    const begun = ok && ask([{do: 'position', game, position, players: record[0].players}, {do: 'record'}]);
    if (!begun || !begun[0].ok) continue; // in the middle of answers that are given at once
    const [head] = begun[1].record;
    const lines = record.slice(record.indexOf(record.filter(isMove)[at]));
    return [head, ...lines];
  }
  throw new Error('no position to begin in');
}

const NAMES = ['Player', 'Ada', 'Ben', 'Cleo', 'Dan'];

async function keep(page: Page, record: any[], finished = true): Promise<void> {
  const [head, ...lines] = record;
  const players = Array.from({length: head.seats}, (_, seat) =>
    seat === 0 ? {who: 'me', name: NAMES[seat]} : {who: 'bot', name: NAMES[seat], level: 'easy'},
  );
  const setup = {game: head.game, edition: 'standard', options: {}, players};
  const named = [{...head, players: players.map(({name}) => name)}, ...lines];
  const saved = {id: 'kept', record: named, finished, when: Date.UTC(2026, 2, 5, 12), setup};
  await page.addInitScript((kept) => {
    if (localStorage.getItem('pentarch.game.kept') === null) localStorage.setItem('pentarch.game.kept', kept);
  }, JSON.stringify(saved));
}

const short = (game: string, seats: number): object[] => lastOf(recordOf(game, seats, 'easy'), 16);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./#/${path}`);
  await page.locator('.arena').waitFor();
}

async function reviewed(page: Page): Promise<void> {
  await page.locator('.review').waitFor();
  await expect(page.locator('.review-progress')).toHaveCount(0, {timeout: 120_000});
}
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('pentarch.review.kept') ?? 'null'));

for (const [number, {id, seats}] of GAMES.entries()) {
  const language: Language = LANGUAGES[number % 3]!;

  test(`${id}: a finished game is gone through once, and its dearest decisions can be tried again`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, language);
    await keep(page, short(id, seats[0]));
    await open(page, 'play/kept');
    await reviewed(page);
    const found = await kept(page);
    const {course} = ask([{do: 'load', record: short(id, seats[0])}, {do: 'course'}])[1];
    expect(found.glances.length).toBe(course.length);
    for (const {chances} of found.glances) {
      expect(chances.length).toBe(seats[0]);
      expect(chances.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1, 1);
    }
    // The chances of all, as lines, as a place that is pointed at, and as numbers.
    await expect(page.locator('.chances polyline')).toHaveCount(seats[0]);
    await page.locator('.chances summary').click();
    await expect(page.locator('.chances-table tbody tr')).toHaveCount(course.length + 1);
    // Only what is beyond the noise is listed, the dearest first.
    const certain = Object.values<any>(found.verdicts).filter(
      ({better, played, noise}) => better - played > Math.max(0.01, 2.5 * noise),
    );
    await expect(page.locator('.dear > ol > li')).toHaveCount(Math.min(5, certain.length));
    for (const dear of await page.locator('.dear > ol > li').all()) {
      expect(await dear.locator('dd').count()).toBeGreaterThan(1);
      for (const done of await dear.locator('dd').allInnerTexts()) expect(done.trim()).not.toBe('');
    }
    // It is not done again.
    await page.reload();
    await page.locator('.review').waitFor();
    expect((await kept(page)).glances).toEqual(found.glances);
    await expect(page.locator('.review-progress')).toHaveCount(0);
    if (certain.length > 0) {
      const record = await page.evaluate(() => JSON.parse(localStorage.getItem('pentarch.game.kept')!).record);
      await page.locator('[data-act=retry]').first().click();
      await page.waitForURL((url) => !url.hash.endsWith('/kept'));
      await page.locator('.arena').waitFor();
      await expect(page.locator('.panel-end')).toHaveCount(0);
      const games = await page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, text]) =>
          key.startsWith('pentarch.game.') ? [JSON.parse(text as string)] : [],
        ),
      );
      const old = games.find((one) => one.id === 'kept');
      const copy = games.find((one) => one.id !== 'kept');
      expect(old.record).toEqual(record);
      expect(copy.setup).toEqual(old.setup);
      expect(copy.record).toEqual(record.slice(0, copy.record.length));
    }
    expect(troubles).toEqual([]);
  });
}

test('a dear decision can be looked at where it was made', async ({page}) => {
  await prefer(page, 'en');
  await keep(page, short('splendor', 2));
  await open(page, 'play/kept');
  await reviewed(page);
  const at = Number(/\d+/.exec(await page.locator('.dear h4').first().innerText())![0]);
  await page.locator('[data-act=look]').first().click();
  await page.locator('.replay').waitFor();
  await expect(page.locator('.prompt')).toContainText(`After ${at - 1} of`);
});

test('it can be stopped, goes on when the end is opened again, and leaves nothing behind', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await keep(page, recordOf('china', 3, 'easy')); // long enough not to be done at once
  await open(page, 'play/kept');
  const share = async () => (await page.locator('.review progress').getAttribute('value'))!;
  await expect.poll(async () => Number(await share())).toBeGreaterThan(0);
  await page.locator('[data-act=review]').click();
  await expect(page.locator('[data-act=review]')).toHaveText('Go on');
  const before = (await kept(page)).glances.filter(Boolean).length;
  expect(before).toBeGreaterThan(0);
  await page.locator('.panel-end .close').click();
  await page.locator('[data-act=end]').click();
  await expect(page.locator('[data-act=review]')).toHaveText('Stop');
  await expect.poll(async () => (await kept(page)).glances.filter(Boolean).length).toBeGreaterThan(before);
  // What was found stays when the page is left, and goes with the game.
  await page.goto('./#/');
  const left = (await kept(page)).glances.filter(Boolean).length;
  await open(page, 'play/kept');
  await expect.poll(async () => (await kept(page)).glances.filter(Boolean).length).toBeGreaterThanOrEqual(left);
  await page.goto('./#/');
  await page.locator('.saved .close').click();
  expect(await kept(page)).toBe(null);
  expect(troubles).toEqual([]);
});

test('the chances answer to keys and pointer', async ({page}) => {
  await prefer(page, 'en');
  await keep(page, short('splendor', 2));
  await open(page, 'replay/kept');
  await page.locator('[data-act=points]').click();
  await reviewed(page);
  const slider = page.locator('.chances-line');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(slider).toHaveAttribute('aria-valuetext', /Decision 2: \w+: Player \d+ %, Ada \d+ %/);
  await expect(page.locator('.prompt')).toContainText('After 16 of 16');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('After 1 of 16');
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  const shown = Number(await slider.getAttribute('aria-valuenow'));
  expect(shown).toBeGreaterThan(4);
  expect(shown).toBeLessThan(12);
  await page.mouse.click(box.x + box.width / 2, box.y + 40);
  await expect(page.locator('.prompt')).toContainText(`After ${shown} of 16`);
});

test('while a game goes on nothing of it exists', async ({page}) => {
  await prefer(page, 'en');
  const record = recordOf('splendor', 2, 'easy');
  const moves = record.filter(isMove);
  await keep(page, record.slice(0, record.indexOf(moves[10]!)), false);
  await open(page, 'replay/kept');
  await page.locator('[data-act=points]').click();
  await expect(page.locator('.panel-end .ranks')).toHaveCount(1);
  await expect(page.locator('.review, .keepsakes, .won')).toHaveCount(0);
});

test('several people at one screen each have their dearest decisions', async ({page}) => {
  await prefer(page, 'en');
  const record: any[] = short('splendor', 2);
  const players = NAMES.slice(0, 2).map((name, seat) => ({who: seat === 0 ? 'me' : 'friend', name}));
  const setup = {game: 'splendor', edition: 'standard', options: {}, players};
  const saved = {id: 'kept', record, finished: true, when: 1, setup};
  await page.addInitScript((text) => localStorage.setItem('pentarch.game.kept', text), JSON.stringify(saved));
  await open(page, 'play/kept');
  await reviewed(page);
  const verdicts = Object.keys((await kept(page)).verdicts).map(Number);
  const {course} = ask([{do: 'load', record}, {do: 'course'}])[1];
  expect(new Set(verdicts.map((at) => course[at].seat)).size).toBe(2);
  await page.locator('.dear-of select').selectOption('1');
  for (const text of await page.locator('.dear h4').allInnerTexts()) {
    expect(course[Number(/\d+/.exec(text)![0]) - 1].seat).toBe(1);
  }
});
