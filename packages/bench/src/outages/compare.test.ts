import { expect, test } from 'vitest';
import { compareNames } from './compare.ts';

test('counts what was lost, doubled, or never acknowledged', () => {
  expect(compareNames(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual({
    acknowledged: 3,
    lost: 0,
    doubled: 0,
    unknown: 0,
  });
  expect(compareNames(['a', 'a', 'b', 'c'], ['a', 'c', 'c', 'c', 'x'])).toEqual({
    acknowledged: 4,
    lost: 2,
    doubled: 2,
    unknown: 1,
  });
});
