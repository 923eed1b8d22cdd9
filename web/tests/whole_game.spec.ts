// Whole games by clicking what is highlighted. The record that the page leaves must be right for the
// native program too, hash by hash: the same rules in WebAssembly.
import {expect, test} from '@playwright/test';
import {GAMES, LANGUAGES} from './facts';
import {begin, chooser, click, prefer, savedGame, seedOf, watch} from './player';
import {verify} from './native';

for (const [number, {id, seats}] of GAMES.entries()) {
  test(`${id}: a whole game against bots`, async ({page}) => {
    const troubles = watch(page);
    await prefer(page, 'en');
    await begin(page, id, seats[0], number + 1);
    const choose = chooser(number + 1);
    let clicks = 0;
    while (await click(page, choose)) {
      // The language changes in the middle of a decision too.
      if (++clicks % 25 === 0) await page.locator('.languages').selectOption(LANGUAGES[(clicks / 25) % 3]!);
      expect(clicks, 'the game does not end').toBeLessThan(4000);
    }
    await expect(page.locator('.panel-end .ranks tbody tr')).toHaveCount(seats[0]);
    await expect(page.locator('.panel-end')).toContainText(String(seedOf(number + 1)));
    const saved = await savedGame(page);
    expect(saved.finished).toBe(true);
    expect(verify(saved.record)).toBe('');
    expect(troubles).toEqual([]);
  });
}
