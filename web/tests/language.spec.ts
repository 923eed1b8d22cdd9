// Every text changes with the language at once.
import {expect, test, type Page} from '@playwright/test';
import {begin, prefer, untilAsked} from './player';

const JAPANESE = /[ぁ-んァ-ン]/;
const detail = (page: Page) => page.locator('.status .detail');
const speak = (page: Page, language: string) => page.locator('.top > .top-tools > .languages').selectOption(language);

test('what a hint has put on the table is told in the language of now', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await page.locator('[data-act=hint]').click();
  await page.locator('.hints li button').first().click();
  await expect(detail(page)).not.toBeEmpty();
  await expect(detail(page)).not.toContainText(JAPANESE);
  await speak(page, 'ja');
  await expect(detail(page)).toContainText(JAPANESE);
  await expect(detail(page)).not.toContainText(/You|took|take|reserve|buy/);
});

test('what a bot thinks is told in the language of now', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await page.locator('[data-act=hint]').click();
  const first = page.locator('.hints li p').first();
  await first.waitFor();
  await speak(page, 'ja');
  await expect(first).toContainText(JAPANESE);
});

test('a reason does not stay behind in another language', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await page.locator('.middle [data-piece="token:gold"]').click();
  await expect(detail(page)).toContainText('gold');
  await speak(page, 'ja');
  await expect(page.locator('.status')).toContainText(JAPANESE);
  await expect(page.locator('.status')).not.toContainText('gold');
});
