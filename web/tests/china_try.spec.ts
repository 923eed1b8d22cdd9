import {test, expect, type Page} from '@playwright/test';
import {chooser, click, prefer, watch} from './player';

const shots = process.env.SHOTS!;
async function both(page: Page, name: string) {
  await page.screenshot({path: `${shots}/${name}.png`});
  const fits = await page.evaluate(() => {
    const bad: string[] = [];
    for (const e of document.querySelectorAll('.middle, .others, .mine, .other, .china-market, .china-table')) if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1) bad.push(`${e.className} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
    const b = document.querySelector('.arena')!.getBoundingClientRect(); if (b.bottom > innerHeight + 1) bad.push('arena below the bottom');
    const m = document.querySelector('.mine')!.getBoundingClientRect(); if (m.bottom > innerHeight + 1) bad.push(`mine below the bottom ${m.bottom}`);
    return bad;
  });
  if (fits.length > 0) console.log(name, fits);
  await page.setViewportSize({width: 390, height: 844});
  await page.waitForTimeout(150);
  await page.screenshot({path: `${shots}/${name}-phone.png`, fullPage: true});
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 390) console.log(name, 'phone scrolls sideways', wide);
  await page.setViewportSize({width: 1366, height: 768});
  await page.waitForTimeout(100);
}

test('china', async ({page}) => {
  test.setTimeout(900_000);
  const troubles = watch(page);
  const seats = Number(process.env.SEATS ?? 3);
  await prefer(page, (process.env.LANGUAGE_ ?? 'en') as any);
  await page.goto('./#/new/china');
  await page.locator('.counts label', {hasText: String(seats)}).click();
  await page.screenshot({path: `${shots}/new.png`, fullPage: true});
  const selects = page.locator('.seat-row select');
  for (let seat = 1; seat < seats; ++seat) await selects.nth(seat).selectOption('easy');
  if (process.env.SIDE) {
    await page.locator('details summary').click();
    for (const select of await page.locator('.option select').all()) if (await select.locator('option[value="45"]').count() > 0) await select.selectOption('45');
  }
  if (process.env.FORTRESS) {
    await page.locator('details summary').click();
    for (const select of await page.locator('.option select').all()) if (await select.locator('option[value=on]').count() > 0) await select.selectOption('on');
    await page.screenshot({path: `${shots}/options.png`, fullPage: true});
  }
  await page.locator('button[type=submit]').click();
  await page.locator('.arena').waitFor();
  await page.waitForTimeout(800);
  await both(page, 'begin');
  const choose = chooser(Number(process.env.SEED ?? 1));
  let n = 0;
  const at: Record<number, string> = {20: 'c20', 60: 'c60', 110: 'c110', 150: 'c150'};
  while (await click(page, choose)) { ++n; if (at[n]) await both(page, at[n]!); if (n > 3000) throw new Error('no end'); }
  console.log('clicks', n);
  await page.waitForTimeout(300);
  await page.screenshot({path: `${shots}/end.png`});
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  await both(page, 'table');
  expect(troubles).toEqual([]);
});
