import { expect, test } from 'vitest';
import { photoForKey } from './gallery.ts';

test.each([
  ['ArrowRight', 0, 5, 1],
  ['ArrowRight', 4, 5, 0],
  ['ArrowLeft', 1, 5, 0],
  ['ArrowLeft', 0, 5, 4],
  ['Home', 3, 5, 0],
  ['End', 0, 5, 4],
  ['Enter', 0, 5, null],
  ['ArrowRight', 0, 1, null],
  ['End', 0, 0, null],
])('%s on photo %i of %i selects %s', (key, index, count, expected) => {
  expect(photoForKey(key, index, count)).toBe(expected);
});
