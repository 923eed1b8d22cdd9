// China's table: the map has the room, seals say who leads, nothing lies over another thing on a phone,
// and the keyboard gets everywhere in few keys.
import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {LANGUAGES, SIDEWAYS, SIZES} from './facts';
import {ask, recordOf} from './native';
import {begin, chooser, prefer, untilAsked, watch} from './player';

const EDITION = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../games/china/edition.json', import.meta.url)), 'utf8'),
);

interface Played {
  record: object[];
  view: any; // as the first seat sees it, who is to decide
}

// A game that bots have played so far (0 to 1); with `phase`, on to where that is decided.
function playedTo(seats: number, part: number, phase?: string): Played {
  const record = recordOf('china', seats);
  const [, {course}] = ask([{do: 'load', record}, {do: 'course'}]);
  for (let decisions = Math.floor(course.length * part); decisions < course.length; ++decisions) {
    if (course[decisions].seat !== 0) continue;
    const [, given, {view}] = ask([{do: 'load', record, decisions}, {do: 'record'}, {do: 'view', seat: 0}]);
    if (phase === undefined || view.phase === phase) return {record: given.record, view};
  }
  throw new Error(`no ${phase} in this game`);
}

async function open(page: Page, {record}: Played): Promise<void> {
  const players = [
    {who: 'me', name: 'A'},
    ...Array.from({length: (record[0] as any).players.length - 1}, (_, seat) => ({
      who: 'bot',
      name: `B${seat}`,
      level: 'easy',
    })),
  ];
  const setup = {game: 'china', edition: 'standard', options: {}, players};
  const saved = JSON.stringify({id: 'played', record, finished: false, when: 1, setup});
  await page.goto('./');
  await page.evaluate((text) => localStorage.setItem('pentarch.game.played', text), saved);
  await page.goto('./#/play/played');
  await page.locator('.china-map .piece.can, .china-market .piece.can').first().waitFor();
}

const boxOf = async (page: Page, part: string) => (await page.locator(part).first().boundingBox())!;

test('the map has the room, and everything grows with it', async ({page}) => {
  await prefer(page, 'en');
  await open(page, playedTo(5, 0.5));
  const map = await boxOf(page, '.china-map');
  expect(map.width).toBeGreaterThan(0.6 * SIZES.laptop.width);
  expect(map.height).toBeGreaterThan(0.7 * SIZES.laptop.height);
  const panels = await page.evaluate(() =>
    [...document.querySelectorAll('.other')].map((panel) => {
      const inside = panel.querySelector('.china-other')!.lastElementChild!.getBoundingClientRect();
      return panel.getBoundingClientRect().bottom - inside.bottom;
    }),
  );
  for (const empty of panels) expect(empty).toBeLessThan(20);
  const heights = async () =>
    Promise.all(
      ['.china-site .mark', '.china-hand .china-emblem', '.china-display .china-card'].map(
        async (part) => (await boxOf(page, part)).height,
      ),
    );
  const before = await heights();
  const text = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('.china-pays')!).fontSize));
  const small = await text();
  await page.setViewportSize({width: 1920, height: 1080});
  await expect.poll(async () => (await heights())[0]! / before[0]!).toBeGreaterThan(1.3);
  const after = await heights();
  after.forEach((height, i) => expect(height / before[i]!).toBeGreaterThan(1.2));
  expect(await text()).toBeGreaterThan(1.2 * small);
});

test('a seal says who leads at each court, and is stamped for who leads at both', async ({page}) => {
  await prefer(page, 'en');
  const played = playedTo(4, 0.8);
  await open(page, played);
  const most = (state: string) => {
    const counts: number[] = played.view.players.map(({emissaries}: any) => emissaries[state] ?? 0);
    const best = Math.max(...counts);
    return counts.flatMap((n, seat) => (n === best && n > 0 ? [seat] : []));
  };
  const pairs: [string, string][] = EDITION.alliances.value.map(({states}: any) => states);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.china-map .china-alliance')].map((seal) => ({
      number: Number(seal.dataset.piece!.split(':')[1]),
      sides: [...seal.querySelectorAll<SVGGElement>('[data-leaders]')].map((side) => ({
        leaders: side.dataset.leaders!.split(' ').filter(Boolean).map(Number),
        marks: side.querySelectorAll('path').length,
      })),
      stamped: seal.classList.contains('stamped'),
    })),
  );
  expect(shown.length).toBe(pairs.length);
  for (const {number, sides, stamped} of shown) {
    const leaders = pairs[number - 1]!.map(most);
    expect(
      sides.map((side) => side.leaders),
      `alliance ${number}`,
    ).toEqual(leaders);
    expect(sides.map(({marks}) => marks)).toEqual(leaders.map(({length}) => length));
    expect(stamped, `alliance ${number}`).toBe(leaders[0]!.some((seat) => leaders[1]!.includes(seat)));
  }
  expect(shown.some(({stamped}) => stamped)).toBe(true);
  expect(shown.every(({stamped}) => stamped)).toBe(false);
});

