import {test, expect} from '@playwright/test';
import {begin, chooser, click, prefer, watch} from './player';
test('try', async ({page}) => {
  test.setTimeout(590_000);
  const dir = process.env.SHOTS!;
  const troubles = watch(page);
  await prefer(page, (process.env.LANGUAGE_ ?? 'en') as any);
  const [w, h] = (process.env.SIZE ?? '1366x768').split('x').map(Number);
  await page.setViewportSize({width: w!, height: h!});
  if (process.env.GUIDE) {
    await page.goto('./#/guide/emperor'); await page.waitForTimeout(1500);
    await page.screenshot({path: `${dir}/guide.png`});
    return;
  }
  await page.goto('./'); await page.waitForTimeout(500);
  if (process.env.START) await page.screenshot({path: `${dir}/start.png`, fullPage: true});
  await begin(page, 'emperor', Number(process.env.SEATS ?? 3));
  await page.waitForTimeout(600);
  const seen = new Set<string>(); const over: Record<string, number> = {};
  const choose = chooser(Number(process.env.SEED ?? 1));
  let n = 0; const full = w! < 900;
  for (; n < 4000; ++n) {
    if (n % 7 === 0 || n < 3) {
      const m: any = await page.evaluate(() => {
        const q = (s: string) => [...document.querySelectorAll(s)] as HTMLElement[];
        const out: any = {};
        const t = q('.emperor-table')[0]; const mid = q('.middle')[0];
        if (t && mid && innerWidth > 900) {
          const low = Math.max(...q('.emperor-table *').filter((e) => !e.closest('.emperor-contents')).map((e) => e.getBoundingClientRect().bottom));
          out.table = low - mid.getBoundingClientRect().bottom;
          out.mine = q('.arena > .mine')[0]!.getBoundingClientRect().height;
          out.minewide = Math.max(...q('.emperor-mine *').map((e) => e.getBoundingClientRect().right)) - q('.arena > .mine')[0]!.getBoundingClientRect().right;
          out.other = Math.max(0, ...q('.other').map((e) => e.scrollHeight - e.clientHeight));
          out.otherwide = Math.max(0, ...q('.other').map((e) => e.scrollWidth - e.clientWidth));
          out.minebottom = q('.arena > .mine')[0]!.getBoundingClientRect().bottom - innerHeight;
        }
        out.wide = document.documentElement.scrollWidth - innerWidth;
        for (const e of q('.emperor-formula')) { const p = e.closest('.emperor-scroll, .emperor-person, .emperor-tile, .emperor-palace li'); if (p) { const d = e.getBoundingClientRect().right - p.getBoundingClientRect().right; if (d > 0.5) out['f:' + p.className.split(' ').slice(0, 2).join('.') + ':' + e.textContent] = d; } }
        for (const e of q('.emperor-set li span')) if (e.scrollWidth > e.clientWidth) out['cut:' + e.textContent] = e.scrollWidth - e.clientWidth;
        return out;
      }).catch(() => ({}));
      for (const [k, v] of Object.entries(m) as [string, number][]) over[k] = Math.max(over[k] ?? -999, Math.round(v));
    }
    const kinds = await page.evaluate(() => [...new Set(([...document.querySelectorAll('.piece.can, .piece.staged')] as HTMLElement[]).map((e) => e.dataset.piece!.split(':')[0]))].sort().join('-')
      + ([...document.querySelectorAll('[data-act^="do:"]')] as HTMLElement[]).map((e) => '.' + e.dataset.act!.slice(3)).join('')).catch(() => '');
    const round = await page.evaluate(() => document.querySelector('.emperor-round')?.textContent?.match(/\d/)?.[0] ?? '').catch(() => '');
    const key = kinds.replace(/[^a-z.-]/g, '');
    if (key && (!seen.has(key) || !seen.has('r' + round))) {
      seen.add(key); seen.add('r' + round);
      await page.screenshot({path: `${dir}/${String(n).padStart(4, '0')}-${key.slice(0, 60)}.png`, fullPage: full});
    }
    if (!(await click(page, choose))) break;
  }
  console.log('clicks', n, 'kinds', [...seen].join(' '));
  console.log(JSON.stringify(over));
  await page.screenshot({path: `${dir}/end.png`});
  await page.keyboard.press('Escape'); await page.waitForTimeout(200);
  await page.screenshot({path: `${dir}/table.png`});
  await page.setViewportSize({width: 390, height: 844});
  await page.screenshot({path: `${dir}/phone.png`, fullPage: true});
  expect(n).toBeLessThan(4000);
  expect(troubles.filter((t) => !/to decide now|is over/.test(t))).toEqual([]);
});
