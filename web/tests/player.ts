// Someone who plays by clicking what is highlighted, and nothing else.
import type {Page} from '@playwright/test';

export type Language = 'en' | 'ja' | 'zh';

// What must never happen while a page is used.
export function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  // What a page asks for while it is left is not answered.
  page.on(
    'requestfailed',
    (request) =>
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      troubles.push(`request: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on(
    'response',
    (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  );
  return troubles;
}

// Games and clicks are the same in every run; another PAGE_SEED explores others.
const PAGE_SEED = Number(process.env.PAGE_SEED ?? 1);
export const seedOf = (test: number): number => 1000 * PAGE_SEED + test;

// Choices that can be repeated: a small generator of numbers below n.
export function chooser(test: number): (n: number) => number {
  let state = seedOf(test) * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export async function prefer(page: Page, language: Language, more: object = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('pentarch.settings') === null) localStorage.setItem('pentarch.settings', settings);
    },
    JSON.stringify({language, motion: false, speed: 'none', single: true, ...more}),
  );
}

export async function begin(page: Page, game: string, seats: number, test = 1): Promise<void> {
  await page.goto(`./#/new/${game}?seed=${seedOf(test)}`);
  await page.locator('.counts label', {hasText: String(seats)}).click();
  const selects = page.locator('.seat-row select');
  for (let seat = 1; seat < seats; ++seat) await selects.nth(seat).selectOption('easy');
  await page.locator('button[type=submit]').click();
  await page.locator('.arena').waitFor();
}

// The one game that the browser keeps.
export function savedGame(page: Page): Promise<{finished: boolean; record: object[]}> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('pentarch.game.'));
    return JSON.parse(localStorage.getItem(key!)!);
  });
}

// Waits until there is something to decide, or the game is over.
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.querySelector('.panel-end, .piece.can, [data-act=confirm], [data-act^="do:"]'),
  );
}

// One click on something that can be chosen. False when the game is over.
export async function click(page: Page, choose: (n: number) => number): Promise<boolean> {
  await untilAsked(page);
  if ((await page.locator('.panel-end').count()) > 0) return false;
  const confirm = page.locator('[data-act=confirm]');
  if ((await confirm.count()) > 0 && choose(4) > 0) {
    await confirm.click({timeout: 5000}).catch(() => {});
    return true;
  }
  // What was staged already is left alone: a click would take it back.
  const open = page.locator('.arena .piece.can:not(.staged), .tray .piece.can, [data-act^="do:"]:not(.pressed)');
  const count = await open.count();
  if (count === 0) {
    await ((await confirm.count()) > 0 ? confirm : page.locator('[data-act=undo]'))
      .click({timeout: 5000})
      .catch(() => {});
    return true;
  }
  await open
    .nth(choose(count))
    .click({timeout: 2000})
    .catch(() => {});
  return true;
}
