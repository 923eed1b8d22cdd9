// Takes the pictures of the README: node pictures.mjs URL PROGRAM FOLDER
// For each game, a game between bots is opened in its middle and played on from there.
import {execFileSync} from 'node:child_process';
import {chromium} from '@playwright/test';

const [url, program, folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node pictures.mjs URL PROGRAM FOLDER   (pentarch serve prints the URL)');
  process.exit(2);
}
const names = ['Ann', 'Boris', 'Chen', 'Dora', 'Emi'];
const games = {splendor: 3, china: 4, comuni: 4, catherine: 3, emperor: 4};

// The record of a game between bots, with names that look like people.
function recordOf(game, seats) {
  const players = Array.from({length: seats}, () => 'medium').join(',');
  const text = execFileSync(program, ['record', game, '--players', players, '--seed', '3'], {encoding: 'utf8'});
  const [head, ...rest] = text.trim().split('\n');
  return [JSON.stringify({...JSON.parse(head), players: names.slice(0, seats)}), ...rest]
    .map((line) => line + '\n')
    .join('');
}

// The decision of the first player that is nearest to this part of the game.
function decisionAt(record, part) {
  const moves = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => 'move' in line);
  const own = moves.flatMap(({seat}, at) => (seat === 0 && at >= part * moves.length ? [at] : []));
  return own[0];
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({viewport: {width: 1366, height: 768}, serviceWorkers: 'block'});
await page.addInitScript(() =>
  localStorage.setItem('pentarch.settings', JSON.stringify({language: 'en', motion: false, fast: true, single: false})),
);
await page.goto(url);
await page.locator('.game-card h2').last().waitFor();
await page.screenshot({path: `${folder}/start.png`});
for (const [game, seats] of Object.entries(games)) {
  const record = recordOf(game, seats);
  await page.goto(url);
  await page
    .locator('input[type=file]')
    .setInputFiles({name: `${game}.jsonl`, mimeType: 'application/jsonl', buffer: Buffer.from(record)});
  const scrubber = page.locator('.replay .offers input[type=range]');
  await scrubber.waitFor();
  await scrubber.fill(String(decisionAt(record, 0.55)));
  await page.waitForTimeout(500);
  await page.locator('[data-act=play-on]').click();
  await page.locator('.piece.can, [data-act^="do:"]').first().waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({path: `${folder}/${game}.png`});
}
await browser.close();
