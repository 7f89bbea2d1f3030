import { expect, test } from 'vitest';
import { actOf, positionAfter } from './photo-keys.ts';

const actOfKey = (key: string, more = {}) =>
  actOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...more });

test('letters act, arrows move, and keys of the browser stay its own', () => {
  expect([actOfKey('a'), actOfKey('R'), actOfKey('ArrowDown')]).toEqual(['approve', 'reject', 'below']);
  expect([actOfKey('a', { ctrlKey: true }), actOfKey('r', { metaKey: true }), actOfKey('x')]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ['next', 0, 1],
  ['next', 6, null],
  ['previous', 0, null],
  ['below', 1, 4],
  ['below', 5, null],
  ['above', 4, 1],
  ['above', 2, null],
  ['approve', 3, null],
] as const)('%s from place %i of seven in three columns leads to %s', (act, position, nextPosition) => {
  expect(positionAfter(act, position, { count: 7, columns: 3 })).toBe(nextPosition);
});
