import {test, expect} from '@playwright/test';
import {begin, click, chooser, playToTheEnd, prefer, watch} from './player';
const shots = process.env.SHOTS!;
const lang = (process.env.LANGUAGE_ ?? 'en') as any;
const seats = Number(process.env.SEATS ?? 3);
const middle = Number(process.env.MIDDLE ?? 60);
test('try', async ({page}) => {
  test.setTimeout(400000);
  await page.setViewportSize({width: 1366, height: 768});
  const troubles = watch(page);
  const at = async (name: string) => {
    await page.waitForTimeout(300);
    await page.screenshot({path: `${shots}/${lang}${seats}-${name}.png`});
    const over = await page.evaluate(() => ({
      page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
      arena: [...document.querySelectorAll('.arena, .arena *')].filter((e) => {
        const s = getComputedStyle(e); const r = e.getBoundingClientRect();
        return e instanceof HTMLElement && !/catherine-city|fresh/.test(e.className) && r.width > 0 && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) && e.clientHeight > 0 && s.display !== 'inline';
      }).map((e) => e.className + ' ' + e.scrollWidth + '/' + e.clientWidth + ' ' + e.scrollHeight + '/' + e.clientHeight).slice(0, 12),
      mine: document.querySelector('.arena > .mine')?.getBoundingClientRect().bottom,
      middle: document.querySelector('.middle')?.getBoundingClientRect().height,
    }));
    console.log(name, JSON.stringify(over));
  };
  const phone = async (name: string) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.waitForTimeout(200);
    await page.screenshot({path: `${shots}/${lang}${seats}-${name}-phone.png`, fullPage: true});
    console.log('phone', await page.evaluate(() => document.documentElement.scrollWidth));
    await page.setViewportSize({width: 1366, height: 768});
  };
  await prefer(page, lang);
  await page.goto('./');
  await page.waitForTimeout(500);
  await page.screenshot({path: `${shots}/start.png`});
  await begin(page, 'catherine', seats);
  await page.waitForTimeout(800);
  await at('begin');
  const choose = chooser(Number(process.env.SEED ?? 2));
  for (let i = 0; i < middle; ++i) {
    if (!await click(page, choose)) break;
    if (i === 2) await at('early');
  }
  await page.waitForFunction(() => document.querySelector('.piece.can, [data-act^="do:"], .panel-end'));
  await at('middle');
  await phone('middle');
  for (let i = 0; i < 30; ++i) {
    if (await page.locator('.catherine-city.can').count() > 0) break;
    if (!await click(page, choose)) break;
  }
  await at('city');
  let clicks = 0;
  for (; clicks < 3000; ++clicks) {
    const text = await page.locator('.catherine-piles b').first().textContent();
    if (/3.*4/.test(text ?? '')) break;
    if (!await click(page, choose)) break;
  }
  await page.waitForFunction(() => document.querySelector('.piece.can, [data-act^="do:"], .panel-end'));
  await at('late');
  await phone('late');
  console.log('clicks', clicks + await playToTheEnd(page, 1));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  await at('table');
  await page.locator('.other-head').first().click();
  await at('other');
  expect(troubles).toEqual([]);
});