test('the log and the cards light whole states and alliances', async ({page}) => {
  await prefer(page, 'en');
  await open(page, playedTo(3, 0.7));
  await page.locator('.china-map [data-piece="alliance:3"]').click({button: 'right'});
  await expect(page.locator('.china-realm[data-related]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.china-realm[data-related]')).toHaveCount(0);
  // Names in the log: a state's own, and the sites in it.
  const name = page.locator('.log .name', {hasText: /^(Qin|Shu|Chu|Han|Wei|Zhao|Yan|Qi|Lu)$/}).first();
  await name.focus(); // the log may still scroll to its newest line under a mouse
  await expect(page.locator('.china-realm.lit')).toHaveCount(1);
  await expect(page.locator('.china-court.lit')).toHaveCount(1);
});

// Pieces that can be pointed at, on a map with much on it.
const collisions = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGGElement>('.china-map .piece')].map((piece) => {
      const mark = piece.querySelector('.mark')!.getBoundingClientRect();
      return {name: piece.dataset.piece!, mark};
    });
    return boxes.flatMap(({name, mark}, i) =>
      boxes.slice(0, i).flatMap((other) => {
        const wide = Math.min(mark.right, other.mark.right) - Math.max(mark.left, other.mark.left);
        const high = Math.min(mark.bottom, other.mark.bottom) - Math.max(mark.top, other.mark.top);
        return Math.min(wide, high) > 6 ? [`${name} ${other.name} ${Math.min(wide, high).toFixed(0)}`] : [];
      }),
    );
  });

for (const language of LANGUAGES) {
  test(`nothing lies over another thing on a phone, in ${language}`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, language);
    await page.setViewportSize(SIZES.phone);
    await open(page, playedTo(5, 0.9));
    for (const size of [SIZES.phone, SIDEWAYS]) {
      await page.setViewportSize(size);
      await expect.poll(() => collisions(page)).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });
}

test('a card from the pile is one card, and the places to be filled are seen', async ({page}) => {
  for (const [language, words] of [
    ['en', /the top card of the pile \(\d+ left\)/],
    ['ja', /山札の一番上のカード（残り\d+枚）/],
    ['zh', /牌堆顶的一张牌（剩\d+张）/],
  ] as const) {
    await page.goto('./');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(
      (settings) => localStorage.setItem('pentarch.settings', settings),
      JSON.stringify({language, motion: false, speed: 'none', single: true}),
    );
    const played = playedTo(3, 0.1, 'draw');
    await open(page, played);
    await page.reload();
    await expect(page.locator('.china-hand .china-place')).toHaveCount(played.view.draws);
    await page.locator('[data-piece=pile]').click();
    await expect(page.locator('.status .detail')).toHaveText(words);
    await expect(page.locator('[data-act=confirm]')).toHaveCount(1); // what is drawn can't be taken back
  }
});

test('all but the last card that one takes from the display take one tap each', async ({page}) => {
  await prefer(page, 'en');
  for (let part = 0.1; part < 0.9; part += 0.02) {
    const played = playedTo(3, part, 'draw');
    const {display, draws} = played.view;
    const shown = Object.values(display as Record<string, number>).reduce((sum, n) => sum + n, 0);
    if (draws < 2 || shown < draws) continue;
    await open(page, played);
    for (let left = draws; left > 1; --left) {
      await page.locator('.china-display .piece.can').first().click();
      await expect(page.locator('.china-hand .china-place')).toHaveCount(left - 1);
    }
    await expect(page.locator('[data-act=undo].offered')).toHaveCount(1);
    return;
  }
  throw new Error('nobody takes two cards in this game');
});

