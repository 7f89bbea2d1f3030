import { expect, test } from 'vitest';
import { activeDiscount, bestBonus, noDiscounts } from './discount.ts';

interface Limited {
  readonly code: string;
  readonly valid_until: string | null;
}

const now = new Date('2026-06-01T12:00:00Z');
const timeBonus: Limited = { code: 'BONUS', valid_until: '2026-06-01T13:00:00Z' };
const typedCode: Limited = { code: 'TYPED', valid_until: null };
const welcome: Limited = { code: 'WELCOME', valid_until: null };

test('the time bonus wins over the welcome code', () => {
  expect(activeDiscount({ timeBonus, typed: null, welcome }, now)?.code).toBe('BONUS');
  expect(activeDiscount({ timeBonus: null, typed: null, welcome }, now)?.code).toBe('WELCOME');
});

test('a typed code has priority between the two', () => {
  expect(activeDiscount({ timeBonus, typed: typedCode, welcome }, now)?.code).toBe('BONUS');
  expect(activeDiscount({ timeBonus: null, typed: typedCode, welcome }, now)?.code).toBe('TYPED');
  expect(activeDiscount(noDiscounts, now)).toBeNull();
});

test('an expired bonus no longer counts', () => {
  const later = new Date('2026-06-01T13:00:00Z');
  expect(activeDiscount({ timeBonus, typed: null, welcome }, later)?.code).toBe('WELCOME');
});

test('a typed code that has ended no longer counts', () => {
  const endedCode = { ...typedCode, valid_until: '2026-06-01T12:00:00Z' };
  expect(activeDiscount({ timeBonus: null, typed: endedCode, welcome }, now)?.code).toBe('WELCOME');
});

const bonus = (code: string, percent: number, valid_until: string) =>
  ({ code, kind: 'time_bonus', percent, valid_until }) as const;

test.each([
  ['none', [], undefined],
  ['the only one', [bonus('A', 10, '2026-06-01T13:00:00Z')], 'A'],
  ['the larger one', [bonus('A', 10, '2026-06-01T15:00:00Z'), bonus('B', 25, '2026-06-01T13:00:00Z')], 'B'],
  [
    'the larger one, wherever it is',
    [bonus('B', 25, '2026-06-01T13:00:00Z'), bonus('A', 10, '2026-06-01T15:00:00Z')],
    'B',
  ],
  [
    'of equal ones the longer one',
    [bonus('A', 10, '2026-06-01T13:00:00Z'), bonus('B', 10, '2026-06-01T15:00:00Z')],
    'B',
  ],
])('of several bonuses %s counts', (_, bonuses, code) => {
  expect(bestBonus(bonuses)?.code).toBe(code);
});
