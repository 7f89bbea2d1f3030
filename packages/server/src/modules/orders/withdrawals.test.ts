import { calls, type Shop } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setCredits } from '../../../test/credits.ts';
import { openEvents, take } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import type { NewRefund } from '../../ports/payment-provider.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { ledgerEntries, ledgerPostings } from '../ledger/ledger.table.ts';
import { members } from '../members/members.table.ts';
import { orders } from './orders.table.ts';
import { finishRefund } from './refund-order.usecases.ts';

const shop: Shop = {
  products: [
    { id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 605 } },
    { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 3000 } },
  ],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
};
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const CREDITS = { product: 'c20', country: 'NL', payment_method: 'card', price: eur(605) } as const;
const PREMIUM = { ...CREDITS, product: 'p30', price: eur(3000) } as const;

let world: TestWorld;
let payments: MemoryPayments;
const paidSite = () => world.services.sites.find(({ id }) => id === 'paid')!;
beforeAll(async () => {
  payments = createMemoryPayments();
  world = await openTestWorld({ paymentProvider: payments });
  paidSite().shop = shop;
});
afterAll(() => {
  // The sites are shared by all tests of the process.
  delete paidSite().shop;
  return world.close();
});

let anna: TestMember;
beforeEach(async () => {
  anna = await world.join('paid');
});
afterEach(async () => {
  vi.restoreAllMocks();
  const problems = await findLedgerProblems(world.db, { site: 'paid' });
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
});

async function buy(order: typeof CREDITS | typeof PREMIUM) {
  const { transaction } = await anna.call(calls.createOrder, { payload: order });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  const { pathname, search } = new URL(payments.report(transaction.id, 'paid'));
  await world.visitor('paid').fetch(pathname + search, { method: 'POST' });
  return transaction.id;
}

const withdrawal = async (transaction: string) =>
  (await anna.call(calls.getWithdrawal, { query: { transaction } })).withdrawal;
const withdraw = (transaction: string, amount: number) => ({ payload: { transaction, refund: eur(amount) } });
const memberRow = async () => (await world.db.select().from(members).where(eq(members.id, anna.id)))[0]!;
const orderRow = async (id: string) => (await world.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const postingsOf = async (id: string) =>
  world.db
    .select({ account: ledgerPostings.account, amount: ledgerPostings.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.subject, id))
    .orderBy(ledgerEntries.id, ledgerPostings.account)
    .then((all) => all.slice(5));
const finish = (id: string, reschedule: Reschedule = () => {}) =>
  finishRefund(world.services, { siteId: 'paid', subject: id }, reschedule);

test('unused credits are paid back with their tax, and used ones are kept', async () => {
  const id = await buy(CREDITS);
  const ben = await world.join('paid');
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation, client_id: 'one', text: 'Hello' } });
  const deadline = new Date(world.services.clock.now().getTime() + 14 * DAY_MS).toISOString();
  expect(await withdrawal(id)).toEqual({ refund: eur(545), until: deadline });
  const events = await openEvents(anna);
  const refund = vi.spyOn(payments, 'refund');
  const { transaction } = await anna.call(calls.withdrawOrder, withdraw(id, 545));
  expect(transaction).toMatchObject({ state: 'refunded', refunded: eur(545), price: eur(605) });
  expect(refund.mock.calls).toEqual([
    [{ reference: `memory-${id}`, amount: eur(545), key: `withdrawal-${id}` }],
  ]);
  expect(await postingsOf(id)).toEqual([
    { account: 'issued', amount: 18 },
    { account: 'provider', amount: -545 },
    { account: 'sales', amount: 450 },
    { account: 'tax', amount: 95 },
    { account: 'wallet', amount: -18 },
  ]);
  expect(await take(events, 3)).toMatchObject([
    { type: 'reset' },
    { type: 'transaction', data: { id, state: 'refunded', refunded: eur(545) } },
    { type: 'user', data: { credits: 0 } },
  ]);
  await events.close();
  expect(await withdrawal(id)).toBeNull();
  expect(await anna.failure(calls.withdrawOrder, withdraw(id, 545))).toBe('409 conflict');
});

test('premium ends with the day that has begun, and the days after it are paid back', async () => {
  const id = await buy(PREMIUM);
  const start = world.services.clock.now().getTime();
  world.pass(2.5 * DAY_MS);
  expect((await withdrawal(id))?.refund).toEqual(eur(2700));
  await anna.call(calls.withdrawOrder, withdraw(id, 2700));
  expect((await memberRow()).paidUntil?.getTime()).toBe(start + 3 * DAY_MS);
});

