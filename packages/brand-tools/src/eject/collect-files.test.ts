import { rmSync } from 'node:fs';
import { posix } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../testing/make-brand.ts';
import { collectFiles, type Graphs } from './collect-files.ts';
import { findSlots } from './find-slots.ts';
import { readModule } from './read-module.ts';

const graphs: Graphs = new Map();
const folders = [makeBrand('template-classic'), makeBrand('template-nocturne')];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe.each(folders)('the template in %s', (folder) => {
  const slots = [...findSlots(folder).values()];

  test('has all slots', () => {
    const kinds = Map.groupBy(slots, ({ kind }) => kind);
    expect([kinds.get('layouts')?.length, kinds.get('parts')?.length]).toEqual([4, 11]);
    expect(kinds.get('drawings')?.length).toBe(8);
    expect(kinds.get('icons')!.length).toBeGreaterThan(50);
    expect(kinds.get('screens')!.length).toBeGreaterThan(50);
  });

  test.each(slots)('can eject $name', (slot) => {
    const { files } = collectFiles(slot, graphs);
    const paths = files.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, content, from } of files) {
      expect(from).toMatch(/^@meetcute\/[\w-]+\/src\/|^@phosphor-icons\/react\/dist\/defs\//);
      // Not published.
      expect(from).not.toMatch(/\.test\.|@meetcute\/site\/src\/(browser|server|testing|vite|worker)\//);
      if (typeof content !== 'string') continue;
      const module = readModule(path, content);
      expect(module.hasState).toBe(false);
      const relative = module.imports.filter(({ specifier }) => specifier.startsWith('.'));
      const importedPaths = relative.map(({ specifier }) =>
        posix.join(posix.dirname(path), specifier.split('?')[0]!),
      );
      expect(paths).toEqual(expect.arrayContaining(importedPaths));
    }
    const { exportedNames } = readModule(paths[0]!, files[0]!.content as string);
    expect(exportedNames.filter((name) => name === 'default')).toHaveLength(1);
  });
});

test('takes public names from the entry of the package, in one statement', () => {
  const content = collectFiles(findSlots(folders[0]!).get('ProfileCard')!).files[0]!.content as string;
  expect(content).toMatch(
    /^import \{ vars \} from '@meetcute\/theme';\nimport \{ styled \} from 'styled-components';\nimport \{\n {2}NameLink,/,
  );
  expect(content.match(/@meetcute\/kit/g)).toHaveLength(1);
  expect(content).toMatch(/export const ProfileCard = [^]*\nexport default ProfileCard;\n$/);
});

const textOf = (name: string) => collectFiles(findSlots(folders[0]!).get(name)!).files[0]!.content as string;

test('a drawing is a component, and an icon has its paths', () => {
  expect(textOf('NoChats')).toMatch(/<svg width="132"[^]*\nexport default \(\) => noChatsDrawing;\n$/);
  expect(textOf('Heart')).toMatch(
    /^import \{ drawIcon \} from '@meetcute\/kit\/icon';\n[^]*drawIcon\(\{\n {2}bold: <path d="M178,36[^]* {2}regular: <path d="M178,40/,
  );
});
