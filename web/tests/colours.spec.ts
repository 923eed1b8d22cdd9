// By day and by night, with more contrast, and for eyes to which red and green are alike: everything can
// be read, and players are told apart.
import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {GAMES} from './facts';
import {openMidGame} from './middle';
import {prefer, watch} from './player';

const axe = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');
const LOOKS = ['light', 'dark'];
const COLOURS = ['drawn', 'contrast', 'clear'];

async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const {violations} = await (window as any).axe.run(document, {runOnly: ['color-contrast']});
    return violations.flatMap(({nodes}: any) =>
      nodes.map((node: any) => `${node.any[0].data.contrastRatio}: ${node.html.slice(0, 140)}`),
    );
  });
}

async function choose(page: Page, setting: string, value: string): Promise<void> {
  await page.locator(`[data-setting=${setting}]`).selectOption(value);
}

// Opens the settings over what is shown, and closes them again.
async function setLook(page: Page, look: string, colours: string): Promise<void> {
  await page.locator('.top-tools button', {hasText: 'Settings'}).click();
  await choose(page, 'look', look);
  await choose(page, 'colours', colours);
  expect(await unreadable(page), `settings ${look} ${colours}`).toEqual([]);
  await page.keyboard.press('Escape');
}

for (const {id} of GAMES) {
  test(`${id}: everything can be read in every look`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, 'en', {single: false});
    await openMidGame(page, id);
    await page.evaluate(axe);
    for (const look of LOOKS) {
      for (const colours of COLOURS) {
        await setLook(page, look, colours);
        expect(await unreadable(page), `${look} ${colours}`).toEqual([]);
      }
    }
    expect(troubles).toEqual([]);
  });
}

for (const [name, path] of [
  ['start', ''],
  ['new', '#/new/china'],
  ['rules', '#/rules/comuni'],
  ['components', '#/edition/catherine'],
]) {
  test(`${name}: everything can be read in every look`, async ({page}) => {
    await prefer(page, 'en');
    await page.goto(`./${path}`);
    await page.locator('main h2, main form, main h3').first().waitFor();
    await page.evaluate(axe);
    for (const look of LOOKS) {
      for (const colours of COLOURS) {
        await setLook(page, look, colours);
        expect(await unreadable(page), `${look} ${colours}`).toEqual([]);
      }
    }
  });
}

test('the look follows the system until one chooses', async ({page}) => {
  await prefer(page, 'en');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('./');
  const day = await paper();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(paper).not.toBe(day);
  await page.locator('.top-tools button', {hasText: 'Settings'}).click();
  await choose(page, 'look', 'light');
  expect(await paper()).toBe(day);
  await page.reload();
  await page.locator('.games').waitFor();
  expect(await paper()).toBe(day);
});

// How eyes without red or without green cones see a colour (Viénot, Brettel and Mollon 1999), and how far
// apart two of them are in CIE Lab.
type Three = [number, number, number];
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const SEEN: Record<string, (rgb: Three) => Three> = {
  all: (rgb) => rgb,
  'no red': ([r, g, b]) => [0.1124 * r + 0.8876 * g, 0.1124 * r + 0.8876 * g, 0.004 * r - 0.004 * g + b],
  'no green': ([r, g, b]) => [0.2927 * r + 0.7073 * g, 0.2927 * r + 0.7073 * g, -0.0223 * r + 0.0223 * g + b],
};

function lab([r, g, b]: Three): Three {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function nearest(colours: Three[], eyes: string): number {
  const seen = colours.map((colour) => lab(SEEN[eyes]!(colour)));
  return Math.min(
    ...seen.flatMap((one, i) => seen.slice(i + 1).map((other) => Math.hypot(...one.map((v, k) => v - other[k]!)))),
  );
}

test('players are told apart without red or green', async ({page}) => {
  await prefer(page, 'en', {look: 'light', colours: 'clear'});
  await page.goto('./');
  const read = () =>
    page.evaluate(() =>
      ['--seat-0', '--seat-1', '--seat-2', '--seat-3', '--seat-4'].map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const rgb = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
        probe.remove();
        return rgb;
      }),
    );
  const colours = (await read()).map((rgb) => rgb.map((part) => linear(part / 255)) as Three);
  for (const eyes of Object.keys(SEEN)) expect(nearest(colours, eyes), eyes).toBeGreaterThan(25);
});
