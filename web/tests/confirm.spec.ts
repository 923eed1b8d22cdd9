// When a decision has to be confirmed: always, where it can't be taken back, or never.
import {expect, test, type Page} from '@playwright/test';
import {begin, prefer, untilAsked} from './player';
import {openFullHands} from './middle';

const confirm = (page: Page) => page.locator('[data-act=confirm]');
const prompt = (page: Page) => page.locator('.status .prompt');
const token = (page: Page, colour: string) => page.locator(`.middle [data-piece="token:${colour}"]`);
const GIVE_BACK = /give back 1 token/i;

test('one tap is enough where it can be taken back, and Undo takes it back', async ({page}) => {
  await prefer(page, 'en');
  await openFullHands(page);
  // With black, there is nothing else to take; then one has to give back, before anybody else decides.
  await token(page, 'red').click();
  await expect(prompt(page)).toContainText(GIVE_BACK);
  await expect(page.locator('.status .detail')).toContainText('Undo takes it back');
  await expect(page.locator('[data-act=undo].offered')).toHaveCount(1);
  await page.locator('[data-act=undo]').click();
  await expect(prompt(page)).not.toContainText(GIVE_BACK);
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.locator('.staged')).toHaveCount(0);
  await expect(page.locator('.status .detail')).toHaveCount(0);
});

test('what ends the turn asks, because others go on at once', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  for (const colour of ['white', 'blue', 'green']) await token(page, colour).click();
  await expect(page.locator('.status .detail')).not.toBeEmpty();
  await expect(confirm(page)).toHaveCount(1);
  await expect(page.locator('.log')).not.toContainText('1 white, 1 blue and 1 green');
});

test('what draws asks', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await page.locator('.middle [data-piece="deck:1"]').click();
  await expect(page.locator('.status .detail')).not.toBeEmpty();
  await expect(confirm(page)).toHaveCount(1);
});

test('with confirm: always, everything asks', async ({page}) => {
  await prefer(page, 'en', {confirm: 'always'});
  await openFullHands(page);
  await token(page, 'red').click();
  await expect(page.locator('.status .detail')).not.toBeEmpty();
  await expect(confirm(page)).toHaveCount(1);
  await expect(prompt(page)).not.toContainText(GIVE_BACK);
});

test('with confirm: never, nothing asks that was pointed at to the end', async ({page}) => {
  await prefer(page, 'en');
  await begin(page, 'splendor', 2);
  await page.locator('.top-tools button', {hasText: 'Settings'}).click();
  await page.locator('[data-setting=confirm]').selectOption('never');
  await page.keyboard.press('Escape');
  await untilAsked(page);
  for (const colour of ['white', 'blue', 'green']) await token(page, colour).click();
  await expect(page.locator('.log')).toContainText('1 white, 1 blue and 1 green');
});

test('what a hint puts on the table waits for the confirmation', async ({page}) => {
  await prefer(page, 'en', {confirm: 'never'});
  await begin(page, 'splendor', 2);
  await untilAsked(page);
  await page.locator('[data-act=hint]').click();
  await page.locator('.hints li button').first().click();
  await expect(confirm(page)).toHaveCount(1);
  await expect(page.locator('.arena .staged').first()).toBeVisible();
});
