// The end of a game: who won a tie and why, and what one takes away: a picture of the result.
import {readFileSync} from 'node:fs';
import {expect, test, type Download, type Page} from '@playwright/test';
import {GAMES, LANGUAGES} from './facts';
import {recordOf} from './native';
import {prefer, watch} from './player';

const NAMES = ['Fe<licia>', 'Ada & Co', 'Ben', 'Cleo', 'Dan']; // people call themselves as they like

async function open(page: Page, record: any[], where = 'play'): Promise<void> {
  const [{seats, game}] = record;
  const players = Array.from({length: seats}, (_, seat) =>
    seat === 0 ? {who: 'me', name: NAMES[seat]} : {who: 'bot', name: NAMES[seat], level: 'easy'},
  );
  const setup = {game, edition: 'standard', options: {}, players};
  const saved = {id: 'kept', record, finished: true, when: Date.UTC(2026, 2, 5, 12), setup};
  await page.addInitScript((kept) => localStorage.setItem('pentarch.game.kept', kept), JSON.stringify(saved));
  await page.goto(`./#/${where}/kept`);
  await page.locator('.arena').waitFor();
}

function tied(game: string, seats: number): object[] {
  for (let seed = 1; seed < 200; ++seed) {
    const record = recordOf(game, seats, 'greedy', {}, seed);
    const {points} = (record.at(-1) as {end: {points: number[]}}).end;
    if (points.filter((one) => one === Math.max(...points)).length > 1) return record;
  }
  throw new Error('no game ended in a tie');
}

// What decides, as each game says it in English.
const WHY: Record<string, RegExp> = {
  splendor: /\d+ cards? bought/,
  china: /\d+ pieces? left/,
  comuni: /lower number/,
  catherine: /share/,
  emperor: /person|power|order/,
};

for (const {id, seats} of GAMES) {
  test(`${id}: a tie is explained beneath the ranks`, async ({page}) => {
    await prefer(page, 'en');
    await open(page, tied(id, seats[0]));
    await expect(page.locator('.panel-end .tie')).toContainText(WHY[id] ?? /points/);
  });
}

test('where no one is tied nothing is said of it', async ({page}) => {
  await prefer(page, 'en');
  await open(page, recordOf('splendor', 2, 'greedy', {}, 7));
  await page.locator('.panel-end .chart').first().waitFor();
  await expect(page.locator('.panel-end .tie')).toHaveCount(0);
});

async function downloaded(page: Page, act: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-act=${act}]`).click()]);
  return download;
}

for (const [number, language] of LANGUAGES.entries()) {
  const {id, seats} = GAMES[number + 1]!;
  test(`the result is a picture, in ${language}`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, language);
    const record = recordOf(id, seats[1]);
    await open(page, record);
    await page.locator('.review-progress progress:not([value="0"])').waitFor();
    const svg = await downloaded(page, 'svg');
    expect(svg.suggestedFilename()).toBe(`${id}-2026-03-05.svg`);
    const text = readFileSync(await svg.path(), 'utf8');
    expect(text).not.toMatch(/var\(|class=|href=/); // it stands by itself
    const seen = await page.evaluate((source) => {
      const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
      return {
        name: root.localName,
        texts: [...root.querySelectorAll('text')].map((one) => one.textContent),
        lines: root.querySelectorAll('polyline').length,
      };
    }, text);
    expect(seen.name).toBe('svg');
    const {points, ranks} = (record.at(-1) as {end: {points: number[]; ranks: number[]}}).end;
    const year = seen.texts.find((one) => one!.includes('2026'));
    expect(year).toBeTruthy();
    for (const [seat, value] of points.entries()) {
      expect(seen.texts).toContain(NAMES[seat]);
      expect(seen.texts).toContain(String(value));
    }
    expect(seen.texts.slice(0, 3).join(' ')).toContain(NAMES[ranks.indexOf(1)]!);
    expect(seen.lines).toBe(2 * points.length); // points and chances
    const png = readFileSync(await (await downloaded(page, 'png')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1080);
    expect(png.length).toBeGreaterThan(10_000);
    expect(troubles).toEqual([]);
  });
}

test('the picture is given to the system to be sent, where it can', async ({page}) => {
  await page.addInitScript(() => {
    const given: {name: string; type: string; size: number; text: string}[] = [];
    (window as any).given = given;
    navigator.canShare = () => true;
    navigator.share = async ({files, text}: ShareData) => {
      for (const {name, type, size} of files!) given.push({name, type, size, text: text!});
    };
  });
  await prefer(page, 'en');
  await open(page, recordOf('splendor', 2), 'replay');
  await page.locator('[data-act=points]').click();
  await page.locator('[data-act=share]').click();
  await expect.poll(() => page.evaluate(() => (window as any).given.length)).toBe(1);
  const [{name, type, size, text}] = await page.evaluate(() => (window as any).given);
  expect([name, type]).toEqual(['splendor-2026-03-05.png', 'image/png']);
  expect(size).toBeGreaterThan(5000);
  expect(text).toMatch(/^Splendor: .* won\.$/);
});

test('where the system can’t, nothing is offered that fails', async ({page}) => {
  await page.addInitScript(() => ((navigator as any).canShare = undefined));
  await prefer(page, 'en');
  await open(page, recordOf('splendor', 2));
  await page.locator('[data-act=png]').waitFor();
  await expect(page.locator('[data-act=share]')).toHaveCount(0);
});
