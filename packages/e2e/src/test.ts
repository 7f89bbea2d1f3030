import { expect, test as base } from '@playwright/test';
import { launchOptions } from '../../../.tools/launch-options.ts';

export * from '@playwright/test';

/** Tag of journeys that only `npm run test:full` has. */
export const full = '@full';

/** Message of a browser about a violation of the content security policy, Trusted Types included. */
const VIOLATION = /Content Security Policy|Trusted(?: Type|HTML|Script)/;

/** Playwright's `test`, which fails when a page of the test's own context violates its content security policy. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      const record = (text: string) => VIOLATION.test(text) && violations.push(text);
      context.on('console', (message) => record(message.text()));
      context.on('weberror', (error) => record(error.error().message));
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
