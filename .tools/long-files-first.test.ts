import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_FILES, sortLongFilesFirst } from './long-files-first.ts';
import { root } from './workspace.ts';

test('the long files exist', () => {
  expect(LONG_FILES.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('long files come in their order, and the others keep theirs', () => {
  const [longest = '', second = ''] = LONG_FILES;
  const sorted = sortLongFilesFirst(
    ['.tools/b.test.ts', second, '.tools/a.test.ts', longest].map((file) => ({ moduleId: join(root, file) })),
  );
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    longest,
    second,
    '.tools/b.test.ts',
    '.tools/a.test.ts',
  ]);
});
