import { defineModules } from '../../tsup.base.ts';

/** Modules that `defineMain` and `storiesProject` name by path, for Vite and for the build of the manager. */
const loadedModules = [
  'src/manager.ts',
  'src/network/tldts.ts',
  'src/preview.tsx',
  'src/vitest/badges-setup.ts',
  'src/vitest/brand-disclosures.ts',
  'src/vitest/disclosures-setup.ts',
  'src/vitest/hide-frame.ts',
];

export default defineModules({}, loadedModules);
