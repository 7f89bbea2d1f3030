import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnWeights } from './slim-icons.ts';

const packages = join(import.meta.dirname, '../../..');

test('a page of a state, which draws the light weight, has no icon without it', () => {
  const files = globSync('{kit,site}/src/**/*.tsx', { cwd: packages, exclude: ['**/testing'] });
  const drawn = files.flatMap((path) =>
    [...readFileSync(join(packages, path), 'utf8').matchAll(/<StateFrame\b[^>]*?\bdrawing=\{(\w+)\}/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((name) => drawnWeights[name]?.includes('light') === false)).toEqual([]);
});
