import {test, expect} from '@playwright/test';
import {prefer, watch} from './player';
const shots = process.env.SHOTS!;
const LESSONS: string[][][] = [
  [['token:white', 'token:white'], ['token:blue', 'token:green', 'token:red']],
  [['do:buy', 'card:1g?'], ['do:buy', 'card:2g2']],
  [['do:reserve', 'card:2r4'], ['do:buy', 'card:2r4']],
  [['do:buy', 'card:1w3', 'own:gold']],
  [['take3'], ['own', 'own'], ['do:reserve', 'deck:2'], ['own']],
  [['do:buy', 'card:2r2'], ['noble'], ['take3']],
  [['do:pass'], ['token:red', 'token:black'], ['own', 'own']],
  [['do:buy', 'card:2k5']],
  [['do:buy', 'card:2u4']],
];
test('guide', async ({page}) => {
  test.setTimeout(200_000);
  const troubles = watch(page);
  const lang = (process.env.LANGUAGE_ ?? 'en') as any;
  await prefer(page, lang);
  await page.goto('./#/guide/splendor');
  await page.locator('.arena').waitFor();
  let shot = 0;
  const shoot = async () => {
    await page.waitForTimeout(250);
    const name = `${shots}/guide-${lang}-${String(shot++).padStart(2, '0')}`;
    await page.screenshot({path: `${name}.png`});
    const tall = await page.evaluate(() => [...document.querySelectorAll('.sp-mine *, .sp-other *, .sp-table *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    }).length);
    if (tall) console.log('OUT', name, tall);
    await page.setViewportSize({width: 390, height: 844});
    await page.waitForTimeout(60);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 390) console.log('WIDE', name, wide);
    await page.screenshot({path: `${name}-phone.png`, fullPage: true});
    await page.setViewportSize({width: 1366, height: 768});
  };
  const point = async (what: string) => {
    if (what === 'take3') { for (let i = 0; i < 3; ++i) await page.locator('.piece.can:not(.staged)[data-piece^="token:"]').first().click(); return; }
    if (what === 'own' || what === 'noble') return void await page.locator(`.piece.can[data-piece^="${what}:"]`).first().click();
    if (what.endsWith('?')) return void await page.locator(`.piece.can[data-piece^="${what.slice(0, -1)}"]`).first().click();
    if (what.startsWith('do:')) {
      const verb = page.locator(`[data-act="${what}"]:not(.pressed)`);
      if (await verb.count() > 0) await verb.click(); else console.log('no', what);
      return;
    }
    await page.locator(`[data-piece="${what}"]`).first().click();
  };
  for (const [l, lesson] of LESSONS.entries()) {
    for (const step of lesson) {
      await shoot();
      for (const one of step) await point(one);
      await page.waitForTimeout(150);
      if (process.env.STAGED) await shoot();
      await page.locator('[data-act=confirm]').click({timeout: 4000}).catch(async () => console.log('no confirm', l, step));
      await page.waitForTimeout(300);
    }
    await shoot();
    await page.locator('[data-act=next]').click({timeout: 4000});
  }
  await page.locator('.guide-done').waitFor();
  expect(troubles).toEqual([]);
});
