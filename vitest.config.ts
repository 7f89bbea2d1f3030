import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './.tools/full-run.ts';
import { headlessOptions } from './.tools/launch-options.ts';
import { findLeftOutStories } from './.tools/left-out-stories.ts';
import { LongFilesFirst } from './.tools/long-files-first.ts';
import { brandsPlugin } from './packages/storybook/src/preset/brands-plugin.ts';
import { prebundle } from './packages/storybook/src/preset/prebundled.ts';
import { importOnce, storiesProject } from './packages/storybook/src/vitest/index.ts';
import { SpecReporter } from './packages/spec/src/vitest-reporter.ts';

/** Returns the browser options. Each project needs a separate object, because Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A picture of the DOM at the end of each test took a thirtieth of the main thread's time.
  traceView: 'off' as const,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions: { ...headlessOptions } }),
});

/** File for this run's results as JSON, in addition to the printed ones; set by `npm test`. */
const jsonReport = process.env['JSON_REPORT'];

/** Conditions of Node itself. `module` is for bundlers and resolves to files that Node cannot read. */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');

const prebundledModules = prebundle(import.meta.dirname).include;

/** Names after `--project`: undefined for all projects. */
const { project: projectNames } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values as { project?: string[] };

/** Whether the run may have stories. Storybook reads each of them before a run, in 5 s of processor time. */
const hasStories = !projectNames?.every((name) => /^\w+$/.test(name) && name !== 'stories');

/** The stories. A run of `npm test` loads no file without one that it has. */
function createStories() {
  const project = storiesProject({
    browser: browser(),
    // What only the repository checks: rules that stories name, and the record of their findings.
    setupFiles: ['./packages/spec/src/story-setup.ts', './.tools/accessibility-setup.ts'],
  });
  const leftOutStories = findLeftOutStories(import.meta.dirname);
  const exclude = [
    // A search for files would follow the links of `stories/node_modules` through the whole workspace.
    '**/node_modules/**',
    ...(process.env['STORIES'] === 'required' ? leftOutStories : []),
  ];
  // Each run of a story that `npm test` would lose fails.
  return { ...project, test: { ...project.test, exclude, provide: { leftOutStories } } };
}

/** Tests of the server, and the contract on each back end. */
const serverTests = ['server', 'host', 'conformance'].map((name) => `packages/${name}/src/**/*.test.ts`);

export default defineConfig({
  // Workspace packages are read from their sources, so tests need no build.
  resolve: { conditions: ['@meetcute/source', ...defaultClientConditions] },
  // Brands of the stories, which unit tests of stories read too.
  plugins: [brandsPlugin()],
  ssr: { resolve: { conditions: ['@meetcute/source', ...nodeConditions] } },
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false, pure: true } } },
  test: {
    // Stories also wait, for timers and between runner and page: three at a time keep two cores busy.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', new SpecReporter(), ...(jsonReport ? ['json'] : [])],
    ...(jsonReport ? { outputFile: { json: jsonReport } } : {}),
    sequence: { sequencer: LongFilesFirst },
    setupFiles: ['./packages/spec/src/vitest-setup.ts'],
    env: {
      MEETCUTE_FULL: process.env['MEETCUTE_FULL'] ?? '',
    },
    // Kills and real processes, whose cheaper tests every run has.
    tags: [{ name: 'full', description: 'Only `npm run test:full` has the test.' }],
    ...(isFullRun ? {} : { tagsFilter: ['!full'] }),
    // A limit for hanging tests only: on a loaded machine a test of one second may take twenty.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A flaky test is a bug: there are no local retries. In CI a test that passes on a second attempt is
    // reported as flaky.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Pure rules have no side effects, and reloading them for each file took three times as long as all
        // tests.
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'templates/*/src/**/*.test.ts',
            'stories/**/*.test.ts',
            '.tools/**/*.test.ts',
          ],
          exclude: [...serverTests, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Each test opens its own world, so that a process may reuse its modules, the compiled WebAssembly of PGlite and
          // an open, empty database. The contract is no project of its own, because its processes loaded all of that
          // again.
          isolate: false,
          include: serverTests,
        },
      },
      {
        extends: true,
        plugins: [importOnce()],
        optimizeDeps: {
          include: [
            ...prebundledModules,
            'react-dom/test-utils',
            '@testing-library/react',
            '@testing-library/user-event',
          ],
        },
        test: {
          name: 'parts',
          // One page for all files, as for stories: loading the modules anew for each file took longer than
          // its tests. Each test renders into an empty document.
          isolate: false,
          setupFiles: ['./packages/storybook/src/vitest/hide-frame.ts', './.tools/parts-setup.ts'],
          include: ['packages/*/src/**/*.test.tsx', 'templates/*/src/**/*.test.tsx', 'stories/**/*.test.tsx'],
          exclude: ['**/*.page.test.tsx', '**/node_modules/**'],
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [importOnce()],
        optimizeDeps: {
          include: [...prebundledModules, '@testing-library/dom', '@testing-library/user-event'],
        },
        test: {
          name: 'pages',
          // Whole pages of the site, with React's production build, which renders them twice as fast.
          isolate: false,
          setupFiles: ['./packages/storybook/src/vitest/hide-frame.ts', './.tools/pages-setup.ts'],
          include: ['packages/site/src/**/*.page.test.tsx'],
          browser: browser(),
        },
      },
      ...(hasStories ? [createStories()] : []),
      // Minutes of outages on real processes; only part of `npm run test:full`.
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
