// Every game in every language and size: it begins, it can be clicked, it ends; everything is in
// view, nothing lacks a translation, and axe finds nothing serious. The pictures are for people.
import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {GAMES, LANGUAGES, SHOTS, SIZES} from './facts';
import {begin, chooser, click, prefer, untilAsked, watch} from './player';
import {recordOf} from './native';

const axe = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const rules = {'label-content-name-mismatch': {enabled: true}};
    const also = ['region', 'aria-allowed-role']; // which axe takes for less serious
    const {violations} = await (window as any).axe.run(document, {resultTypes: ['violations'], rules});
    return violations
      .filter(({id, impact}: any) => impact === 'serious' || impact === 'critical' || also.includes(id))
      .map(
        ({id, nodes}: any) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node: any) => node.html.slice(0, 120))
            .join(' | ')}`,
      );
  });
}

async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'horizontal scrolling').toBeLessThanOrEqual(0);
}

// No text is smaller than 11 px, in pictures as they are scaled.
async function expectReadable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (text.textContent!.trim() === '' || element.getClientRects().length === 0) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const px = matrix === null ? size : size * Math.hypot(matrix.c, matrix.d);
      if (px < 10.99) found.push(`${text.textContent} (${px.toFixed(1)} px, ${element.getAttribute('class')})`);
    }
    return [...new Set(found)];
  });
  expect(small, what).toEqual([]);
}

// At laptop size nothing scrolls: what is to be seen lies within the window.
async function expectInView(page: Page): Promise<void> {
  for (const part of ['.status', '.middle', '.mine', '.others']) {
    const box = (await page.locator(`.play ${part}`).first().boundingBox())!;
    expect(box.y + box.height, part).toBeLessThanOrEqual(SIZES.laptop.height + 1);
  }
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.middle, .mine, .other')]
      .filter((one) => one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.className),
  );
  expect(cut, 'areas that do not fit').toEqual([]);
}

// Keys of words that have no text show as themselves.
async function expectTranslated(page: Page): Promise<void> {
  const text = await page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join('\n'),
  );
  expect(text.match(/\b(page|play|start|new|end|source|prompt|event)\.[a-z_.]+[a-z]\b|\{[a-z]+\}/g) ?? []).toEqual([]);
}

for (const {id, seats} of GAMES) {
  for (const [number, language] of LANGUAGES.entries()) {
    test(`${id} in ${language}`, async ({page}) => {
      const troubles = watch(page);
      await prefer(page, language);
      await begin(page, id, seats[1], number + 1);
      const choose = chooser(number + 11);
      for (let clicks = 0; clicks < 10; ++clicks) await click(page, choose);
      await untilAsked(page);
      await expectTranslated(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expectToFit(page);
        await expectReadable(page, size);
        if (size === 'laptop') await expectInView(page);
        await page.screenshot({path: `${SHOTS}/${id}-${language}-${size}.png`, fullPage: size === 'phone'});
        if (language === 'en' || size === 'laptop') expect(await seriousFindings(page)).toEqual([]);
      }
      expect(troubles).toEqual([]);
    });

    test(`${id} in ${language}: the end of a record`, async ({page}) => {
      const troubles = watch(page);
      await prefer(page, language);
      const record = recordOf(id, seats[1]);
      await page.goto('./');
      await page.locator('input[type=file]').setInputFiles({
        name: 'game.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(record.map((line) => JSON.stringify(line) + '\n').join('')),
      });
      await page.locator('.arena').waitFor();
      await expectTranslated(page);
      await expectInView(page);
      await page.screenshot({path: `${SHOTS}/${id}-${language}-last-position.png`});
      await page.locator('[data-act=points]').click();
      await expect(page.locator('.ranks tbody tr')).toHaveCount(seats[1]);
      await expectTranslated(page);
      await page.screenshot({path: `${SHOTS}/${id}-${language}-end.png`});
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expectReadable(page, size);
      }
      expect(await seriousFindings(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });
  }
}

for (const language of LANGUAGES) {
  test(`the pages around the games in ${language}`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, language);
    for (const [name, path] of [
      ['start', ''],
      ...GAMES.flatMap(({id}) =>
        [
          ['new', `#/new/${id}`],
          ['rules', `#/rules/${id}`],
          ['edition', `#/edition/${id}`],
        ].map(([what, where]) => [`${id}-${what}`, where!]),
      ),
    ]) {
      await page.goto(`./${path}`);
      await page.reload();
      await page.locator('main h2, main form, main h3').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectTranslated(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expectToFit(page);
        await expectReadable(page, `${name} ${size}`);
        await page.screenshot({path: `${SHOTS}/${name}-${language}-${size}.png`});
      }
      expect(await seriousFindings(page), name).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });

  test(`the licenses in ${language}`, async ({page}) => {
    await prefer(page, language);
    await page.goto('./');
    const opened = page.waitForEvent('popup');
    await page.locator('footer a').click();
    await expect((await opened).locator('body')).toContainText(/preact[^]*CLI11[^]*wasi-libc/);
  });
}

test('Emperor’s Choice: no name in the auction is cut, the panels use their room, and all grows with the screen', async ({
  page,
}) => {
  await prefer(page, 'en');
  await begin(page, 'emperor', 5);
  const choose = chooser(31);
  for (; (await page.locator('.emperor-bidding').count()) === 0; await untilAsked(page)) await click(page, choose);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.emperor-who > span')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
  const unused = await page.evaluate(() =>
    [...document.querySelectorAll('.emperor-other')].map((other) => {
      const last = other.lastElementChild!.getBoundingClientRect();
      return Math.round(other.parentElement!.getBoundingClientRect().bottom - last.bottom);
    }),
  );
  for (const rest of unused) expect(rest).toBeLessThan(30);
  const sizes = () =>
    page.evaluate(() =>
      ['.emperor-policy', '.emperor-person .emperor-name', '.emperor-other .emperor-count b'].map((one) =>
        parseFloat(getComputedStyle(document.querySelector(one)!).fontSize),
      ),
    );
  const before = await sizes();
  await page.setViewportSize({width: 1920, height: 1080});
  for (const [i, size] of (await sizes()).entries()) expect(size / before[i]!).toBeGreaterThan(1.25);
});
