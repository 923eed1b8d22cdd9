// Everything on the table says what it is: one card beside it, by hover, focus, a long press and a tap
// on what can't be chosen, and from a name in the log.
import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {GAMES, LANGUAGES, SIZES} from './facts';
import {ask, recordOf} from './native';
import {begin, prefer, watch, type Language} from './player';

const card = (page: Page) => page.locator('.about');

// A game that bots have played so far (0 to 1), in which the first seat, ours, is to decide.
function playedTo(game: string, seats: number, part: number): object[] {
  const record = recordOf(game, seats);
  const [, {course}] = ask([{do: 'load', record}, {do: 'course'}]);
  const from = Math.floor(course.length * part);
  const decisions = from + course.slice(from).findIndex(({seat}: {seat: number}) => seat === 0);
  return ask([{do: 'load', record, decisions}, {do: 'record'}])[1].record;
}

async function open(page: Page, game: string, seats: number, part: number): Promise<void> {
  const players = Array.from({length: seats}, (_, seat) =>
    seat === 0 ? {who: 'me', name: 'A'} : {who: 'bot', name: `B${seat}`, level: 'easy'},
  );
  const saved = {
    id: 'played',
    record: playedTo(game, seats, part),
    finished: false,
    when: 1,
    setup: {game, edition: 'standard', options: {}, players},
  };
  await page.goto('./');
  await page.evaluate((text) => localStorage.setItem('pentarch.game.played', text), JSON.stringify(saved));
  await page.goto('./#/play/played');
  await page.locator('.piece.can, [data-act^="do:"], [data-act=confirm]').first().waitFor();
}

interface Said {
  name: string;
  title: string;
  words: string;
  rule?: string;
}

// Asks about everything that is seen. What has no name to be asked by comes back as it is.
function walk(page: Page): Promise<{said: Said[]; silent: string[]}> {
  return page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const said: Said[] = [];
    const silent: string[] = [];
    const seen = new Set<string>();
    const all = [
      ...document.querySelectorAll<HTMLElement>('.arena .piece, .arena [role=img], .arena [data-about], .name'),
    ];
    for (const element of all) {
      if (element.getClientRects().length === 0) continue;
      const named = element.closest<HTMLElement>('[data-about], [data-piece]');
      const name = named?.dataset.about ?? named?.dataset.piece;
      if (name === undefined) silent.push(element.outerHTML.slice(0, 150));
      if (name === undefined || seen.has(name)) continue;
      seen.add(name);
      element.dispatchEvent(new PointerEvent('contextmenu', {bubbles: true, cancelable: true}));
      await painted();
      const card = document.querySelector<HTMLElement>('.about');
      if (card?.dataset.of !== name) {
        silent.push(`${name}: ${card?.dataset.of}`);
        continue;
      }
      const words = [...card.querySelectorAll('.about-text, .about-now')].map((one) => one.textContent).join(' ');
      const picture = card.querySelector('.about-picture')?.childElementCount ?? 0;
      if (picture === 0 && !name.startsWith('points:')) silent.push(`${name}: no picture`);
      said.push({name, title: card.querySelector('h2')!.textContent!, words, rule: card.dataset.rule});
    }
    return {said, silent};
  });
}

function anchorsOf(game: string): string[] {
  const file = fileURLToPath(new URL(`../../games/${game}/page/rules/en.md`, import.meta.url));
  return [...readFileSync(file, 'utf8').matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, anchor]) => anchor!);
}

for (const {id, seats} of GAMES) {
  for (const [number, part] of [0.1, 0.45, 0.8].entries()) {
    test(`${id}: everything says what it is, ${Math.round(100 * part)} % into a game`, async ({page}) => {
      const troubles = watch(page);
      const language: Language = LANGUAGES[number]!;
      await prefer(page, language);
      await open(page, id, [seats[1], seats[0], seats[1]][number]!, part);
      const {said, silent} = await walk(page);
      expect(troubles).toEqual([]);
      expect(silent).toEqual([]);
      expect(said.length).toBeGreaterThan(20);
      const anchors = anchorsOf(id);
      for (const {name, title, words, rule} of said) {
        expect(title.length, name).toBeGreaterThan(0);
        expect(title, name).not.toBe(name);
        expect(words.length, `${name}: ${words}`).toBeGreaterThan(language === 'en' ? 15 : 5);
        expect(`${title} ${words}`, name).not.toMatch(/\b(page|source|prompt)\.[a-z_.]+|\{[a-z]+[}?]|undefined|NaN/);
        if (!name.startsWith('points:')) expect(anchors, name).toContain(rule);
      }
      expect(troubles).toEqual([]);
    });
  }
}

