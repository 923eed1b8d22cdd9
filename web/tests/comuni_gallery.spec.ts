import {test, expect} from '@playwright/test';
import {begin, chooser, click, prefer, watch} from './player';
for (const language of ['en', 'ja', 'zh'] as const) for (const width of [1366, 390]) {
  test(`gallery ${language} ${width}`, async ({page}) => {
    const troubles = watch(page);
    await page.setViewportSize({width, height: 800});
    await prefer(page, language);
    await page.goto('./#/edition/comuni');
    await page.locator('.comuni-gallery').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const imgs = page.locator('.comuni-gallery [role=img]');
    const labels = await imgs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    console.log(labels.length, language, width === 390 ? labels.join(' | ') : '');
    const over = await imgs.evaluateAll((all) => all.filter((one) =>
      one.scrollWidth > one.clientWidth + 1).map((one) => one.getAttribute('aria-label')));
    console.log('over', language, width, over);
    console.log('marked', await page.locator('.comuni-gallery .reconstructed').allTextContents());
    await page.locator('.gallery').screenshot({path: `/tmp/comuni_shots/g_${language}_${width}.png`});
    await page.screenshot({path: `/tmp/comuni_shots/full_${language}_${width}.png`, fullPage: true});
    expect(troubles).toEqual([]);
  });
}
for (const width of [1366, 390]) test(`plays ${width}`, async ({page}) => {
  const troubles = watch(page);
  await page.setViewportSize({width, height: 768});
  await prefer(page, 'en');
  await begin(page, 'comuni', 4);
  const choose = chooser(5);
  for (let i = 0; i < 40; ++i) await click(page, choose);
  await page.screenshot({path: `/tmp/comuni_shots/play_${width}.png`});
  expect(troubles).toEqual([]);
});