// What the eye expects of an arrow: of what lies more ahead than aside, one that is among the nearest.
test('arrows go to what is near in their direction, and get everywhere', async ({page}) => {
  await prefer(page, 'en');
  await open(page, playedTo(3, 0.15, 'turn'));
  const map = await page.evaluate(() => {
    const all = [...document.querySelectorAll<SVGGElement>('.arena .piece.can')];
    return all.map((one) => {
      const box = one.getBoundingClientRect();
      return {name: one.dataset.piece!, x: box.left + box.width / 2, y: box.top + box.height / 2};
    });
  });
  expect(map.length).toBeGreaterThan(10);
  const goes = new Map<number, number[]>();
  const strange: string[] = [];
  for (const [i, from] of map.entries()) {
    const to: number[] = [];
    for (const [key, dx, dy] of [
      ['ArrowLeft', -1, 0],
      ['ArrowRight', 1, 0],
      ['ArrowUp', 0, -1],
      ['ArrowDown', 0, 1],
    ] as const) {
      await page.evaluate((n) => document.querySelectorAll<SVGGElement>('.arena .piece.can')[n]!.focus(), i);
      await page.keyboard.press(key);
      const at = await page.evaluate(() =>
        [...document.querySelectorAll('.arena .piece.can')].indexOf(document.activeElement as Element),
      );
      to.push(at);
      const inView = map.flatMap(({x, y}, n) => {
        const ahead = (x - from.x) * dx + (y - from.y) * dy;
        const aside = Math.abs((x - from.x) * dy + (y - from.y) * dx);
        return n !== i && ahead >= 1 && aside <= ahead ? [{n, far: Math.hypot(ahead, aside)}] : [];
      });
      if (inView.length === 0) continue;
      const nearest = Math.min(...inView.map(({far}) => far));
      const gone = inView.find(({n}) => n === at);
      if (gone === undefined || gone.far > 1.6 * nearest) strange.push(`${from.name} ${key} ${map[at]?.name}`);
    }
    goes.set(i, to);
  }
  expect(strange).toEqual([]);
  // From anywhere to anywhere.
  for (const start of map.keys()) {
    const reached = new Set([start]);
    for (const one of reached) for (const next of goes.get(one)!) if (next >= 0) reached.add(next);
    expect(reached.size, map[start]!.name).toBe(map.length);
  }
});

// As someone plays who sees where a piece lies: along the longer way first, and where that leads nowhere
// new, another way.
async function goTo(page: Page, chosen: number): Promise<number> {
  const tried = new Set<string>();
  for (let keys = 0; keys < 20; ++keys) {
    const {name, ways} = await page.evaluate((n) => {
      const all = [...document.querySelectorAll<SVGGElement>('.arena .piece.can')];
      const now = document.activeElement!;
      if (now === all[n]) return {name: '', ways: []};
      if (!now.matches('.arena .piece')) return {name: 'nothing', ways: ['ArrowRight', 'ArrowLeft']};
      const [a, b] = [now, all[n]!].map((one) => one.getBoundingClientRect());
      const [dx, dy] = [b!.x + b!.width / 2 - a!.x - a!.width / 2, b!.y + b!.height / 2 - a!.y - a!.height / 2];
      const [across, along] = [
        dx < 0 ? ['Left', 'Right'] : ['Right', 'Left'],
        dy < 0 ? ['Up', 'Down'] : ['Down', 'Up'],
      ];
      const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
      return {
        name: (now as SVGGElement).dataset.piece!,
        ways: [first[0], second[0], second[1], first[1]].map((way) => `Arrow${way}`),
      };
    }, chosen);
    if (ways.length === 0) return keys;
    const way = ways.find((one) => !tried.has(`${name} ${one}`)) ?? ways[0]!;
    tried.add(`${name} ${way}`);
    await page.keyboard.press(way);
  }
  throw new Error(`the arrows do not get there: ${[...tried].join(', ')}`);
}

test('a whole game by keyboard alone takes few keys', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, 'en');
  await begin(page, 'china', 3, 31);
  const choose = chooser(31);
  let keys = 0;
  let decisions = 0;
  for (;;) {
    await untilAsked(page);
    if ((await page.locator('.panel-end').count()) > 0) break;
    expect(++decisions, 'the game does not end').toBeLessThan(400);
    if ((await page.locator('dialog.panel').count()) > 0) {
      await page.keyboard.press('Escape'); // the table of a scoring, once it is read
      keys += 1;
      continue;
    }
    const open = page.locator('.arena .piece.can:not(.staged)');
    const confirm = page.locator('[data-act=confirm]');
    const staged = await page.locator('.arena .piece.staged').count();
    if ((await confirm.count()) > 0 && (staged > 0 || (await open.count()) === 0)) {
      await page.keyboard.press('Enter');
      keys += 1;
    } else if ((await open.count()) > 0) {
      const wanted = choose(await open.count());
      const name = await open
        .nth(wanted)
        .evaluate((one) => [...document.querySelectorAll('.arena .piece.can')].indexOf(one));
      keys += (await goTo(page, name)) + 1;
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('1');
      keys += 1;
    }
    await page.waitForTimeout(30);
  }
  await expect(page.locator('.panel-end .ranks tbody tr')).toHaveCount(3);
  expect(keys / decisions).toBeLessThan(4);
  expect(troubles).toEqual([]);
});
