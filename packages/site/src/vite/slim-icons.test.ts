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

test('an icon of which not all weights are built is drawn in the built ones only', () => {
  const files = globSync('{kit,site}/src/**/*.tsx', { cwd: packages, exclude: ['**/testing'] });
  const drawn = files.flatMap((path) =>
    [...readFileSync(join(packages, path), 'utf8').matchAll(/<(\w+)\b([^<>]*?)\/>/g)].map(
      ([, name = '', props = '']) => ({
        name,
        weights: props.includes('weight=') ? [...(/weight="(\w+)"/.exec(props) ?? [])].slice(1) : ['regular'],
      }),
    ),
  );
  const slim = drawn.filter(({ name }) => drawnWeights[name]);
  expect(slim.length).toBeGreaterThan(10);
  const missing = slim.filter(({ name, weights }) =>
    weights.some((weight) => !drawnWeights[name]?.includes(weight)),
  );
  expect(missing).toEqual([]);
});
