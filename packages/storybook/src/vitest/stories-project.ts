import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { modulePath, repository } from '../preset/sources.ts';
import { specificationFolder } from '../preset/specification.ts';
import { bundlePackages } from './bundle-packages.ts';
import { findHeadlessShell } from './chromium.ts';
import { importOnce } from './import-once.ts';

export type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

export interface StoriesProjectOptions {
  /** Folder of the Storybook. Default: '.storybook'. */
  configDir?: string;
  /** Modules that run before the stories, after those of every Storybook. Default: none. */
  setupFiles?: readonly string[];
  /** The browser. Default: an installed Chromium, else the one of Playwright. */
  browser?: BrowserOptions;
}

/**
 * Settings of a run: `STORIES_LOOK` has toolbar settings of all stories, such as 'template=nocturne&scheme=dark'. `STORIES` is
 * 'required' to leave out stories that only the full run has and 'site-map' to leave out all but those on the site map, and `MEETCUTE_FULL` is '1' to measure all languages.
 */
const SETTINGS = ['MEETCUTE_FULL', 'STORIES', 'STORIES_LOOK'];

/** Returns a browser without a window: `CHROMIUM_PATH`, an installed Chromium, else the one of Playwright. */
export function findBrowser(): BrowserOptions {
  const executablePath = findHeadlessShell();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A picture of the DOM at the end of each test took a thirtieth of the main thread's time.
    traceView: 'off',
    instances: [{ browser: 'chromium' }],
    provider: playwright({
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        // A container runs as root, where Chromium has no sandbox.
        args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
      },
    }),
  };
}

/**
 * Returns the project of Vitest that runs every story of a Storybook in a browser: its steps, axe, disclosures as painted, and
 * texts that overflow. Stories share one page, which is four times faster; each story creates its own world.
 */
export function storiesProject({
  configDir = '.storybook',
  setupFiles = [],
  browser = findBrowser(),
}: StoriesProjectOptions = {}): TestProjectInlineConfiguration {
  const root = join(resolve(configDir), '..');
  const specification = specificationFolder(root);
  return {
    extends: true,
    plugins: [
      storybookTest({ configDir }),
      importOnce(),
      ...(repository === null ? [bundlePackages(root)] : []),
    ],
    test: {
      name: 'stories',
      isolate: false,
      browser,
      // Installed stories are in node_modules, which Vitest leaves out otherwise. Storybook names all files.
      exclude: [],
      env: Object.fromEntries(SETTINGS.map((name) => [name, process.env[name] ?? ''])),
      setupFiles: [
        modulePath('vitest/hide-frame'),
        join(specification, 'setup/required.ts'),
        join(specification, 'setup/overflow.ts'),
        modulePath('vitest/disclosures-setup'),
        modulePath('vitest/badges-setup'),
        ...setupFiles,
      ],
    },
  };
}
