import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_FILES, sortLongFilesFirst } from './long-files-first.ts';
import { root } from './workspace.ts';

test('the long files exist', () => {
  expect(LONG_FILES.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('long files of a project come first, in their order, and projects stay together', () => {
  const [longest = '', second = ''] = LONG_FILES;
  const last = LONG_FILES.at(-1) ?? '';
  const files = [
    ['contract', 'packages/conformance/src/a.test.ts'],
    ['contract', second],
    ['contract', longest],
    ['unit', '.tools/b.test.ts'],
    ['unit', '.tools/a.test.ts'],
    ['unit', last],
  ].map(([name = '', file = '']) => ({ moduleId: join(root, file), project: { name } }));
  expect(sortLongFilesFirst(files).map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    longest,
    second,
    'packages/conformance/src/a.test.ts',
    last,
    '.tools/b.test.ts',
    '.tools/a.test.ts',
  ]);
});
