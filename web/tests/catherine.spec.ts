// Catherine's table: nothing on its map lies over anything else, nothing on its cards is cut off, and
// what lines up is seen to.
import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, SIDEWAYS, SIZES} from './facts';
import {prefer} from './player';
import {openMidGame} from './middle';

const EVERYWHERE = {
  ...SIZES,
  sideways: SIDEWAYS,
  tablet: {width: 768, height: 1024},
  large: {width: 1920, height: 1080},
};

// Names, icons and houses of two cities that touch, and what of the map is covered by the stairs or the piles.
const collisions = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const parts = [...document.querySelectorAll<HTMLElement>('.catherine-map .catherine-city')].flatMap((city) =>
      [...city.querySelectorAll('.catherine-disc, .catherine-narrow, .catherine-house svg')].map((part) => ({
        city: city.dataset.piece,
        box: part.getBoundingClientRect(),
      })),
    );
    for (const over of document.querySelectorAll('.catherine-stairs, .catherine-piles'))
      parts.push({city: over.className, box: over.getBoundingClientRect()});
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (a.city !== b.city && wide > 1 && high > 1)
          found.push(`${a.city} ${b.city} ${wide.toFixed()}x${high.toFixed()}`);
      }
    return found;
  });

// What is wider or higher than the card that it is on.
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.catherine-card-head, .catherine-action, .catherine-bonus, .catherine-named')]
      .filter((part) => part.getClientRects().length > 0)
      .flatMap((part) => {
        const card = part.closest('.catherine-card')!.getBoundingClientRect();
        return [...part.querySelectorAll('*')].flatMap((one) => {
          const box = one.getBoundingClientRect();
          const out = box.left < card.left - 1 || box.right > card.right + 1;
          return out ? [`${part.className} ${one.outerHTML.slice(0, 60)}`] : [];
        });
      }),
  );

for (const language of LANGUAGES)
  for (const [size, viewport] of Object.entries(EVERYWHERE))
    test(`nothing lies over anything else: ${language}, ${size}`, async ({page}) => {
      await prefer(page, language);
      await page.setViewportSize(viewport);
      await openMidGame(page, 'catherine', 0.8, 4);
      expect(await collisions(page)).toEqual([]);
      expect(await clipped(page)).toEqual([]);
    });
