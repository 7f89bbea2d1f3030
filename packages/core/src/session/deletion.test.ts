import { expect, test } from 'vitest';
import { isInGrace } from './deletion.ts';

test('a deleted account can be restored for 30 days', () => {
  const deleted = new Date('2026-11-01T00:00:00Z');
  const after = (milliseconds: number) => isInGrace(deleted, new Date(deleted.getTime() + milliseconds));
  expect([after(0), after(30 * 86_400_000 - 1), after(30 * 86_400_000)]).toEqual([true, true, false]);
  expect(isInGrace(null, deleted)).toBe(false);
});
