import { storiesProject } from '@meetcute/storybook/vitest';
import { defineConfig } from 'vitest/config';

/** Configuration of Vitest for the stories of the specification on the brand in the working directory. */
export default defineConfig({
  // Packages may be linked from anywhere.
  server: { fs: { strict: false } },
  // Limits for hanging tests only: a loaded machine takes seconds to load a screen.
  test: { testTimeout: 300_000, hookTimeout: 300_000, projects: [storiesProject()] },
});
