import {test, expect} from '@playwright/test';
import {begin, chooser, click, prefer, watch} from './player';
const shots = process.env.SHOTS!;
test('try splendor', async ({page}) => {
  const troubles = watch(page);
  await prefer(page, (process.env.LANGUAGE_ ?? 'en') as any);
  const seats = Number(process.env.SEATS ?? 4);
  await page.goto('./');
  await page.waitForTimeout(400);
  await page.screenshot({path: `${shots}/start.png`});
  await begin(page, 'splendor', seats);
  const at = (process.env.AT ?? '0,25,50,75,100').split(',').map(Number);
  const choose = chooser(Number(process.env.SEED ?? 1));
  const shoot = async (name: string) => {
    const langs = (process.env.LANGS ?? 'en').split(',');
    for (const lang of langs) {
      await page.locator('select.languages, .languages select').first().selectOption(lang);
      await page.waitForTimeout(250);
      await page.setViewportSize({width: 1366, height: 768});
      await page.screenshot({path: `${shots}/${name}-${lang}.png`});
      await page.setViewportSize({width: 390, height: 844});
      await page.waitForTimeout(100);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > 390) console.log('WIDE', name, lang, wide);
      await page.screenshot({path: `${shots}/${name}-${lang}-phone.png`, fullPage: true});
      await page.setViewportSize({width: 1366, height: 768});
    }
    await page.locator('select.languages, .languages select').first().selectOption(langs[0]!);
  };
  let n = 0;
  for (; n < 3000; ++n) {
    if (at.includes(n)) {
      await page.waitForFunction(() => document.querySelector('.panel-end, .piece.can, [data-act=confirm]'));
      await shoot(`at${n}`);
    }
    if (!(await click(page, choose))) break;
  }
  console.log('clicks', n);
  await page.screenshot({path: `${shots}/end.png`});
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  await shoot('over');
  if (seats > 2) {
    await page.locator('.other-head').first().click();
    await page.waitForTimeout(200);
    await page.screenshot({path: `${shots}/panel.png`});
    await page.setViewportSize({width: 390, height: 844});
    await page.screenshot({path: `${shots}/panel-phone.png`});
  }
  expect(troubles).toEqual([]);
});
