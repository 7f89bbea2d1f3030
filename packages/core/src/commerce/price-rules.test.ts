import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountedPrice, includedTax, lowestRecentPrice, withdrawalRefund } from './price-rules.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  [999, 10, 899],
  [999, 50, 500],
  [995, 50, 498],
  [1000, 0, 1000],
  [1000, 100, 0],
])('%i with a discount of %i percent is %i', (price, percent, expected) => {
  expect(discountedPrice(eur(price), percent)).toEqual(eur(expected));
});

test.each([
  ['NL', 1210, 2100, 210],
  ['DE', 999, 1900, 160],
  ['CH', 1000, 810, 75],
  ['US', 1000, 0, 0],
])('the tax of %s that %i includes at %i is %i', (_, price, rate, tax) => {
  expect(includedTax(eur(price), rate)).toEqual(eur(tax));
});

test('tax is the exact share, rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 3000 }), (price, rate) => {
      const exact = (price * rate) / (10_000 + rate);
      expect(Math.abs(includedTax(eur(price), rate).amount - exact)).toBeLessThanOrEqual(0.5001);
    }),
  );
});

test.each([
  [3000, 30, 0, 3000],
  [3000, 20, 10, 2000],
  [1000, 1, 2, 334],
  [3000, 0, 30, 0],
])('a refund of %i with %i unused and %i used is %i', (price, unusedUnits, usedUnits, refund) => {
  expect(withdrawalRefund(eur(price), { unused: unusedUnits, used: usedUnits })).toEqual(eur(refund));
});

const now = new Date('2026-06-30T12:00:00Z');

test.each<[string, [number, string][], number | null]>([
  ['the only price', [[1000, '2026-01-01T00:00:00Z']], 1000],
  [
    'a lower price in the last 30 days',
    [
      [1000, '2026-01-01T00:00:00Z'],
      [700, '2026-06-10T00:00:00Z'],
      [1200, '2026-06-12T00:00:00Z'],
    ],
    700,
  ],
  [
    'the price that applied when the 30 days began',
    [
      [700, '2026-01-01T00:00:00Z'],
      [1000, '2026-06-05T00:00:00Z'],
    ],
    700,
  ],
  [
    'no price that ended before',
    [
      [500, '2026-01-01T00:00:00Z'],
      [1000, '2026-05-20T00:00:00Z'],
    ],
    1000,
  ],
  ['no price of the future', [[1000, '2026-07-01T00:00:00Z']], null],
])('the lowest price is %s', (_, periods, lowest) => {
  expect(
    lowestRecentPrice(
      periods.map(([amount, start]) => ({ amount, since: start })),
      now,
    ),
  ).toBe(lowest);
});
