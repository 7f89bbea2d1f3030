import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

/** A cycle of a type import and `import()`, and an import of a missing file. */
const files = {
  'slots.ts': "import type { screens } from './screens.ts';\nexport type Name = keyof typeof screens;\n",
  'screens.ts': "export const screens = { Home: () => import('./Home.tsx') };\n",
  'Home.tsx': "import type { Name } from './slots.ts';\nexport const name: Name = 'Home';\n",
  'lost.ts': "export * from './nowhere.ts';\n",
};

// Takes over a second, because the check starts a process and loads TypeScript.
test('refuses cycles of type imports and import(), and imports that are not found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '.'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  expect(stdout.match(/error [\w-]+: \S+/g)).toEqual([
    'error no-unresolved: lost.ts',
    'error no-cycle: Home.tsx',
  ]);
});
