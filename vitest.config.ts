import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { SpecReporter } from './packages/spec/src/vitest-reporter.ts';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Flags that let Chromium run as root in a container and keep it off the network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium as the machine has it, else Playwright's own; each project needs a value of its own, Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}), args: flags },
  }),
});

/** Where `npm test` wants the counts of this run as JSON, beside what is printed. */
const jsonReport = process.env['JSON_REPORT'];

/** Toolbar settings of a whole story run, as in `STORIES_LOOK='template=nocturne&scheme=dark' pnpm test:stories`. */
const storiesLook = Object.fromEntries(new URLSearchParams(process.env['STORIES_LOOK']));

/** As Node resolves by itself: `module` is for bundlers, and leads Node to files that it can't read. */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');

const apiRooms = ['packages/server/src/**/*.test.ts', 'packages/host/src/**/*.test.ts'];

export default defineConfig({
  // Workspace packages are read from their sources: nothing has to be built before a test.
  resolve: { conditions: ['@meetcute/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@meetcute/source', ...nodeConditions] } },
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false, pure: true } } },
  test: {
    // A story or a part waits more than it computes, so that two at a time keep even two cores busy.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', new SpecReporter(), ...(jsonReport ? ['json'] : [])],
    ...(jsonReport ? { outputFile: { json: jsonReport } } : {}),
    setupFiles: ['./packages/spec/src/vitest-setup.ts'],
    env: { MEETCUTE_FULL: process.env['MEETCUTE_FULL'] ?? '' },
    // A limit for what hangs: on a loaded machine a test of a second may take twenty.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A flaky test is a fault to find: on a desk nothing is tried twice, and where machines are shared, as in the
    // journeys, what passed on a second try is named as flaky at the end.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Pure rules leave nothing behind, and loading them anew for each file took three times as long as all tests.
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'templates/*/src/**/*.test.ts',
            'stories/**/*.test.ts',
            '.tools/*.test.ts',
          ],
          exclude: [...apiRooms, 'packages/conformance/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Each test opens a world of its own, so that a process may keep its modules and an open, empty database.
          isolate: false,
          include: apiRooms,
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            ...prebundled(),
            'react-dom/test-utils',
            '@testing-library/react',
            '@testing-library/user-event',
          ],
        },
        test: {
          name: 'parts',
          setupFiles: ['./.tools/parts-setup.ts'],
          include: ['packages/*/src/**/*.test.tsx', 'templates/*/src/**/*.test.tsx'],
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: storiesLook })],
        // One page for all stories is four times faster; worlds are made anew for each story.
        test: {
          name: 'stories',
          isolate: false,
          browser: browser(),
          setupFiles: ['./packages/spec/src/story-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          // Side by side: each file has a database of its own, in memory or on a PostgreSQL and a port of its own.
          include: ['packages/conformance/src/**/*.test.ts'],
        },
      },
      // Minutes of outages on real processes, part of `npm run test:full` alone.
      {
        extends: true,
        test: {
          name: 'outages',
          environment: 'node',
          testTimeout: 3_600_000,
          include: ['packages/conformance/src/full/*.full.ts'],
        },
      },
    ],
  },
});
