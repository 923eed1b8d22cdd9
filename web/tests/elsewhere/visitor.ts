// Someone who plays in any browser by clicking what is highlighted.
import type {Browser} from './browser';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export async function until<T>(browser: Browser, expression: string, what: string): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    const value = await browser.run<T>(expression).catch(() => undefined); // while a page is left
    if (value) return value;
    if (Date.now() > end) throw new Error(`${browser.name} waited in vain for ${what}`);
    await pause(50);
  }
}

// Where a click on the element meets it and nothing else: its middle need not be part of it.
const SPOT = `((element) => {
  if (!element) return undefined;
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {left, top, width, height} = element.getBoundingClientRect();
  for (const down of [.5, .3, .7, .15, .85]) for (const across of [.5, .3, .7, .15, .85]) {
    const [x, y] = [left + across * width, top + down * height];
    const met = document.elementFromPoint(x, y);
    if (met !== null && (element.contains(met) || (element.control ?? element) === met)) return {x, y};
  }
})`;

export async function clickOn(browser: Browser, element: string, what = element): Promise<void> {
  const {x, y} = await until<{x: number; y: number}>(browser, `${SPOT}(${element})`, what);
  await browser.click(x, y);
}

// Before the page is opened: bots do not pause, and what has one possibility waits for a click.
export async function prepare(browser: Browser, url: string): Promise<void> {
  await browser.goto(`${url}icon.svg`);
  const settings = JSON.stringify({language: 'en', motion: false, speed: 'none', single: false});
  await browser.run(`localStorage.setItem('pentarch.settings', ${JSON.stringify(settings)})`);
}

// From now on, what goes wrong is written down.
export async function listen(browser: Browser): Promise<void> {
  await browser.run(`(() => {
    if (window.troubles) return;
    window.troubles = [];
    addEventListener('error', ({message}) => troubles.push(message));
    addEventListener('unhandledrejection', ({reason}) => troubles.push(String(reason)));
    const {error} = console;
    console.error = (...what) => (troubles.push(what.join(' ')), error(...what));
  })()`);
}

export const troubles = (browser: Browser): Promise<string[]> => browser.run('window.troubles');

export async function begin(browser: Browser, url: string, game: string, seats: number, seed: number): Promise<void> {
  await browser.goto(`${url}#/new/${game}?seed=${seed}`);
  await until(browser, `!!document.querySelector('button[type=submit]')`, 'the form');
  await listen(browser);
  await clickOn(browser, `[...document.querySelectorAll('.counts label')].find((one) => one.textContent == ${seats})`);
  await browser.run(`document.querySelectorAll('.seat-row select').forEach((select, seat) => {
    if (seat === 0) return;
    select.value = 'easy';
    select.dispatchEvent(new Event('change', {bubbles: true}));
  })`);
  // What comes late may push the button away.
  for (let tries = 0; tries < 20 && (await browser.run(`location.hash.startsWith('#/new')`)); ++tries) {
    await clickOn(browser, `document.querySelector('button[type=submit]')`, 'the button that begins');
    await pause(200);
  }
  await until(browser, `!!document.querySelector('.arena')`, 'the table');
}

export const OPEN = '.arena .piece.can:not(.staged), .tray .piece.can, [data-act^="do:"]:not(.pressed)';
export const CONFIRM = '[data-act=confirm]';
export const ASKED = `!!document.querySelector('.panel-end, .piece.can, ${CONFIRM}, [data-act^="do:"]')`;

// One click on what confirms, or on something that can be chosen. What can be taken back may be
// declared by itself: then Confirm is gone before it is met.
export async function click(browser: Browser, choose: (n: number) => number): Promise<void> {
  await until(browser, ASKED, 'something to decide');
  const confirm = await browser.run<{x: number; y: number} | null>(`${SPOT}(document.querySelector('${CONFIRM}'))`);
  if (confirm) return browser.click(confirm.x, confirm.y);
  const spots = `[...document.querySelectorAll('${OPEN}')].map(${SPOT}).filter(Boolean)`;
  const found = await browser.run<{x: number; y: number}[]>(`(${spots})`);
  if (found.length === 0) {
    await clickOn(browser, `document.querySelector('[data-act=undo]')`, 'Undo');
    return;
  }
  const {x, y} = found[choose(found.length)]!;
  await browser.click(x, y);
}

// How many decisions of the visitor, who sits first, the game has that the browser keeps.
export const decisions = (browser: Browser): Promise<number> =>
  browser.run(`(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('pentarch.game.'));
    return JSON.parse(localStorage.getItem(key) ?? '{"record":[]}').record.filter((line) => 'move' in line && line.seat === 0).length;
  })()`);
