// The page in Debian's Chromium, served as it is built. TEST_URL: another server, such as
// `pentarch serve`.
import {defineConfig} from '@playwright/test';

const url = process.env.TEST_URL ?? 'http://127.0.0.1:4173/';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../build/page-tests',
  timeout: 240_000,
  workers: Number(process.env.JOBS ?? 2),
  fullyParallel: true,
  reporter: [['line']],
  use: {
    baseURL: url,
    viewport: {width: 1366, height: 768},
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer:
    process.env.TEST_URL === undefined
      ? {command: 'npx vite preview --port 4173 --strictPort --host 127.0.0.1', url, reuseExistingServer: true}
      : undefined,
});
