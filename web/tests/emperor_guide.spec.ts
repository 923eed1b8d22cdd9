import {test, expect} from '@playwright/test';
import {chooser, prefer, watch} from './player';
test('guide', async ({page}) => {
  test.setTimeout(590_000);
  const dir = process.env.SHOTS!;
  const troubles = watch(page);
  await prefer(page, (process.env.LANGUAGE_ ?? 'en') as any);
  const [w, h] = (process.env.SIZE ?? '1366x768').split('x').map(Number);
  await page.setViewportSize({width: w!, height: h!});
  await page.goto('./#/guide/emperor'); await page.locator('.arena').waitFor();
  const choose = chooser(3); let last = ''; let k = 0; const over: string[] = [];
  for (let n = 0; n < 3000; ++n) {
    if (await page.locator('.guide-done').count() > 0) break;
    const text = await page.locator('.lesson').textContent({timeout: 3000}).catch(() => '');
    if (text && text !== last) {
      last = text; await page.waitForTimeout(150);
      await page.screenshot({path: `${dir}/${String(k++).padStart(2, '0')}.png`, fullPage: w! < 900});
      const o = await page.evaluate(() => { const t = document.querySelector('.emperor-table')!; return [t.scrollHeight - t.clientHeight, t.scrollWidth - t.clientWidth, document.documentElement.scrollWidth - innerWidth, Math.max(...[...document.querySelectorAll('.other')].map((e) => e.scrollHeight - e.clientHeight))].join('/'); });
      over.push(o);
    }
    const next = page.locator('[data-act=next]');
    if (await next.count() > 0) { await next.click(); await page.waitForTimeout(300); continue; }
    const confirm = page.locator('[data-act=confirm]');
    if (await confirm.count() > 0 && choose(3) > 0) { await confirm.click({timeout: 2000}).catch(() => {}); await page.waitForTimeout(60); continue; }
    const open = page.locator('.arena .piece.can:not(.staged), .tray .piece.can, [data-act^="do:"]:not(.pressed)');
    const count = await open.count();
    if (count === 0) { await page.keyboard.press('Escape'); if (await confirm.count() > 0) await confirm.click({timeout: 1000}).catch(() => {}); const less = page.locator('.piece.staged, .pressed'); if (await less.count() > 0) await less.first().click({timeout: 1000}).catch(() => {}); continue; }
    await open.nth(choose(count)).click({timeout: 1000}).catch(() => {});
  }
  console.log('steps', k, over.join(' '), 'done', await page.locator('.guide-done').count());
  expect(troubles).toEqual([]);
});
