import {test, expect} from '@playwright/test';
import {begin, playToTheEnd, prefer, watch} from './player';

test('try', async ({page}) => {
  const troubles = watch(page);
  const game = process.env.GAME ?? 'splendor';
  await prefer(page, (process.env.LANGUAGE_ ?? 'en') as any);
  await page.goto('./');
  await page.waitForTimeout(500);
  await page.screenshot({path: (process.env.SHOTS ?? '../build/shots') + '/start.png'});
  await begin(page, game, Number(process.env.SEATS ?? 3));
  await page.waitForTimeout(800);
  await page.screenshot({path: (process.env.SHOTS ?? '../build/shots') + '/begin.png'});
  const n = await playToTheEnd(page, 1);
  console.log('clicks', n);
  await page.screenshot({path: (process.env.SHOTS ?? '../build/shots') + '/end.png'});
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  await page.screenshot({path: (process.env.SHOTS ?? '../build/shots') + '/table.png'});
  await page.setViewportSize({width: 390, height: 844});
  await page.screenshot({path: (process.env.SHOTS ?? '../build/shots') + '/phone.png', fullPage: true});
  expect(troubles).toEqual([]);
});
