import {test} from '@playwright/test';
import {begin, chooser, click, prefer} from './player';
test('shots', async ({page}) => {
  test.setTimeout(590_000);
  const dir = process.env.SHOTS!;
  await prefer(page, (process.env.LANGUAGE_ ?? 'en') as any);
  await begin(page, 'emperor', Number(process.env.SEATS ?? 3));
  const choose = chooser(Number(process.env.SEED ?? 1));
  for (let n = 0; n < Number(process.env.CLICKS ?? 60); ++n) if (!(await click(page, choose))) break;
  await page.waitForTimeout(1500);
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('.status').forEach((e) => e.style.position = 'static'));
  for (const size of process.env.SIZES!.split(',')) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({width: width!, height: height!});
    await page.waitForTimeout(200);
    await page.screenshot({path: `${dir}/${size}.png`, fullPage: width! < 900});
  }
  await page.locator('.other-head').first().click();
  await page.setViewportSize({width: 1366, height: 768});
  await page.waitForTimeout(300);
  await page.screenshot({path: `${dir}/area.png`});
  await page.keyboard.press('Escape'); await page.locator('.close').click().catch(() => {});
  await page.locator('.emperor-heap summary').nth(1).click();
  await page.screenshot({path: `${dir}/heap.png`});
});
