// Comuni: bids are numbers, an invasion has a stage of its own, cards show what they build.
import {expect, test, type Page} from '@playwright/test';
import {SIZES} from './facts';
import {ask, recordOf} from './native';
import {begin, prefer, untilAsked, watch} from './player';

const confirm = (page: Page) => page.locator('[data-act=confirm]');
const numberIn = async (page: Page, selector: string) => Number(await page.locator(selector).innerText());

// The first invasion of a game that bots have played so far, the first seat, ours, still to decide.
function atInvasion(seats: number): object[] {
  const record = recordOf('comuni', seats);
  const [, {course}] = ask([{do: 'load', record}, {do: 'course'}]);
  const decisions = course.findIndex(({move}: {move: string}) => move.startsWith('defend'));
  expect(course[decisions].seat).toBe(0);
  return ask([{do: 'load', record, decisions}, {do: 'record'}])[1].record;
}

async function openInvasion(page: Page, seats: number): Promise<void> {
  const players = Array.from({length: seats}, (_, seat) =>
    seat === 0 ? {who: 'me', name: 'A'} : {who: 'bot', name: `B${seat}`, level: 'easy'},
  );
  const setup = {game: 'comuni', edition: 'standard', options: {}, players};
  const saved = {id: 'kept', record: atInvasion(seats), finished: false, when: 1, setup};
  await page.addInitScript((kept) => localStorage.setItem('pentarch.game.kept', kept), JSON.stringify(saved));
  await page.goto('./#/play/kept');
  await page.locator('.comuni-invasion').waitFor();
  await untilAsked(page);
}

async function openScoring(page: Page): Promise<void> {
  await page.locator('.log button.scored').last().click();
  await page.locator('.panel-scoring .scoring').waitFor();
}

test('bids are buttons from nothing to all that one has, and what is impossible says why', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await begin(page, 'comuni', 3);
  await untilAsked(page);
  await expect(page.locator('.comuni-bidding')).toHaveCount(0);
  await page.locator('.middle [data-piece="column:2"]').click();
  const gold = await numberIn(page, '.mine [data-piece="own:gold"] .num');
  const amounts = page.locator('.comuni-amount[data-piece^="bid:2:gold:"]');
  await expect(amounts).toHaveText(Array.from({length: gold + 1}, (_, n) => String(n)));
  await expect(amounts.first()).toHaveClass(/staged/); // nothing, until one says more
  await amounts.nth(2).click();
  await expect(page.locator('.status .detail')).toContainText('2 gold');
  await amounts.nth(1).click();
  await expect(amounts.nth(1)).toHaveClass(/staged/);
  await expect(page.locator('.status .detail')).toContainText('1 gold');
  await confirm(page).click();
  await expect(page.locator('.log')).toContainText('1 gold for column 2');
  expect(troubles).toEqual([]);
});

// A game in which somebody else has bid for the column.
async function untilBidByAnother(page: Page): Promise<number> {
  for (let turns = 0; turns < 12; ++turns) {
    await untilAsked(page);
    const columns = await page.locator('.comuni-column.can').evaluateAll((all) =>
      all.flatMap((one) => {
        const gold = Number(one.querySelector('.comuni-bid:not(.free) .num')?.textContent ?? 0);
        return gold > 0 ? [Number((one as HTMLElement).dataset.piece!.split(':')[1])] : [];
      }),
    );
    if (columns.length > 0) return columns[0]!;
    await page.locator('[data-act="do:income"]').click();
    while ((await confirm(page).count()) === 0) await page.locator('.middle .piece.can').first().click();
    await confirm(page).click();
    await page.locator('[data-act="do:income"]:not(.pressed), [data-act="do:claim"]:not(.pressed)').first().waitFor();
  }
  throw new Error('nobody bids');
}

test('a bid that is too low can’t be chosen and says what it takes', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'comuni', 3);
  const column = await untilBidByAnother(page);
  await page.locator(`.middle [data-piece="column:${column}"]`).click({position: {x: 20, y: 20}});
  const nothing = page.locator(`[data-piece="bid:${column}:gold:0"]`);
  await expect(nothing).toHaveAttribute('aria-disabled', 'true');
  await nothing.click({force: true}); // which is for what is disabled
  await expect(page.locator('.status .detail')).toContainText(/the bid must be worth \d or more/);
  await expect(page.locator('.comuni-amount.staged').first()).toBeVisible();
});

