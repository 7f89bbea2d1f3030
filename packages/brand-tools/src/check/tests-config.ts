import { disclosuresProject, storiesProject } from '@meetcute/storybook/vitest';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { reportProgress } from './test-progress.ts';
import { reportTo } from './test-report.ts';

const folder = process.cwd();
const projects = {
  disclosures: () => disclosuresProject(join(folder, 'src/template.ts'), folder),
  stories: () => storiesProject(),
};

/** Leaves source maps out, which were a twentieth of the work of a page: reports have sentences, and no lines of code. */
const withoutSourceMaps: Plugin = {
  name: 'meetcute:without-source-maps',
  enforce: 'pre',
  config: () => ({
    optimizeDeps: {
      rolldownOptions: {
        plugins: [
          {
            name: 'meetcute:without-source-maps',
            outputOptions: (output) => ({ ...output, sourcemap: false }),
          },
        ],
      },
    },
  }),
  transform: (code) => ({ code, map: { mappings: '' } }),
};

/** Returns the configuration of a project. */
function defineProject(name: keyof typeof projects) {
  const project = projects[name]();
  return { ...project, plugins: [project.plugins, withoutSourceMaps] };
}

/**
 * Configuration of Vitest for the checks in a browser of the brand in the working directory. `MEETCUTE_TESTS` names the
 * projects, and `MEETCUTE_REPORT` the file for the report.
 */
export default defineConfig({
  // Packages may be linked from anywhere.
  server: { fs: { strict: false } },
  test: {
    // A page for each project at least. More pages than cores gain nothing: each loads hundreds of modules.
    maxWorkers: Math.max(2, availableParallelism()),
    reporters: [
      reportTo(process.env['MEETCUTE_REPORT']!),
      reportProgress((progress) => process.send?.(progress)),
    ],
    // Limits for hanging tests only: a loaded machine takes seconds to load a screen.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: process.env['MEETCUTE_TESTS']!.split(',').map((name) =>
      defineProject(name as keyof typeof projects),
    ),
  },
});
