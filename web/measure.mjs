// How fast the page is, for docs/PERFORMANCE.md: node measure.mjs URL
// For each game: what is loaded (as it comes over the wire), the time from opening a new game to the
// first possible decision with everything in the browser's cache, how long a hard bot thinks, and
// the longest task on the main thread during twenty decisions with animations.
import {chromium} from '@playwright/test';

const url = process.argv[2];
if (url === undefined) {
  console.error('usage: node measure.mjs URL   (pentarch serve prints it)');
  process.exit(2);
}
const games = {splendor: 2, china: 3, comuni: 2, catherine: 2, emperor: 3};
const settings = JSON.stringify({language: 'en', motion: true, fast: true, single: true});

async function begin(page, game, seats, level) {
  await page.goto(`${url}#/new/${game}`);
  await page.locator('.counts label', {hasText: String(seats)}).click();
  for (let seat = 1; seat < seats; ++seat) await page.locator('.seat-row select').nth(seat).selectOption(level);
  await page.locator('button[type=submit]').waitFor();
  return page.evaluate(
    () =>
      new Promise((done) => {
        const before = performance.now();
        const look = () =>
          document.querySelector('.piece.can, [data-act^="do:"], [data-act=confirm]')
            ? done(performance.now() - before)
            : requestAnimationFrame(look);
        document.querySelector('button[type=submit]').click();
        look();
      }),
  );
}

// Decides by the first things that can be chosen; false at the end of the game.
async function decide(page) {
  for (let clicks = 0; clicks < 40; ++clicks) {
    await page.waitForFunction(() =>
      document.querySelector('.panel-end, .piece.can, [data-act=confirm], [data-act^="do:"]'),
    );
    const state = await page.evaluate(() => {
      if (document.querySelector('.panel-end')) return 'over';
      const confirm = document.querySelector('[data-act=confirm]');
      const open = document.querySelector(
        '.arena .piece.can:not(.staged), .tray .piece.can, [data-act^="do:"]:not(.pressed)',
      );
      const target = confirm ?? open;
      target?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      return confirm ? 'declared' : 'staged';
    });
    if (state !== 'staged') return state === 'declared';
    await page.waitForTimeout(20);
  }
  return true;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
console.log('| game | loaded KB | first decision ms | hard bot thinks ms, mean / longest | longest task ms |');
console.log('|---|---|---|---|---|');
for (const [game, seats] of Object.entries(games)) {
  const context = await browser.newContext({viewport: {width: 1366, height: 768}, serviceWorkers: 'block'});
  await context.addInitScript((text) => {
    localStorage.setItem('pentarch.settings', text);
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  }, settings);
  let bytes = 0;
  context.on('requestfinished', (request) => void request.sizes().then((sizes) => (bytes += sizes.responseBodySize)));
  const page = await context.newPage();
  await begin(page, game, seats, 'hard');
  await page.waitForTimeout(300);
  const loaded = bytes;
  const ready = await begin(page, game, seats, 'hard');
  await page.evaluate(() => (window.tasks = []));
  const thoughts = [];
  for (let decisions = 0; decisions < 20; ++decisions) {
    if (!(await decide(page))) break;
    const started = Date.now();
    await page.waitForFunction(() => !document.querySelector('.dots'), undefined, {polling: 20});
    thoughts.push(Date.now() - started);
  }
  const tasks = await page.evaluate(() => window.tasks);
  const mean = thoughts.reduce((sum, one) => sum + one, 0) / thoughts.length;
  console.log(
    `| ${game} | ${Math.round(loaded / 1024)} | ${Math.round(ready)} | ${Math.round(mean)} / ${Math.max(
      ...thoughts,
    )} | ${Math.round(Math.max(0, ...tasks))} |`,
  );
  await context.close();
}
await browser.close();
