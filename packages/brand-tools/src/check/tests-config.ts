import { disclosuresProject, storiesProject } from '@meetcute/storybook/vitest';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reportProgress } from './test-progress.ts';
import { reportTo } from './test-report.ts';

const folder = process.cwd();
const projects = {
  disclosures: () => disclosuresProject(join(folder, 'src/template.ts'), folder),
  stories: () => storiesProject(),
};

/**
 * Configuration of Vitest for the checks in a browser of the brand in the working directory. `MEETCUTE_TESTS` names the
 * projects, and `MEETCUTE_REPORT` the file for the report.
 */
export default defineConfig({
  // Packages may be linked from anywhere.
  server: { fs: { strict: false } },
  test: {
    // A page for each project at least. More pages than cores gain nothing: each loads 1,400 modules.
    maxWorkers: Math.max(2, availableParallelism()),
    reporters: [
      reportTo(process.env['MEETCUTE_REPORT']!),
      reportProgress((progress) => process.send?.(progress)),
    ],
    // Limits for hanging tests only: a loaded machine takes seconds to load a screen.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: process.env['MEETCUTE_TESTS']!.split(',').map((name) =>
      projects[name as keyof typeof projects](),
    ),
  },
});
