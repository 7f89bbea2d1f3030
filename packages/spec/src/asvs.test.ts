import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/reference/asvs.md', ROOT), 'utf8');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', requirement = '', state = '', where = '']) => ({
    id,
    level,
    about: requirement,
    state,
    where,
  }));

/** Levels of the requirements of ASVS 5.0: a string for each section of a chapter, with a digit for each requirement. */
const LEVELS = {
  1: ['22', '1111122223', '112222222223', '222', '123'],
  2: ['122', '112', '12223', '23'],
  3: ['3', '113', '12223', '11222233', '11122333', '3', '22333'],
  4: ['12233', '23333', '22', '1222'],
  5: ['2', '112333', '113', '222'],
  6: ['122', '111111112222', '11223333', '112233', '22222333', '2223', '33', '2222'],
  7: ['222', '1111', '22', '11222', '223', '22'],
  8: ['1233', '1123', '133', '23'],
  9: ['111', '1222'],
  10: ['22', '223', '22223', '1111122222233333', '22222', '22', '222'],
  11: ['2233', '22233', '11233', '1222', '23', '23', '33'],
  12: ['12233', '11', '22223'],
  13: ['2333', '222223', '2233', '1222233'],
  14: ['22', '12223333', '122'],
  15: ['12233', '12233', '1222222', '3333'],
  16: ['2', '22222', '2222', '222', '2223'],
  17: ['23', '22223333', '22'],
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

test('leaves out no requirement of levels 1 and 2', () => {
  const standard = Object.entries(LEVELS).flatMap(([chapter, sections]) =>
    sections.flatMap((levels, section) =>
      [...levels].map((level, index) => ({ id: `${chapter}.${section + 1}.${index + 1}`, level })),
    ),
  );
  const listedIds = new Set(rows.map(({ id }) => id));
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(
    standard.filter(({ id, level }) => level !== '3' || listedIds.has(id)),
  );
});

test('proves each requirement that is met by a file that exists', () => {
  expect(rows.filter(({ state, where }) => state === 'met' && pathsOf(where).length === 0)).toEqual([]);
  const missing = pathsOf(text).filter((path) => !existsSync(new URL(path, ROOT)));
  expect(missing).toEqual([]);
});
