import { expect, test } from 'vitest';
import { listMoments, describeWorst } from './section.ts';

test('presses in the first three seconds', () => {
  expect(listMoments(1)).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000]);
  expect(listMoments(5)).toHaveLength(31);
  expect(listMoments(5).at(-1)).toBe(3000);
});

test('tells the largest value with its moment', () => {
  expect(describeWorst([16, 120.4, Number.NaN], [0, 500, 1000])).toBe('120 (at 500)');
  expect(describeWorst([Number.NaN], [0])).toBe('none');
});
