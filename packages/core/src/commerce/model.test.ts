import { orderState, type OrderState } from '@meetcute/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  imbalances,
  messagePostings,
  paymentPostings,
  returnPostings,
  undeliveredPostings,
  walletBalance,
  type Posting,
} from './ledger.ts';
import { orderEffect, orderStateAfter } from './order-state.ts';
import { includedTax } from './price-rules.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 100);
const ORDERS = 4;
const PRICE = 2;

interface Order {
  state: OrderState;
  credits: number;
  paid: { total: number; tax: number; currency: string };
}

/** Payments and refunds are more frequent than other reports, so that most runs spend and return credits. */
const anyReport = fc.oneof(
  { weight: 3, arbitrary: fc.constant('paid' as const) },
  { weight: 1, arbitrary: fc.constantFrom('refunded' as const, 'charged_back' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...orderState.options) },
);

/** Events of a run, in any order and any number of times. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('report' as const), order: fc.nat(ORDERS - 1), state: anyReport }),
  fc.constant({ kind: 'send' as const }),
  fc.record({ kind: fc.constant('undelivered' as const), message: fc.nat(10) }),
);

const anyOrder = fc.record({
  credits: fc.integer({ min: 0, max: 30 }),
  total: fc.integer({ min: 0, max: 5000 }),
  rate: fc.constantFrom(0, 700, 1900, 2100),
});

test('random orders, reports, messages and refunds keep the ledger balanced, and nobody pays or gets anything twice', () => {
  fc.assert(
    fc.property(
      fc.tuple(...Array.from({ length: ORDERS }, () => anyOrder)),
      fc.array(anyStep, { maxLength: 60 }),
      (purchases, steps) => {
        const orders = purchases.map(({ credits, total, rate }): Order => {
          const { amount: tax } = includedTax({ amount: total, currency: 'EUR' }, rate);
          return { state: 'open', credits, paid: { total, tax, currency: 'EUR' } };
        });
        const ledger: Posting[] = [];
        const refundFlags: boolean[] = [];
        const post = (postings: readonly Posting[]) => {
          expect(imbalances(postings)).toEqual(new Map());
          ledger.push(...postings);
          expect(walletBalance(ledger)).toBeGreaterThanOrEqual(0);
        };
        const sumOf = (account: Posting['account'], unit: string) =>
          ledger.reduce(
            (sum, each) => sum + (each.account === account && each.unit === unit ? each.amount : 0),
            0,
          );
        for (const step of steps) {
          if (step.kind === 'report') {
            const order = orders[step.order]!;
            const nextState = orderStateAfter(order.state, step.state);
            const effect = orderEffect(order.state, nextState);
            order.state = nextState;
            if (effect === 'grant') post(paymentPostings(order.paid, order.credits));
            if (effect === 'revoke') post(returnPostings(order.paid, order.credits, walletBalance(ledger)));
          } else if (step.kind === 'send') {
            if (walletBalance(ledger) < PRICE) continue;
            post(messagePostings(PRICE));
            refundFlags.push(false);
          } else if (refundFlags[step.message] === false) {
            const [lostCredits, balanceBefore] = [-sumOf('lost', 'credits'), walletBalance(ledger)];
            post(undeliveredPostings(PRICE, lostCredits));
            expect(walletBalance(ledger) - balanceBefore).toBe(Math.max(0, PRICE - lostCredits));
            refundFlags[step.message] = true;
          }
        }
        const paidOrders = orders.filter(({ state }) => state === 'paid');
        const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
        // The provider holds the money of paid orders, once each, and members have what they paid for.
        expect(sumOf('provider', 'EUR')).toBe(total(paidOrders.map((order) => order.paid.total)));
        expect(sumOf('tax', 'EUR')).toBe(-total(paidOrders.map((order) => order.paid.tax)) || 0);
        expect(sumOf('spent', 'credits')).toBe(
          PRICE * refundFlags.filter((isRefunded) => !isRefunded).length,
        );
        expect(walletBalance(ledger) + sumOf('spent', 'credits') + sumOf('lost', 'credits')).toBe(
          total(paidOrders.map(({ credits }) => credits)),
        );
      },
    ),
    { numRuns: RUNS },
  );
});
