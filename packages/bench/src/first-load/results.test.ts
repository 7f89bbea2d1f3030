import { expect, test } from 'vitest';
import { middle, rowName, whole } from './results.ts';

test('marks the row of a page that waits for an interaction', () => {
  expect(rowName('home', [{ isWaiting: true }])).toBe('home, waits for an interaction');
  expect(rowName('members', [{ isWaiting: false }])).toBe('members');
});

test('takes the median of what was measured, in any order', () => {
  const none = Number.NaN;
  for (const values of [
    [30, none, 10, 20],
    [none, 20, 30, 10],
    [20, 10, none, none, 30],
  ])
    expect(middle(values, (value) => value)).toBe(20);
});

test('has no median where nothing was measured', () => {
  expect(whole(middle([Number.NaN], (value) => value))).toBe('');
  expect(whole(middle([], (value: number) => value))).toBe('');
});
