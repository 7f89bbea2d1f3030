import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds, nextId, shortReference, withId } from './ids.ts';

const id = fc.bigInt({ min: 0n, max: 10n ** 18n });

test('growing ids compare numerically at any length', () => {
  fc.assert(
    fc.property(id, id, (a, b) => {
      expect(Math.sign(compareIds(String(a), String(b)))).toBe(Number(a > b) - Number(a < b));
    }),
  );
});

test('the next id follows directly', () => {
  expect(nextId('9')).toBe('10');
  expect(nextId('9007199254740993')).toBe('9007199254740994');
});

test('an id is added once and removed, and an unchanged list stays the same array', () => {
  const ids = ['a', 'b'];
  expect(withId(ids, 'c', true)).toEqual(['a', 'b', 'c']);
  expect(withId(ids, 'a', false)).toEqual(['b']);
  expect(withId(ids, 'a', true)).toBe(ids);
  expect(withId(ids, 'c', false)).toBe(ids);
});

test.each([
  ['cf7709b0-0636-4503-b021-3677d214e7ee', 'CF7709B0'],
  ['R-1', 'R-1'],
  ['cf7709b0', 'cf7709b0'],
  ['', ''],
])('people read the id %j as %j', (long, short) => {
  expect(shortReference(long)).toBe(short);
});
