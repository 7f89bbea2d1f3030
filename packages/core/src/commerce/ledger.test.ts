import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  imbalances,
  correctionPostings,
  messagePostings,
  paymentPostings,
  returnPostings,
  reversalPostings,
  undeliveredPostings,
  walletBalance,
  type Posting,
} from './ledger.ts';

const paidAmount = { total: 1210, tax: 210, currency: 'EUR' };

test('a paid order brings money in and its credits to the wallet', () => {
  expect(paymentPostings(paidAmount, 20)).toEqual([
    { account: 'provider', unit: 'EUR', amount: 1210 },
    { account: 'sales', unit: 'EUR', amount: -1000 },
    { account: 'tax', unit: 'EUR', amount: -210 },
    { account: 'issued', unit: 'credits', amount: -20 },
    { account: 'wallet', unit: 'credits', amount: 20 },
  ]);
});

test('an order without credits or tax posts neither', () => {
  expect(paymentPostings({ total: 500, tax: 0, currency: 'USD' }, 0)).toEqual([
    { account: 'provider', unit: 'USD', amount: 500 },
    { account: 'sales', unit: 'USD', amount: -500 },
  ]);
});

test('money that goes back takes the credits that are left, and the rest is lost', () => {
  const postings = [
    ...paymentPostings(paidAmount, 20),
    ...messagePostings(15),
    ...returnPostings(paidAmount, 20, 5),
  ];
  expect(walletBalance(postings)).toBe(0);
  expect(postings).toContainEqual({ account: 'lost', unit: 'credits', amount: -15 });
  expect(imbalances(postings)).toEqual(new Map());
});

test('a refunded message makes up for lost credits first', () => {
  const amounts = (lostCredits: number) =>
    undeliveredPostings(5, lostCredits).map(({ account, amount }) => `${account} ${amount}`);
  expect(amounts(0)).toEqual(['spent -5', 'wallet 5']);
  expect(amounts(3)).toEqual(['spent -5', 'lost 3', 'wallet 2']);
  expect(amounts(9)).toEqual(['spent -5', 'lost 5']);
});

test('money that is here again grants the credits again, and makes up for lost ones first', () => {
  const earlierPostings = [
    ...paymentPostings(paidAmount, 20),
    ...messagePostings(15),
    ...returnPostings(paidAmount, 20, 5),
  ];
  const postings = [...earlierPostings, ...reversalPostings(paidAmount, 20, 15)];
  expect(walletBalance(postings)).toBe(5);
  expect(imbalances(postings)).toEqual(new Map());
  const sum = (account: string) =>
    postings.filter((each) => each.account === account).reduce((total, { amount }) => total + amount, 0);
  expect([sum('lost'), sum('provider'), sum('issued')]).toEqual([0, 1210, -20]);
});

test('an unbalanced ledger names its units', () => {
  const wrong: Posting[] = [...messagePostings(2), { account: 'sales', unit: 'EUR', amount: 1 }];
  expect(imbalances(wrong)).toEqual(new Map([['EUR', 1]]));
});

const amount = fc.integer({ min: 0, max: 10_000 });
const anyEntry = fc.oneof(
  fc.record({ total: amount, credits: amount }).map((order) => ({ kind: 'payment' as const, ...order })),
  fc.record({ total: amount, credits: amount }).map((order) => ({ kind: 'return' as const, ...order })),
  amount.map((price) => ({ kind: 'message' as const, price })),
  fc.record({ price: amount, lost: amount }).map((each) => ({ kind: 'undelivered' as const, ...each })),
  fc.integer({ min: -500, max: 500 }).map((delta) => ({ kind: 'correction' as const, by: delta })),
);
type Entry = typeof anyEntry extends fc.Arbitrary<infer E> ? E : never;

function postingsOf(entry: Entry, balance: number): Posting[] {
  switch (entry.kind) {
    case 'payment':
    case 'return': {
      const sum = { total: entry.total, tax: Math.floor(entry.total / 6), currency: 'EUR' };
      return entry.kind === 'payment'
        ? paymentPostings(sum, entry.credits)
        : returnPostings(sum, entry.credits, balance);
    }
    case 'message':
      return entry.price > balance ? [] : messagePostings(entry.price);
    case 'undelivered':
      return undeliveredPostings(entry.price, entry.lost);
    case 'correction':
      return balance + entry.by < 0 ? [] : correctionPostings(entry.by);
  }
}

test('each entry sums to zero, and no entry takes a wallet below zero', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 40 }), (entries) => {
      let balance = 0;
      for (const entry of entries) {
        const postings = postingsOf(entry, balance);
        const accounts = postings.map(({ account, unit }) => `${account} ${unit}`);
        expect(new Set(accounts).size).toBe(accounts.length);
        expect(imbalances(postings)).toEqual(new Map());
        balance += walletBalance(postings);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