test('a policy of Emperor’s Choice lights what it counts on everyone’s side, and tells what all would score', async ({
  page,
}) => {
  await prefer(page, 'en');
  await open(page, 'emperor', 4, 0.45);
  const walls = page.locator('[data-about$=":wall"][aria-label^="Great Wall of length"]');
  await expect(walls).toHaveCount(4);
  const battle = page.locator('[data-piece="policy:defence"], [data-piece="policy:expedition"]');
  await battle.click({button: 'right'});
  await expect(page.locator('.emperor-worths tbody tr')).toHaveCount(4);
  for (const cell of await page.locator('.emperor-worths td:nth-child(2)').all()) {
    await expect(cell).toHaveText(/\d+ (wins: \d+ \+ 2|loses: half of \d+)/);
  }
  for (let seat = 0; seat < 4; ++seat) {
    await expect(page.locator(`[data-about="has:${seat}:wall"][data-related]`)).toHaveCount(1);
    await expect(page.locator(`[data-about="tiles:${seat}:tower"][data-related]`)).toHaveCount(1);
  }
  await expect(page.locator('[data-about="xiongnu"][data-related]')).toHaveCount(1);
});

test('hover shows a card that lets clicks through, and the right button keeps it', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  const noble = page.locator('.middle .sp-noble').first();
  await noble.hover();
  await expect(card(page)).toHaveCount(0); // not at once
  await expect(card(page)).toContainText('You still need these cards');
  await expect(page.locator('.mine [data-about^="bought:"][data-related]')).not.toHaveCount(0);
  await page.locator('.middle [data-piece="token:white"]').click();
  await expect(page.locator('[data-piece="token:white"].staged')).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-related]')).toHaveCount(0);
  await noble.click({button: 'right'});
  await page.mouse.move(5, 5);
  await page.waitForTimeout(500);
  await expect(card(page)).toContainText('Noble, 3 points');
  await page.locator('.about [data-act=rule]').click();
  await expect(page.locator('.panel-rules #rule-nobles.here')).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
});

test('focus shows a card, I keeps it, Escape gives the focus back', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.piece);
  await page.keyboard.press('ArrowRight');
  const first = await focused();
  await expect(card(page)).toHaveAttribute('data-of', first!);
  await page.keyboard.press('i');
  await expect(page.locator('.about.pinned button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  expect(await focused()).toBe(first);
  await page.waitForTimeout(500);
  await expect(card(page)).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({hasTouch: true, viewport: SIZES.phone});

  test('a tap on what can’t be chosen and a long press on what can open the card', async ({page}) => {
    await prefer(page, 'en');
    await begin(page, 'splendor', 2);
    const white = page.locator('.middle [data-piece="token:white"]');
    await page.locator('.piece.can').first().waitFor();
    await page.locator('.middle [data-piece="token:gold"]').tap();
    await expect(card(page)).toContainText('Gold stands for any gem');
    await expect(card(page)).toContainText('gold is never taken with gems');
    await page.locator('.about .close').tap();
    await expect(card(page)).toHaveCount(0);
    // The browser’s own events of a finger that stays.
    const {x, y} = (await white.boundingBox())!;
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x: x + 9, y: y + 9}]});
    await page.waitForTimeout(700);
    await cdp.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(card(page)).toHaveAttribute('data-of', 'token:white');
    await expect(page.locator('.staged')).toHaveCount(0);
    await white.tap();
    await expect(page.locator('[data-piece="token:white"].staged')).toHaveCount(1);
    await expect(card(page)).toHaveCount(0);
  });
});

test('a name in the log opens the card, and what is staged stays', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.piece.can').first().waitFor();
  await page.locator('.middle [data-piece="token:white"]').click();
  const line = page.locator('.log p', {has: page.locator('.name')}).first();
  await line.locator('.name').first().click();
  await expect(card(page)).toContainText('Whoever buys it');
  await line.click({position: {x: 3, y: 3}});
  await expect(page.locator('[data-piece="token:white"].staged')).toHaveCount(1);
  await line.locator('[data-act=moment]').click();
  await expect(page.locator('.replay')).toHaveCount(1);
  await page.locator('.log .name').first().click();
  await expect(card(page)).toContainText('Whoever buys it');
});

test('catherine: a card lights what waits for its colour, and a city its neighbours', async ({page}) => {
  await prefer(page, 'en');
  await open(page, 'catherine', 2, 0.45);
  const lit = () =>
    page
      .locator('.arena [data-related]')
      .evaluateAll((all) => all.map((one) => one.dataset.about ?? one.dataset.piece));
  const rowColours = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mine [data-about^="free:"]')].map((one) => [
      one.dataset.about!,
      one.getAttribute('aria-label')!,
    ]),
  );
  expect(rowColours.length).toBeGreaterThan(1);
  const [free, waits] = rowColours[0]!;
  await page.locator(`[data-about="${free}"]`).click();
  await expect(card(page)).toContainText(waits!);
  const held = (await lit()).filter((name) => /^(card|row|below|discard):/.test(name!));
  await page.locator('.about .close').click();
  for (const name of held) {
    await page.locator(`.mine [data-piece="${name}"]`).click({button: 'right'});
    expect(await lit()).toContain(free);
    await page.locator('.about .close').click();
  }
  await page.locator('[data-piece="city:moscow"]').click({button: 'right'});
  expect((await lit()).sort()).toEqual(
    ['moscow', 'smolensk', 'novgorod', 'kharkov', 'yaroslavl', 'nizhny-novgorod'].map((city) => `city:${city}`).sort(),
  );
  await page.locator('.about .close').click();
  await page.locator('.log .name', {hasText: 'Irkutsk'}).first().click();
  await expect(card(page)).toHaveAttribute('data-rule', 'houses');
});
