import { expect, test } from 'vitest';
import { layers } from './layers.ts';

const sources = import.meta.glob<string>(
  [
    '../../packages/{kit,react,site}/src/**/*.{ts,tsx}',
    '../../templates/*/src/**/*.{ts,tsx}',
    '!**/*test*/**',
    '!**/*.test.*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Returns each file with the levels from 10 that its styles set. */
const levelsOfSources = (): string[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const levels = [...source.matchAll(/z-index: (\d\d+)/g)];
    return levels.map(([, level]) => `${file.replace('../../', '')} ${level}`);
  });

test('the page of layers names each layer of the sources', () => {
  const pageLevels = layers.flatMap(({ level, files }) => files.map((file) => `${file} ${level}`));
  expect(pageLevels.toSorted()).toEqual(levelsOfSources().toSorted());
});

test('lists the highest layer first', () => {
  const levels = layers.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
});
