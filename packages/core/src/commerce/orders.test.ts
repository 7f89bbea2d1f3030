import type { Transaction } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { newerTransaction, withTransaction, isPaymentAddress } from './orders.ts';

const order = (id: string, minute: number, state: Transaction['state'] = 'open') =>
  ({ id, state, changed_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }) as Transaction;

test('an older version of an order never replaces a newer one', () => {
  const [open, paid] = [order('a', 1), order('a', 2, 'paid')];
  expect(newerTransaction(open, paid)).toBe(paid);
  expect(newerTransaction(paid, open)).toBe(paid);
  const sameTime = order('a', 2, 'refunded');
  expect(newerTransaction(paid, sameTime)).toBe(sameTime);
});

test('a changed order stays in its place, and a new one comes first', () => {
  const pages = [[order('c', 3), order('b', 2)], [order('a', 1)]];
  const paid = order('a', 4, 'paid');
  expect(withTransaction(pages, paid)).toEqual([pages[0], [paid]]);
  const added = order('d', 5);
  expect(withTransaction(pages, added)).toEqual([[added, ...pages[0]!], pages[1]]);
  expect(withTransaction([], added)).toEqual([]);
});

test.each([
  ['https://pay.example/checkout/1', true],
  ['http://localhost:4000/test-checkout/1', true],
  ['http://pay.example/checkout/1', false],
  ['http://localhost:4001/test-checkout/1', false],
  ['javascript:alert(1)', false],
  ['/checkout/1', false],
  ['', false],
])('leaves for %j: %s', (address, expected) => {
  expect(isPaymentAddress(address, 'http://localhost:4000')).toBe(expected);
});
