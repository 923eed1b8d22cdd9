// What a player's browser loads to play one game: script, styles, words and WebAssembly together
// stay under 400 KB, as they come over the wire.
import {expect, test, type Request} from '@playwright/test';
import {GAMES} from './facts';
import {prefer} from './player';

const MOST = 400 * 1024;

test.use({serviceWorkers: 'block'});

for (const {id} of GAMES) {
  test(`${id}: what is loaded is small`, async ({page, context}) => {
    const sizes = new Map<string, Promise<number>>();
    // What is still on its way when the test ends has no size any more.
    const sizeOf = (request: Request) =>
      request.sizes().then(
        ({responseBodySize}) => responseBodySize,
        () => 0,
      );
    context.on('requestfinished', (request) => sizes.set(request.url(), sizeOf(request)));
    await prefer(page, 'ja');
    await page.goto(`./#/new/${id}`);
    await page.locator('button[type=submit]').click();
    await page.locator('.arena').waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all([...sizes].map(async ([url, size]) => ({url, size: await size})));
    expect(loaded.some(({url}) => url.endsWith('.wasm'))).toBe(true);
    expect(
      loaded.reduce((sum, {size}) => sum + size, 0),
      JSON.stringify(loaded),
    ).toBeLessThan(MOST);
  });
}
