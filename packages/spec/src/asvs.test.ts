import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/asvs.md', ROOT), 'utf8');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', about = '', state = '', where = '']) => ({ id, level, about, state, where }));

/** Numbers of requirements in each section of the complete chapters of ASVS 5.0. */
const COMPLETE = {
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
};

const PATH = /`([\w./-]+\.(?:tsx?|md))`/g;
const pathsOf = (where: string) => [...where.matchAll(PATH)].map(([, path = '']) => path);

test('names each requirement once, with its level and state', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const states = new Set(['met', 'partly', 'not met', 'n/a']);
  const wrong = rows.filter(({ level, state, about, where }) => {
    return !/^[123]$/.test(level) || !states.has(state) || about === '' || where === '';
  });
  expect(wrong).toEqual([]);
});

test('leaves out no requirement of authentication and sessions', () => {
  const expected = Object.entries(COMPLETE).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
    ),
  );
  expect(rows.map(({ id }) => id).filter((id) => /^[67]\./.test(id))).toEqual(expected);
});

test('proves each requirement that is met by a file that exists', () => {
  expect(rows.filter(({ state, where }) => state === 'met' && pathsOf(where).length === 0)).toEqual([]);
  const missing = pathsOf(text).filter((path) => !existsSync(new URL(path, ROOT)));
  expect(missing).toEqual([]);
});
