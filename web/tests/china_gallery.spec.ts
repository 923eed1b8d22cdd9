import {test} from '@playwright/test';
import {prefer} from './player';
test('one', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await prefer(page, 'ja');
  await page.goto('./#/edition/china');
  await page.locator('.china-gallery .china-map svg').first().waitFor();
  await page.locator('.china-group h3').first().evaluate((e) => e.scrollIntoView());
  await page.waitForTimeout(400);
  await page.screenshot({path: `/tmp/china-shots/v.png`});
});
