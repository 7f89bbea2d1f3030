import { expect, test } from 'vitest';
import { rowName } from './results.ts';

test('marks the row of a page that waits for an interaction', () => {
  expect(rowName('home', [{ isWaiting: true }])).toBe('home, waits for an interaction');
  expect(rowName('members', [{ isWaiting: false }])).toBe('members');
});
