import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../constants.ts';
import { isRefundSeen, withdrawalOf } from './withdrawal.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const paidAt = new Date('2026-06-01T12:00:00Z');
const addDays = (days: number) => new Date(paidAt.getTime() + days * DAY_MS);

const order = (change: { credits?: number; days?: number; amount?: number; tax?: number }) => {
  const { credits = null, days = null, amount = 3000, tax = 500 } = change;
  const kind = days === null ? ('credits' as const) : ('premium' as const);
  const [price, taxAmount] = [eur(amount), eur(tax)];
  return {
    product: { id: 'one', kind, credits, days, price, tax: taxAmount },
    price,
    tax: taxAmount,
    state: 'paid' as const,
    changed_at: paidAt.toISOString(),
  };
};

test.each([
  ['all credits', 50, { amount: 3000, tax: 500, unused: 50 }],
  ['more credits than the order had', 80, { amount: 3000, tax: 500, unused: 50 }],
  ['half of the credits', 25, { amount: 1500, tax: 250, unused: 25 }],
  ['one credit', 1, { amount: 60, tax: 10, unused: 1 }],
  ['no credits', 0, { amount: 0, tax: 0, unused: 0 }],
])('pays back %s', (_, credits, refund) => {
  const leftovers = { credits, premiumUntil: null };
  expect(withdrawalOf(order({ credits: 50 }), leftovers, addDays(1))?.refund).toEqual(refund);
});

test.each([
  ['not the first day, which begins with the payment', 0, 29],
  ['not the first day while it lasts', 0.5, 29],
  ['the days after the third', 2.5, 27],
  ['the days after the fourth once it begins', 3, 26],
])('pays back %s', (_, elapsedDays, unusedDays) => {
  const leftovers = { credits: 0, premiumUntil: addDays(30) };
  expect(withdrawalOf(order({ days: 30 }), leftovers, addDays(elapsedDays))?.refund).toMatchObject({
    amount: unusedDays * 100,
    unused: unusedDays,
  });
});

test('pays back no more days than the order had, and none without premium', () => {
  const longer = { credits: 0, premiumUntil: addDays(90) };
  expect(withdrawalOf(order({ days: 30 }), longer, addDays(1))?.refund.unused).toBe(30);
  for (const premiumUntil of [null, addDays(0.5)])
    expect(withdrawalOf(order({ days: 30 }), { credits: 0, premiumUntil }, addDays(1))?.refund.unused).toBe(
      0,
    );
});

test('ends 14 days after the payment', () => {
  const leftovers = { credits: 50, premiumUntil: null };
  const readWithdrawal = (days: number) => withdrawalOf(order({ credits: 50 }), leftovers, addDays(days));
  expect(readWithdrawal(13.99)?.until).toEqual(addDays(14));
  expect(readWithdrawal(14)).toBeNull();
});

test.each(['open', 'pending', 'failed', 'expired', 'cancelled', 'refunded', 'charged_back'] as const)(
  'is not possible for an order that is %s',
  (state) => {
    const leftovers = { credits: 50, premiumUntil: null };
    expect(withdrawalOf({ ...order({ credits: 50 }), state }, leftovers, addDays(1))).toBeNull();
  },
);

test('an amount is accepted only as it was seen, and never without money', () => {
  expect(isRefundSeen(100, { price: eur(3000) }, eur(100))).toBe(true);
  expect(isRefundSeen(100, { price: eur(3000) }, eur(101))).toBe(false);
  expect(isRefundSeen(100, { price: eur(3000) }, { amount: 100, currency: 'PLN' })).toBe(false);
  expect(isRefundSeen(0, { price: eur(3000) }, eur(0))).toBe(false);
});

test('pays back a fair share, never more than was paid, and never less as time passes slower', () => {
  const anyOrder = fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }),
    rate: fc.integer({ min: 0, max: 25 }),
    days: fc.integer({ min: 1, max: 365 }),
    passed: fc.double({ min: 0, max: 13.9, noNaN: true }),
  });
  fc.assert(
    fc.property(anyOrder, ({ amount, rate, days, passed: elapsedDays }) => {
      const purchase = order({ days, amount, tax: Math.round((amount * rate) / (100 + rate)) });
      const leftovers = { credits: 0, premiumUntil: addDays(days) };
      const readRefund = (when: number) => withdrawalOf(purchase, leftovers, addDays(when))!.refund;
      const refund = readRefund(elapsedDays);
      const exact = (amount * refund.unused) / days;
      expect(refund.amount).toBeLessThanOrEqual(amount);
      // A minor unit that cannot be divided goes to the member.
      expect(refund.amount).toBeGreaterThanOrEqual(exact - 0.001);
      expect(refund.amount - exact).toBeLessThan(1.001);
      expect(refund.tax).toBeLessThanOrEqual(purchase.tax.amount);
      expect(Math.abs(refund.tax - (purchase.tax.amount * refund.amount) / amount)).toBeLessThanOrEqual(
        0.501,
      );
      expect(readRefund(elapsedDays / 2).amount).toBeGreaterThanOrEqual(refund.amount);
    }),
  );
});
