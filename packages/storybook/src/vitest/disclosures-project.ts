import { dirname } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { brandsPlugin } from '../preset/brands-plugin.ts';
import { prebundle } from '../preset/prebundled.ts';
import { modulePath, repository } from '../preset/sources.ts';
import { bundlePackages } from './bundle-packages.ts';
import { importOnce } from './import-once.ts';
import { findBrowser } from './stories-project.ts';

/**
 * Returns the project of Vitest that opens every place of a template that must show something, and measures as it is painted
 * whether it can be seen. `template` is the file that exports the template, `root` the folder with its packages.
 */
export function disclosuresProject(template: string, root: string): TestProjectInlineConfiguration {
  const file = modulePath('vitest/brand-disclosures');
  const { include, exclude } = prebundle(root, template);
  return {
    extends: true,
    plugins: [brandsPlugin(template), importOnce(), ...(repository === null ? [bundlePackages(root)] : [])],
    oxc: { plugins: { styledComponents: { ssr: true, fileName: false, pure: true } } },
    optimizeDeps: { include: [...include, '@testing-library/user-event'], exclude },
    // The package may be linked from anywhere.
    server: { fs: { strict: false } },
    test: {
      name: 'disclosures',
      isolate: false,
      browser: findBrowser(),
      include: [file],
      exclude: [],
      dir: dirname(file),
      env: { MEETCUTE_FULL: process.env['MEETCUTE_FULL'] ?? '' },
      setupFiles: [modulePath('vitest/hide-frame')],
      // Limits for hanging tests only: a loaded machine takes seconds to load a screen.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 20_000 } },
    },
  };
}
