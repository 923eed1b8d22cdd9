// Scorings: step by step on the table, then players by reasons, which stays until it is closed and
// can be opened again.
import {expect, test, type Page} from '@playwright/test';
import {GAMES, LANGUAGES} from './facts';
import {ask, recordOf} from './native';
import {prefer, watch, type Language} from './player';

const isMove = (line: object) => 'move' in line;

// Without the last `left` decisions; the bots go on from there.
function cut(record: object[], left: number): object[] {
  const moves = record.filter(isMove);
  const at = left === 0 ? record.length : record.indexOf(moves.at(-left)!);
  return record.slice(0, at);
}

async function open(page: Page, game: string, record: object[], finished: boolean): Promise<void> {
  const {seats} = record[0] as {seats: number};
  const players = Array.from({length: seats}, (_, seat) => ({who: 'bot', name: `Bot ${seat + 1}`, level: 'easy'}));
  const saved = {id: 'kept', record, finished, when: 1, setup: {game, edition: 'standard', options: {}, players}};
  await page.addInitScript((kept) => localStorage.setItem('pentarch.game.kept', kept), JSON.stringify(saved));
  await page.goto('./#/play/kept');
  await page.locator('.arena').waitFor();
}

const cells = (page: Page, row: string) => page.locator(`.panel-scoring ${row} td`).allInnerTexts();
const numberOf = (text: string) => Number(/[+−]?\d+/.exec(text)?.[0].replace('−', '-') ?? 0);

async function tableOf(page: Page, which: number): Promise<void> {
  await page.locator('.log button.scored').nth(which).click();
  await page.locator('.panel-scoring .scoring').waitFor();
}

for (const [number, {id, seats}] of GAMES.entries()) {
  const language: Language = LANGUAGES[number % 3]!;

  test(`${id}: the end is a table that can be opened again, and it adds up`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, language);
    const record = recordOf(id, seats[1]);
    const {standing} = ask([{do: 'load', record}])[0];
    await open(page, id, record, true);
    await page.locator('[data-act=scoring]').click();
    await page.locator('.panel-scoring .scoring').waitFor();
    const sums = (await cells(page, 'tfoot tr:first-child')).map(numberOf);
    const added = Array(seats[1]).fill(0);
    for (const row of await page.locator('.scoring tbody tr:not(.measured)').all()) {
      (await row.locator('td').allInnerTexts()).forEach((text, seat) => (added[seat] += numberOf(text)));
    }
    expect(sums).toEqual(added);
    const points = standing.map((place: {points: number}) => place.points);
    expect((await cells(page, 'tfoot tr:last-child')).map(numberOf)).toEqual(points);
    await page.locator('.panel-scoring .close').click();
    await expect(page.locator('.panel-scoring')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });
}

test('a decade of Catherine tells the cannons against each neighbour', async ({page}) => {
  await prefer(page, 'en');
  await open(page, 'catherine', recordOf('catherine', 3), true);
  await page.locator('.panel-end .close').click();
  await tableOf(page, 0);
  await expect(page.locator('.panel-scoring')).toContainText(/\d against \d \(Bot 2\): \+[024]/);
  await expect(page.locator('.scoring .measured')).toContainText('may build a house');
});

test('an invasion of Comuni tells attack and defence, and who is honoured', async ({page}) => {
  await prefer(page, 'en');
  await open(page, 'comuni', recordOf('comuni', 3), true);
  await page.locator('.panel-end .close').click();
  await tableOf(page, 0);
  await expect(page.locator('.scoring .measured').first()).toContainText(/4 \+ \d+ ahead − \d+ by the league/);
  await expect(page.locator('.scoring')).toContainText('in the league');
});

test('a policy of Emperor’s Choice tells what it counts, and the end has seven steps', async ({page}) => {
  await prefer(page, 'en');
  await open(page, 'emperor', recordOf('emperor', 3), true);
  await page.locator('.panel-end .close').click();
  await tableOf(page, 0);
  await expect(page.locator('.panel-scoring')).toContainText('Defence against 2');
  await expect(page.locator('.panel-scoring')).toContainText('wins: 2 + 2');
  await page.keyboard.press('Escape');
  const last = (await page.locator('.log button.scored').count()) - 1;
  await tableOf(page, last);
  for (let step = 1; step <= 7; ++step) {
    await expect(page.locator('.scoring tbody th', {hasText: `${step}.`}).first()).toBeVisible();
  }
});

test('a full state of China tells houses and rank', async ({page}) => {
  await prefer(page, 'en');
  await open(page, 'china', recordOf('china', 3), true);
  await page.locator('.panel-end .close').click();
  await tableOf(page, 0);
  await expect(page.locator('.panel-scoring')).toContainText(/most, \d: all \d count/);
  await expect(page.locator('.panel-scoring')).toContainText(/\d, behind \d/);
});

test('who wins a tie is said, and why', async ({page}) => {
  await prefer(page, 'en');
  // The first seed in which the two best are level.
  const tied = (record: object[]) => {
    const [first, second] = ask([{do: 'load', record}])[0].standing;
    return first.points === second.points && first.rank !== second.rank;
  };
  const record = Array.from({length: 80}, (_, seed) => recordOf('comuni', 2, 'random', {}, seed)).find(tied)!;
  await open(page, 'comuni', record, true);
  await page.locator('[data-act=scoring]').click();
  await expect(page.locator('.panel-scoring')).toContainText('the lower number of the commune wins');
});

test('the end is shown step by step on the table, and its table stays until it is closed', async ({page}) => {
  await prefer(page, 'en', {speed: 'brisk'});
  await open(page, 'china', cut(recordOf('china', 3), 1), false);
  await expect(page.locator('.ribbon')).toContainText('Final scoring · Qin: Bot 2 +2 · Bot 3 +2');
  const court = (await page.locator('[data-piece="state:qin"]').boundingBox())!;
  const earned = (await page.locator('.earned').first().boundingBox())!;
  expect(Math.abs(earned.y - court.y)).toBeLessThan(40);
  await expect(page.locator('.panel-end')).toHaveCount(0);
  await expect(page.locator('.ribbon')).toContainText('Shu');
  while ((await page.locator('.panel-scoring').count()) === 0) await page.keyboard.press('Shift');
  await page.waitForTimeout(3000);
  await expect(page.locator('.panel-scoring')).toHaveCount(1);
  await expect(page.locator('.panel-end')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel-scoring')).toHaveCount(0);
  await expect(page.locator('.panel-end')).toHaveCount(1);
});

test('a replay opens the tables too', async ({page}) => {
  await prefer(page, 'en');
  await open(page, 'catherine', recordOf('catherine', 2), true);
  await page.goto('./#/replay/kept');
  await page.locator('.scrubber').waitFor();
  await tableOf(page, 1);
  await expect(page.locator('.panel-scoring h2')).toHaveText('Scoring of decade 2');
});
