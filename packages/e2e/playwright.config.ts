import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { isFullRun } from '../../.tools/full-run.ts';
import { headlessOptions } from '../../.tools/launch-options.ts';

/** File for this run's results as JSON, in addition to the printed ones; set by `npm test`. */
const jsonReport = process.env['JSON_REPORT'];

/** Journeys in the whole browser, which take longest. */
const WITH_WINDOW = /(app|back-forward-cache|keyboard-sign-up|push)\.spec\.ts$/;

export default defineConfig({
  testDir: './src',
  outputDir: '../../.cache/e2e',
  globalSetup: './src/host/global-setup.ts',
  // In order: Playwright would start those with a browser of their own last, and one core would wait for them.
  projects: [
    { name: 'with window', testMatch: WITH_WINDOW },
    { name: 'without window', testIgnore: WITH_WINDOW },
  ],
  // Each worker has a host with its own database. A flaky journey is a bug: there are no retries locally, and
  // on shared machines a second attempt is reported as flaky.
  workers: availableParallelism() + 1,
  retries: process.env['CI'] ? 1 : 0,
  // Journeys with this tag run in the full run alone: a second brand or device, kills, and what a cheaper test proves too.
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env['CI']),
  // Journeys take seconds, but minutes on a loaded machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['../spec/src/playwright-reporter.ts'],
    ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : []),
  ],
  use: {
    locale: 'en-GB',
    // A test's own routes do not see requests of a worker; only app.spec.ts and push.spec.ts allow workers.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: headlessOptions,
  },
});
