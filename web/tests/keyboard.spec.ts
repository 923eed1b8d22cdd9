// A whole game of each by keys alone, from the first page on. What lies where is only looked at: no
// script gives the focus to anything, or takes it away.
import {expect, test, type Page} from '@playwright/test';
import {GAMES} from './facts';
import {chooser, prefer, savedGame, seedOf, untilAsked, watch} from './player';
import {verify} from './native';

const PRESSES = 25; // of arrows, to get to a piece

const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; ++presses) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  expect(false, `the Tab key does not come to ${selector}`).toBe(true);
}

// What can be chosen now, as one sees it: with verbs by their numbers.
const OPEN = '.arena .piece.can:not(.staged), .tray button[data-piece]:not([aria-disabled=true], .staged)';

interface Seen {
  over: boolean;
  open: number;
  verbs: string[]; // the keys of those that are not pressed
  confirm?: string; // its key
  enter: boolean; // confirms where the focus is
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate((open) => {
    const keyOf = (one: Element) => one.getAttribute('aria-keyshortcuts')!;
    const confirm = document.querySelector('[data-act=confirm]');
    const at = document.activeElement;
    return {
      over: document.querySelector('.panel-end') !== null,
      open: document.querySelectorAll(open).length,
      verbs: [...document.querySelectorAll('[data-act^="do:"]:not(.pressed)')].map(keyOf),
      confirm: confirm === null ? undefined : keyOf(confirm),
      enter: at === document.body || at?.matches('.piece.staged:not(.can), [data-act=confirm]') === true,
    };
  }, OPEN);

// The keys that lead to a piece, as somebody would press them who sees where the focus is: the arrow along the
// longer way, the one along the shorter, and Tab. None, when it is there.
const waysTo = (page: Page, nth: number): Promise<[string, string, string] | undefined> =>
  page.evaluate(
    ([open, nth]) => {
      const target = document.querySelectorAll(open)[nth];
      const at = document.activeElement!;
      if (target === undefined || target === at) return undefined;
      const before = (at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      const tab = at !== document.body && before ? 'Shift+Tab' : 'Tab';
      if (!at.matches('.piece, .tray button')) return ['ArrowDown', 'ArrowDown', tab];
      const [from, to] = [at, target].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      const right = to.left + to.width / 2 - from.left - from.width / 2;
      const down = to.top + to.height / 2 - from.top - from.height / 2;
      const across = right > 0 ? 'ArrowRight' : 'ArrowLeft';
      const along = down > 0 ? 'ArrowDown' : 'ArrowUp';
      return Math.abs(right) > Math.abs(down) ? [across, along, tab] : [along, across, tab];
    },
    [OPEN, nth] as const,
  );

interface Ways {
  arrows: number; // pieces that arrows led to
  tabs: number; // and those that Tab alone did
}

// By arrows, and where these lead elsewhere, by Tab.
async function choose(page: Page, nth: number, ways: Ways): Promise<void> {
  for (let presses = 0; presses < PRESSES; ++presses) {
    const keys = await waysTo(page, nth);
    if (keys === undefined) {
      ++ways.arrows;
      return page.keyboard.press('Space');
    }
    await page.keyboard.press(keys[presses > 8 && presses % 3 === 0 ? 1 : 0]);
  }
  ++ways.tabs;
  for (let presses = 0; presses < 300; ++presses) {
    const keys = await waysTo(page, nth);
    if (keys === undefined) return page.keyboard.press('Space');
    await page.keyboard.press(keys[2]);
  }
  expect(false, 'keys do not come to a piece that can be chosen').toBe(true);
}

async function decide(page: Page, random: (n: number) => number, ways: Ways): Promise<boolean> {
  await untilAsked(page);
  const {over, open, verbs, confirm, enter} = await look(page);
  if (over) return false;
  const choices = open + verbs.length;
  if (confirm !== undefined && (choices === 0 || random(4) > 0)) await page.keyboard.press(enter ? 'Enter' : confirm);
  else if (choices === 0) await page.keyboard.press('Backspace');
  else {
    const chosen = random(choices);
    if (chosen < open) await choose(page, chosen, ways);
    else await page.keyboard.press(verbs[chosen - open]!);
  }
  return true;
}

for (const [number, {id, seats}] of GAMES.entries()) {
  test(`${id}: a whole game by keyboard alone`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, 'en');
    await page.goto(`./#/new/${id}?seed=${seedOf(number + 1)}`);
    await page.locator('button[type=submit]').waitFor();
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('.arena').waitFor();
    const random = chooser(number + 11);
    const ways: Ways = {arrows: 0, tabs: 0};
    let decisions = 0;
    while (await decide(page, random, ways)) expect(++decisions, 'the game does not end').toBeLessThan(3000);
    expect(ways.arrows).toBeGreaterThan(10 * ways.tabs);
    // One key for each panel that is open.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.panel')).toHaveCount(0, {timeout: 1000});
    }).toPass({timeout: 10_000});
    const saved = await savedGame(page);
    expect(saved.finished).toBe(true);
    expect(saved.record.length).toBeGreaterThan(seats[0]);
    expect(verify(saved.record)).toBe('');
    expect(troubles).toEqual([]);
  });
}
