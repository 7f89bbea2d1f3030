import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Packages of the workspace that a brand installs, by their folder. */
const installedPackages: Readonly<Record<string, string>> = {
  site: 'packages/site',
  theme: 'packages/theme',
  'template-classic': 'templates/classic',
  'template-nocturne': 'templates/nocturne',
};

const template = `import { defineTemplate } from '@meetcute/site';
import { nocturne } from '@meetcute/template-nocturne';

/** Aurora. */
export const aurora = defineTemplate({
  name: 'aurora',
  extends: nocturne,
  parts: {
    Logo: () => import('./parts/Logo.tsx'),
  },
});
`;

/** Makes a brand in a folder of its own, in which the packages of the workspace are installed. */
export function makeBrand(base = 'template-nocturne'): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand ż-'));
  const dependencies = {
    '@meetcute/site': '^0.2.0',
    [`@meetcute/${base}`]: '^0.2.0',
    '@meetcute/theme': '^0.2.0',
  };
  const files = {
    'package.json': JSON.stringify({ name: 'aurora', type: 'module', dependencies }),
    'src/template.ts': template.replaceAll('nocturne', base.replace('template-', '')),
    'src/parts/Logo.tsx': 'export default () => null;\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@meetcute'), { recursive: true });
  for (const [name, path] of Object.entries(installedPackages))
    symlinkSync(join(root, path), join(folder, 'node_modules/@meetcute', name));
  return folder;
}
