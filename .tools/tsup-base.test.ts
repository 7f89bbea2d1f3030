import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { entriesOf } from '../tsup.base.ts';
import { root } from './workspace.ts';

const CARD = `import { styled } from 'styled-components';
export const Card = styled.article\`color: var(--mc-ink);\`;
export const Badge = styled('span')\`color: var(--mc-accent);\`;
`;

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Builds a package with two styled components in a new folder and returns their ids. */
function build(): string[] {
  const house = mkdtempSync(join(tmpdir(), 'preset-'));
  folders.push(house);
  const folder = join(house, 'packages', 'skins');
  mkdirSync(join(folder, 'src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  cpSync(join(root, 'tsup.base.ts'), join(house, 'tsup.base.ts'));
  writeFileSync(join(folder, 'src', 'index.ts'), CARD);
  const exports = { '.': { '@meetcute/source': './src/index.ts' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'skins', type: 'module', exports }));
  writeFileSync(join(folder, 'tsup.config.ts'), "export { skins as default } from './preset.ts';\n");
  writeFileSync(
    join(folder, 'preset.ts'),
    "import { definePackage } from '../../tsup.base.ts';\nexport const skins = definePackage({ external: ['styled-components'] });\n",
  );
  execFileSync(join(root, 'node_modules/.bin/tsup'), { cwd: folder, stdio: 'pipe' });
  const code = readFileSync(join(folder, 'dist', 'index.js'), 'utf8');
  return [...code.matchAll(/componentId:\s*"([^"]+)"/g)].map(([, id]) => id ?? '');
}

test('two builds in different folders give the same component ids', () => {
  const [first, second] = [build(), build()];
  expect(first).toHaveLength(2);
  expect(new Set(first).size).toBe(2);
  expect(second).toEqual(first);
});

test('entries are the source files of the exports map, at the same path under dist', () => {
  const subpath = (file: string) => ({
    '@meetcute/source': file,
    types: './dist/x.d.ts',
    default: './dist/x.js',
  });
  const map = {
    '.': subpath('./src/index.ts'),
    './server': subpath('./src/server/index.tsx'),
    './sites/*.json': './sites/*.json',
  };
  expect(entriesOf(map)).toEqual({ index: './src/index.ts', 'server/index': './src/server/index.tsx' });
});
