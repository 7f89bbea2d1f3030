import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Where `npm test` wants the counts of this run as JSON, beside what is printed. */
const jsonReport = process.env['JSON_REPORT'];

export default defineConfig({
  testDir: './src',
  outputDir: '../../.cache/e2e',
  globalSetup: './src/host/global-setup.ts',
  // Each worker has a host with a database of its own. A flaky journey is a fault to find: on a desk nothing is tried
  // twice, and where machines are shared a second try is reported as flaky.
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Journeys take seconds; a loaded machine may make minutes of them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['../spec/src/playwright-reporter.ts'],
    ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : []),
  ],
  use: {
    locale: 'en-GB',
    // What a worker answers is not seen by a test's own routes; app.spec.ts and push.spec.ts alone let it be.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
