// Each game in the browsers that Playwright does not bring: it begins, a few turns are played by
// clicking and by keyboard, it looks as it should, and it goes on without a network.
import {expect, test} from '@playwright/test';
import {GAMES} from './facts';
import {chooser, seedOf} from './player';
import type {Browser, Key} from './elsewhere/browser';
import {firefox} from './elsewhere/firefox';
import {forward} from './elsewhere/forward';
import {ASKED, CONFIRM, OPEN, begin, click, decisions, listen, prepare, troubles, until} from './elsewhere/visitor';
import {webkit} from './elsewhere/webkit';

const TURNS = 3;

async function play(browser: Browser, choose: (n: number) => number, turns: number): Promise<void> {
  const before = await decisions(browser);
  for (let clicks = 0; (await decisions(browser)) < before + turns; ++clicks) {
    expect(clicks, 'no decision comes of it').toBeLessThan(200);
    await click(browser, choose);
  }
}

// Forwards or back to one of these, never out of the page into what is around it. Says whether there
// is one still: what can be taken back may be declared without Confirm.
async function tabTo(browser: Browser, wanted: string): Promise<boolean> {
  const way = `(() => {
    const at = document.activeElement;
    if (at.matches('${wanted}')) return 'here';
    const all = [...document.querySelectorAll('${wanted}')];
    const after = (one) => at === document.body || at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return all.some(after) ? 'Tab' : all.length > 0 ? 'Shift+Tab' : 'nowhere';
  })()`;
  for (let presses = 0; ; ++presses) {
    const key = await browser.run<Key | 'here' | 'nowhere'>(way);
    if (key === 'here') return true;
    if (key === 'nowhere') return false;
    expect(presses, `Tab does not come to ${wanted}`).toBeLessThan(300);
    await browser.press(key);
  }
}

// A decision by Tab and Enter alone.
async function decideByKeyboard(browser: Browser): Promise<void> {
  const before = await decisions(browser);
  for (let enters = 0; (await decisions(browser)) === before; ++enters) {
    expect(enters, 'no decision comes of it').toBeLessThan(40);
    await until(browser, ASKED, 'something to decide');
    const wanted = (await browser.run(`!!document.querySelector('${CONFIRM}')`)) ? CONFIRM : OPEN;
    if (!(await tabTo(browser, wanted))) continue;
    await browser.press('Enter');
    if (wanted === CONFIRM) await expect.poll(() => decisions(browser), {timeout: 60_000}).toBeGreaterThan(before);
  }
}

// Names in the log are underlined by dots.
async function expectUnderlined(browser: Browser): Promise<void> {
  const style = `(() => {
    const name = document.createElement('span');
    name.className = 'name';
    document.querySelector('.log').append(name);
    const {textDecorationLine, textDecorationStyle} = getComputedStyle(name);
    name.remove();
    return [textDecorationLine, textDecorationStyle];
  })()`;
  expect(await browser.run(style)).toEqual(['underline', 'dotted']);
}

for (const launch of [firefox, webkit]) {
  for (const [number, {id, seats}] of GAMES.entries()) {
    test(`${id} in ${launch.name}`, async ({baseURL}) => {
      const page = await forward(baseURL!);
      const browser = await launch();
      try {
        const choose = chooser(number + 21);
        await prepare(browser, page.url);
        await begin(browser, page.url, id, seats[0], seedOf(number + 21));
        await play(browser, choose, TURNS);
        await expectUnderlined(browser);
        expect(await troubles(browser)).toEqual([]);

        await browser.run(`navigator.serviceWorker.ready.then(() => true)`);
        await until(browser, `navigator.serviceWorker.controller !== null`, 'the service worker');
        await page.cut();
        await browser.reload();
        await until(browser, `!!document.querySelector('.arena')`, 'the table without a network');
        await listen(browser);
        await decideByKeyboard(browser);
        await play(browser, choose, 1);
        expect(await troubles(browser)).toEqual([]);
      } finally {
        await browser.close();
        await page.cut();
      }
    });
  }
}