test('the period ends after 14 days', async () => {
  const id = await buy(CREDITS);
  world.pass(14 * DAY_MS);
  expect(await withdrawal(id)).toBeNull();
  expect(await anna.failure(calls.withdrawOrder, withdraw(id, 605))).toBe('409 conflict');
});

test('a provider that is down loses nothing, and the same amount is paid back a day later', async () => {
  const id = await buy(PREMIUM);
  vi.spyOn(payments, 'refund').mockRejectedValueOnce(new Error('down'));
  const amount = (await withdrawal(id))!.refund.amount;
  expect(await anna.failure(calls.withdrawOrder, withdraw(id, amount))).toBe('503 unavailable');
  expect((await orderRow(id)).state).toBe('paid');
  expect((await memberRow()).paidUntil).not.toBeNull();
  world.pass(DAY_MS);
  expect((await withdrawal(id))?.refund).toEqual(eur(amount));
  const { transaction } = await anna.call(calls.withdrawOrder, withdraw(id, amount));
  expect(transaction).toMatchObject({ state: 'refunded', refunded: eur(amount) });
});

test('a server that dies after the provider has paid back does not pay twice', async () => {
  const id = await buy(CREDITS);
  const sentAmounts = new Map<string, number>();
  const refund = vi.spyOn(payments, 'refund').mockImplementation(async ({ key, amount }: NewRefund) => {
    sentAmounts.set(key, amount.amount);
    if (refund.mock.calls.length === 1) throw new Error('The response was lost');
    return { id: key, kind: 'refund', amount: amount.amount, isUndone: false };
  });
  expect(await anna.failure(calls.withdrawOrder, withdraw(id, 605))).toBe('503 unavailable');
  await finish(id);
  await finish(id);
  expect(refund).toHaveBeenCalledTimes(2);
  expect([...sentAmounts]).toEqual([[`withdrawal-${id}`, 605]]);
  expect(await orderRow(id)).toMatchObject({ state: 'refunded' });
  expect((await memberRow()).credits).toBe(0);
  expect(await postingsOf(id)).toHaveLength(5);
});

test('a job asks a provider that is down again after an hour', async () => {
  const id = await buy(CREDITS);
  vi.spyOn(payments, 'refund').mockRejectedValue(new Error('down'));
  expect(await anna.failure(calls.withdrawOrder, withdraw(id, 605))).toBe('503 unavailable');
  const reschedule = vi.fn<Reschedule>();
  await finish(id, reschedule);
  expect(reschedule.mock.calls).toEqual([[new Date(world.services.clock.now().getTime() + 3_600_000)]]);
  expect((await orderRow(id)).state).toBe('paid');
});

test('twenty withdrawals at once pay back once', async () => {
  const id = await buy(CREDITS);
  const refund = vi.spyOn(payments, 'refund');
  await Promise.allSettled(
    Array.from({ length: 20 }, () => anna.call(calls.withdrawOrder, withdraw(id, 605))),
  );
  expect(new Set(refund.mock.calls.map(([{ key }]) => key))).toEqual(new Set([`withdrawal-${id}`]));
  expect(await postingsOf(id)).toHaveLength(5);
  expect((await memberRow()).credits).toBe(0);
});

test('two orders withdrawn at once pay back what is left once', async () => {
  const [one, other] = [await buy(CREDITS), await buy(CREDITS)];
  await setCredits(world, anna.id, 20);
  const results = await Promise.all(
    [one, other].map((id) => anna.failure(calls.withdrawOrder, withdraw(id, 605))),
  );
  expect(results.toSorted()).toEqual(['200 ', '409 conflict']);
  expect((await memberRow()).credits).toBe(0);
});

test('what a refund on its way will take is not paid back for another order', async () => {
  const [one, other] = [await buy(PREMIUM), await buy(PREMIUM)];
  world.pass(31 * DAY_MS - 20 * DAY_MS);
  expect((await withdrawal(one))?.refund).toEqual(eur(3000));
  vi.spyOn(payments, 'refund').mockRejectedValue(new Error('down'));
  expect(await anna.failure(calls.withdrawOrder, withdraw(one, 3000))).toBe('503 unavailable');
  expect((await withdrawal(other))?.refund).toEqual(eur(1800));
  expect((await withdrawal(one))?.refund).toEqual(eur(3000));
});
