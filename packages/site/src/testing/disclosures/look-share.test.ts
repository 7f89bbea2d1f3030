import { expect, test } from 'vitest';
import { readLookShare } from './look-share.ts';

test.each([
  [
    ['classic', 'nocturne'],
    ['even', 'odd'],
  ],
  [
    ['classic', 'linden', 'nocturne'],
    ['even', 'all', 'odd'],
  ],
])('the looks of %s', (names, shares) => {
  expect(names.map((name) => readLookShare(name))).toEqual(shares);
});
