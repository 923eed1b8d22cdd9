// What is said, and to whom: the one before the screen is addressed, the others have names.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {GAMES} from './facts';
import {begin, chooser, click, prefer, untilAsked} from './player';

const YOU = {en: 'You', ja: 'あなた', zh: '你'} as const;
const LANGUAGES = ['en', 'ja', 'zh'] as const;
const detail = (page: Page) => page.locator('.status .detail');

const nameIn = async (seat: Locator): Promise<string> => {
  const level = (await seat.locator('.level').textContent()) ?? '';
  return (await seat.textContent())!.trim().slice(0, -level.length).trim();
};

for (const {id} of GAMES) {
  test(`${id}: bots are called like people of its world, with their level beside the name`, async ({page}) => {
    for (const language of LANGUAGES) {
      await page.addInitScript((chosen) => {
        const kept = JSON.parse(localStorage.getItem('pentarch.settings') ?? '{}');
        localStorage.setItem('pentarch.settings', JSON.stringify({...kept, speed: 'none', language: chosen}));
      }, language);
      await page.goto(`./#/new/${id}?seed=11`);
      await page.reload();
      const rows = page.locator('.seat-row input');
      await expect(rows.nth(1)).not.toHaveValue('');
      const names = await rows.evaluateAll((all) => all.slice(1).map((one) => (one as HTMLInputElement).value));
      expect(new Set(names).size).toBe(names.length);
      expect(names.join()).not.toMatch(/\d/);
      await page.locator('button[type=submit]').click();
      const heads = page.locator('.other .seat-name');
      await heads.first().waitFor();
      const seated = () => heads.all().then((all) => Promise.all(all.map(nameIn)));
      expect(await seated()).toEqual(names);
      await expect(page.locator('.mine .seat-name').first()).toHaveText(YOU[language]);
      await page.reload();
      await heads.first().waitFor();
      expect(await seated()).toEqual(names);
    }
  });
}

// What is said in all games and languages is a law of the engine's tests; here, that the page asks for it.
for (const [id, seats, language] of [
  ['splendor', 2, 'ja'],
  ['china', 3, 'en'],
  ['catherine', 2, 'zh'],
] as const) {
  test(`${id}: the one who plays is addressed in ${language}`, async ({page}) => {
    await prefer(page, language);
    await begin(page, id, seats);
    const choose = chooser(5);
    for (let clicks = 0; clicks < 15; ++clicks) await click(page, choose);
    await untilAsked(page);
    const text = await page.locator('.log').innerText();
    expect(text).toContain(YOU[language]);
    expect(text).not.toMatch(/Player|プレイヤー|玩家|您|あなたさん|\{|will\?/);
  });
}

test('among several people at one screen the log addresses the one who looks', async ({page}) => {
  await prefer(page, 'en');
  await page.goto('./#/new/catherine?seed=7');
  await page.locator('.counts label', {hasText: '2'}).click();
  await page.locator('.seat-row select').nth(1).selectOption('friend');
  await page.locator('button[type=submit]').click();
  const opened = async (others: string) => {
    await page.locator('[data-act=raise]').click();
    const log = page.locator('.log');
    await expect(log).toContainText('You drew');
    await expect(log).toContainText(`${others} drew 6 cards`);
    for (let card = 0; card < 3; ++card) await page.locator('.mine .piece.can:not(.staged)').first().click();
    await page.locator('[data-act=confirm]').click();
  };
  await opened('Friend 2');
  await opened('Player');
});

for (const [language, said] of [
  ['en', 'You will take 1 white, 1 blue and 1 green.'],
  ['ja', '決定すると、あなたは白1個、青1個、緑1個を取ります。'],
  ['zh', '确定后，你将拿取1个白、1个蓝和1个绿。'],
] as const) {
  test(`what a decision would do is said in the future, in ${language}`, async ({page}) => {
    await prefer(page, language);
    await begin(page, 'splendor', 2);
    await untilAsked(page);
    for (const colour of ['white', 'blue', 'green']) {
      await page.locator(`.middle [data-piece="token:${colour}"]`).click();
    }
    await expect(detail(page)).toHaveText(said);
  });
}

test('what is still missing is counted', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'catherine', 2);
  const next = page.locator('.mine .piece.can:not(.staged)').first();
  await next.click();
  await expect(detail(page)).toHaveText('2 still missing.');
  await next.click();
  await expect(detail(page)).toHaveText('1 still missing.');
  await next.click();
  await expect(detail(page)).toContainText('Chosen: ');
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(`the status line is read to its end at ${width}x${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await prefer(page, 'en');
    await begin(page, 'splendor', 2);
    await untilAsked(page);
    for (const colour of ['white', 'blue', 'green']) {
      await page.locator(`.middle [data-piece="token:${colour}"]`).click();
    }
    await detail(page).waitFor();
    // As long as the longest that a game says.
    const cut = await detail(page).evaluate((line) => {
      line.textContent = `${' You will use Florence and pay 2 craftsmen: a wall of level 4.'.repeat(6)} End.`;
      const box = line.closest<HTMLElement>('.status-text')!;
      box.scrollTop = box.scrollHeight;
      const end = document.createRange();
      end.setStart(line.firstChild!, line.textContent.length - 4);
      end.setEnd(line.firstChild!, line.textContent.length);
      const [last, around] = [end.getBoundingClientRect(), box.getBoundingClientRect()];
      const {webkitLineClamp, textOverflow} = getComputedStyle(box);
      return {below: last.bottom - around.bottom, above: around.top - last.top, webkitLineClamp, textOverflow};
    });
    expect(cut.below).toBeLessThan(1);
    expect(cut.above).toBeLessThan(1);
    expect(cut).toMatchObject({webkitLineClamp: 'none', textOverflow: 'clip'});
  });
}