test('an invasion begins with nothing chosen, and its bars follow what one sends', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await openInvasion(page, 3);
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.locator('.status')).not.toContainText('Chosen');
  await expect(page.locator('.comuni-attacked')).toHaveCount(3);
  // Bars can be compared: all have the same way to go.
  const ways = await page
    .locator('.comuni-bar-way')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(Math.max(...ways) - Math.min(...ways)).toBeLessThanOrEqual(1);
  const mine = page.locator('.comuni-attacked.own');
  const sumOf = (kind: string) => numberIn(page, `.comuni-attacked.own .${kind} b`);
  const [attack, defence] = [await sumOf('attack'), await sumOf('defence')];
  const plus = (piece: string) => page.locator(`.comuni-sending .stepper button.piece[data-piece="${piece}"]`);
  await plus('league').click();
  await plus('walls').click();
  await plus('walls').click();
  expect(await sumOf('attack')).toBe(attack - 1);
  expect(await sumOf('defence')).toBeGreaterThanOrEqual(defence + 2);
  // Two gold go for an army, and back.
  const armies = page.locator('.comuni-paid > .comuni-number');
  await expect(armies).toContainText('3/');
  await plus('own:gold').click();
  await expect(armies).toContainText('2/');
  await page.locator('.comuni-sending [data-less="own:gold"]').click();
  await expect(armies).toContainText('3/');
  await page.locator('.comuni-sending [data-less="walls"]').click();
  await expect(page.locator('.status .detail')).toContainText('league');
  const expected = [await sumOf('attack'), await sumOf('defence')];
  await expect(mine.locator('.comuni-short-of')).toContainText(String(expected[0]! - expected[1]!));
  await confirm(page).click();
  // What the engine makes of it: the league of the others weakens the attack further.
  await openScoring(page);
  const rows = page.locator('.panel-scoring .measured');
  const how = (await rows.nth(0).locator('td').first().innerText()).match(/(\d+)\D+(\d+) ahead − (\d+)/)!;
  const [strength, ahead, league] = how.slice(1).map(Number);
  expect(strength! + ahead!).toBe(attack);
  expect(league).toBeGreaterThanOrEqual(1);
  await expect(rows.nth(1).locator('td').first()).toContainText(String(expected[1]));
  expect(troubles).toEqual([]);
});

test('to send nobody is a decision with a name', async ({page}) => {
  await prefer(page, 'en');
  await openInvasion(page, 3);
  await page.locator('[data-act="do:none"]').click();
  await expect(page.locator('.status .detail')).toContainText('Send none');
  await confirm(page).click();
  await openScoring(page);
});

test.describe('on a phone', () => {
  test.use({viewport: SIZES.phone});

  test('what one bids with is in the dock', async ({page}) => {
    await prefer(page, 'en');
    await begin(page, 'comuni', 2);
    await untilAsked(page);
    await page.locator('.middle [data-piece="column:1"]').click({position: {x: 20, y: 20}});
    await expect(page.locator('.hand .comuni-amount')).not.toHaveCount(0);
    await expect(page.locator('.field .comuni-amount')).toHaveCount(0);
  });

  test('what one sends is decided in the dock', async ({page}) => {
    await prefer(page, 'en');
    await openInvasion(page, 3);
    await expect(page.locator('.hand .stepper')).not.toHaveCount(0);
    await expect(page.locator('.field .stepper')).toHaveCount(0);
    for (const button of await page.locator('.hand .stepper button').all()) {
      const {width, height} = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('cards have names and pictures, and grow with the room', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'comuni', 3);
  const card = page.locator('.comuni-columns .comuni-card').first();
  await expect(card.locator('.comuni-face-name')).toHaveText(/^[A-Z][a-z ]+$/);
  await expect(card.locator('.comuni-building path')).not.toHaveCount(0);
  const sizes = async () => {
    const {width, height} = (await card.boundingBox())!;
    const text = await card.locator('.comuni-face-name').evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    return {width, height, text};
  };
  const laptop = await sizes();
  await page.setViewportSize({width: 1920, height: 1080});
  const large = await sizes();
  expect(large.width).toBeGreaterThan(1.3 * laptop.width);
  expect(large.height).toBeGreaterThan(1.3 * laptop.height);
  expect(large.text).toBeGreaterThan(1.25 * laptop.text);
});

test('the panels of the others are filled with their streets', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'comuni', 3);
  const [panel, streets] = await Promise.all(
    ['.other', '.other .comuni-shorts'].map(async (one) => (await page.locator(one).first().boundingBox())!),
  );
  expect(streets!.height).toBeGreaterThan(0.6 * panel!.height);
});

test('a card tells what it could become in my city, and a guildmaster what it takes', async ({page}) => {
  await prefer(page, 'en');
  await openInvasion(page, 3);
  await page.locator('.mine [data-about^="activity:0:"]').first().click({button: 'right'});
  await expect(page.locator('.about')).toContainText('next income');
  await page.keyboard.press('Escape');
  await page.goto('./');
  await begin(page, 'comuni', 3);
  await untilAsked(page);
  await page.locator('.middle [data-about^="shown:"]').first().click({button: 'right'});
  await expect(page.locator('.about')).toContainText('With it you could build');
  await expect(page.locator('.about')).not.toContainText('Not now');
  await expect(page.locator('.mine [data-related]')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('.middle [data-about="master:economy"]').click();
  await expect(page.locator('.about')).toContainText('Nobody holds this one. You have 0 points of economy.');
});
