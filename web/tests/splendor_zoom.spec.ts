import {test} from '@playwright/test';
import {begin, chooser, click, prefer} from './player';
test.use({deviceScaleFactor: 2});
test('zoom', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 3);
  const choose = chooser(3);
  for (let n = 0; n < 40; ++n) await click(page, choose);
  await page.waitForTimeout(500);
  await page.screenshot({path: '/tmp/shots-splendor/zoom.png', clip: {x: 0, y: 105, width: 760, height: 330}});
  await page.screenshot({path: '/tmp/shots-splendor/zoom2.png', clip: {x: 0, y: 600, width: 1110, height: 168}});
  for (const [w, h] of [[1366, 625], [1024, 768], [1920, 1080], [768, 1024], [360, 740]] as const) {
    await page.setViewportSize({width: w, height: h});
    await page.waitForTimeout(100);
    await page.screenshot({path: `/tmp/shots-splendor/size-${w}.png`, fullPage: true});
  }
});
