import { expect, test as base } from '@playwright/test';
import { launchOptions } from '../../../.tools/launch-options.ts';
import { blockPortraits } from './people/photo.ts';

export * from '@playwright/test';

/** Tag of journeys that only `npm run test:full` has. */
export const full = '@full';

/** Message of a browser about a violation of the content security policy, Trusted Types included. */
const VIOLATION = /Content Security Policy|Trusted(?: Type|HTML|Script)/;

/** Violations of the running test in all its browser contexts. */
const violations: string[] = [];
const record = (text: string) => VIOLATION.test(text) && violations.push(text);

/**
 * Playwright's `test`, which fails when a page violates its content security policy, and whose pages load no portraits
 * unless a file uses `hasPortraits`. It opens a browser only for a test that asks for a page or the browser.
 */
export const test = base.extend<{ violations: string[] }, { hasPortraits: boolean }>({
  hasPortraits: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, hasPortraits }, use) => {
      browser.on('context', (context) => {
        if (!hasPortraits) context.on('page', blockPortraits);
        context.on('console', (message) => record(message.text()));
        context.on('weberror', (error) => record(error.error().message));
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  violations: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from a pattern.
    async ({}, use) => {
      violations.length = 0;
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** `test` in the whole browser: without a window, Chromium shows no notifications and installs no apps. */
export const testWithWindow = test.extend({
  launchOptions: [launchOptions, { scope: 'worker' }],
});

/**
 * `test` in the whole browser with its back/forward cache, which Playwright turns off and a Chromium without a window does
 * not have. A page that comes back from it loads nothing, so `page.goBack()` waits for `commit` alone.
 */
export const testWithBackCache = test.extend({
  launchOptions: [
    { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
    { scope: 'worker' },
  ],
});
