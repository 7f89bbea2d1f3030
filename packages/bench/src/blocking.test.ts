import { expect, test } from 'vitest';
import { blockedTime, slowDownFor } from './blocking.ts';

test('counts of each task what is beyond 50 ms', () => {
  expect(blockedTime([60, 50, 20, 110], 1)).toBe(70);
  expect(blockedTime([60, 50, 20, 110], 4)).toBe(190 + 150 + 30 + 390);
  expect(blockedTime([], 4)).toBe(0);
});

test('finds the slow-down that blocks for a time', () => {
  expect(slowDownFor([20], 150)).toBeCloseTo(10, 1);
  const times = [30, 12, 8, 3];
  expect(blockedTime(times, slowDownFor(times, 150))).toBeCloseTo(150, 0);
});

test('ends where no slow-down blocks for so long', () => {
  expect(slowDownFor([], 150)).toBeGreaterThan(1000);
});
