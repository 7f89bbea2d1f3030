import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdrawalRefund } from './price-rules.ts';
import { backOf, followReturns, type Return, stateOfReturns, takenBy } from './returns.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const orderOf = (credits: number, amount: number, tax: number) => {
  const [price, taxAmount] = [eur(amount), eur(tax)];
  const product = { id: 'one', kind: 'credits' as const, credits, days: null, price, tax: taxAmount };
  return { product, price, tax: taxAmount };
};
const order = orderOf(20, 605, 105);
const one = (change: Partial<Return> = {}): Return => ({
  id: 'one',
  kind: 'chargeback',
  amount: 605,
  isUndone: false,
  ...change,
});

test.each([
  ['everything', 605, { amount: 605, tax: 105, unused: 20 }],
  ['its share', 303, { amount: 303, tax: 53, unused: 10 }],
  ['no half of a credit', 302, { amount: 302, tax: 52, unused: 9 }],
  ['nothing for a cent', 1, { amount: 1, tax: 0, unused: 0 }],
  ['nothing more beyond the price', 1000, { amount: 1000, tax: 105, unused: 20 }],
])('an amount that went back takes %s', (_, amount, expected) => {
  expect(takenBy(order, amount)).toEqual(expected);
});

test('a withdrawal takes exactly the credits that it pays back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (credits, some) => {
      const unusedCredits = Math.min(credits, some);
      const refund = withdrawalRefund(eur(605), { unused: unusedCredits, used: credits - unusedCredits });
      expect(takenBy(orderOf(credits, 605, 105), refund.amount).unused).toBe(unusedCredits);
    }),
  );
});

test('a return counts once, and what is undone gives back what it took', () => {
  const half = one({ amount: 303 });
  const takeResult = followReturns(order, [], [half, half]);
  const part = { amount: 303, tax: 53, unused: 10 };
  expect(takeResult).toEqual({ returns: [half], changes: [{ effect: 'take', moneyReturn: half, part }] });
  expect(followReturns(order, takeResult.returns, [half]).changes).toEqual([]);
  const undoneReturn = { ...half, isUndone: true };
  const giveResult = followReturns(order, takeResult.returns, [undoneReturn, half]);
  expect(giveResult).toEqual({
    returns: [undoneReturn],
    changes: [{ effect: 'give', moneyReturn: undoneReturn, part }],
  });
  expect(followReturns(order, giveResult.returns, [half, undoneReturn]).changes).toEqual([]);
});

test('a return that is first seen when it is undone changes nothing', () => {
  const { returns, changes } = followReturns(order, [], [one({ isUndone: true })]);
  expect([changes, stateOfReturns(returns)]).toEqual([[], 'paid']);
});

test('a chargeback after a refund of a part takes the rest', () => {
  const refund = one({ id: 'refund', kind: 'refund', amount: 303 });
  const { returns, changes } = followReturns(order, [refund], [one()]);
  expect(changes.map(({ part }) => part)).toEqual([{ amount: 605, tax: 52, unused: 10 }]);
  expect(stateOfReturns(returns)).toBe('charged_back');
  expect(stateOfReturns([refund])).toBe('refunded');
});

const anyReturns = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom('refund' as const, 'chargeback' as const),
    amount: fc.integer({ min: 1, max: 605 }),
    isUndone: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

test('reports in any order, any number of times, end with what the provider has in the end', () => {
  const reports = anyReturns.chain((last) =>
    fc.record({
      last: fc.constant(last),
      // Earlier reports know fewer returns, and some before they were undone.
      reported: fc.array(
        fc.array(fc.tuple(fc.nat(3), fc.boolean())).map((some) =>
          some.flatMap(([index, isEarly]) => {
            const finalReturn = last[index];
            return finalReturn ? [isEarly ? { ...finalReturn, isUndone: false } : finalReturn] : [];
          }),
        ),
      ),
    }),
  );
  fc.assert(
    fc.property(reports, ({ last, reported }) => {
      let existingReturns: Return[] = [];
      const sum = { amount: 0, tax: 0, unused: 0 };
      for (const each of [...reported, last]) {
        const { returns, changes } = followReturns(order, existingReturns, each);
        existingReturns = returns;
        for (const { effect, part } of changes)
          for (const key of ['amount', 'tax', 'unused'] as const) {
            expect(part[key]).toBeGreaterThanOrEqual(0);
            sum[key] += effect === 'take' ? part[key] : -part[key];
          }
      }
      expect(new Set(existingReturns)).toEqual(new Set(last));
      expect(sum).toEqual(takenBy(order, backOf(last)));
    }),
  );
});
