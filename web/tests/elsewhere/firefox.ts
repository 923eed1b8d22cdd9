// Debian's Firefox ESR over WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import {SIZE, type Browser} from './browser';

export async function firefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    defaultViewport: SIZE,
  });
  const page = await browser.newPage();
  return {
    name: 'firefox',
    goto: async (url) => void (await page.goto(url, {timeout: 60_000})),
    reload: async () => void (await page.reload({timeout: 60_000})),
    run: (expression) => page.evaluate(expression) as Promise<any>,
    click: (x, y) => page.mouse.click(x, y),
    press: async (key) => {
      if (key !== 'Shift+Tab') return page.keyboard.press(key);
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    close: () => browser.close(),
  };
}
