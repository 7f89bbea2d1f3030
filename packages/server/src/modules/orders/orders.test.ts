import { calls, type OrderState, type Shop } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openEvents, take } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { ledgerEntries, ledgerPostings } from '../ledger/ledger.table.ts';
import { members } from '../members/members.table.ts';
import { orders } from './orders.table.ts';
import { finishRefund } from './refund-order.usecases.ts';

const shop: Shop = {
  products: [
    { id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 605 } },
    { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 1999 } },
  ],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
};
const CREDITS = {
  product: 'c20',
  country: 'NL',
  payment_method: 'card',
  price: { amount: 605, currency: 'EUR' },
} as const;
const PREMIUM = { ...CREDITS, product: 'p30', price: { amount: 1999, currency: 'EUR' } } as const;

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

async function start(order: typeof CREDITS | typeof PREMIUM = CREDITS) {
  const { transaction } = await anna.call(calls.createOrder, { payload: order });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  return transaction.id;
}

const notify = async (address: string) => {
  const { pathname, search } = new URL(address);
  return (await world.visitor('paid').fetch(pathname + search, { method: 'POST' })).status;
};
const report = (id: string, state: OrderState) => notify(payments.report(id, state));
const memberRow = async () => (await world.db.select().from(members).where(eq(members.id, anna.id)))[0]!;
const orderRow = async (id: string) => (await world.db.select().from(orders).where(eq(orders.id, id)))[0]!;

const postingsOf = async (id: string) =>
  world.db
    .select({ kind: ledgerEntries.kind, account: ledgerPostings.account, amount: ledgerPostings.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.subject, id))
    .orderBy(ledgerEntries.id, ledgerPostings.account);

test('a paid order posts money, tax and credits once, and shows the credits in open tabs', async () => {
  const events = await openEvents(anna);
  const id = await start();
  const address = payments.report(id, 'paid');
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => notify(address))))).toEqual(
    new Set([200]),
  );
  expect(await postingsOf(id)).toEqual([
    { kind: 'payment', account: 'issued', amount: -20 },
    { kind: 'payment', account: 'provider', amount: 605 },
    { kind: 'payment', account: 'sales', amount: -500 },
    { kind: 'payment', account: 'tax', amount: -105 },
    { kind: 'payment', account: 'wallet', amount: 20 },
  ]);
  expect(await take(events, 4)).toMatchObject([
    { type: 'reset' },
    { type: 'transaction', data: { id, state: 'open' } },
    { type: 'transaction', data: { id, state: 'paid' } },
    { type: 'user', data: { credits: 20 } },
  ]);
  await events.close();
});

test('a refund takes back the credits that are left, and counts the rest as lost', async () => {
  const id = await start();
  await report(id, 'paid');
  const ben = await world.join('paid');
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation, client_id: 'one', text: 'Hello' } });
  expect((await memberRow()).credits).toBe(18);
  await report(id, 'refunded');
  await report(id, 'charged_back');
  expect((await memberRow()).credits).toBe(0);
  expect((await postingsOf(id)).filter(({ kind }) => kind === 'return')).toEqual([
    { kind: 'return', account: 'issued', amount: 20 },
    { kind: 'return', account: 'lost', amount: -2 },
    { kind: 'return', account: 'provider', amount: -605 },
    { kind: 'return', account: 'sales', amount: 500 },
    { kind: 'return', account: 'tax', amount: 105 },
    { kind: 'return', account: 'wallet', amount: -18 },
  ]);
});

test('a refund that is reported before the payment grants nothing that stays', async () => {
  const id = await start();
  await report(id, 'refunded');
  await report(id, 'paid');
  expect((await memberRow()).credits).toBe(0);
  expect((await orderRow(id)).state).toBe('refunded');
  const sums = new Map<string, number>();
  for (const { account, amount } of await postingsOf(id))
    sums.set(account, (sums.get(account) ?? 0) + amount);
  expect(new Set(sums.values())).toEqual(new Set([0]));
});

test('premium starts now, is extended by the next order, and shortened by a refund', async () => {
  const now = world.services.clock.now().getTime();
  const days = async () => ((await memberRow()).paidUntil!.getTime() - now) / 86_400_000;
  const [one, other] = [await start(PREMIUM), await start(PREMIUM)];
  await report(one, 'paid');
  expect(await days()).toBe(30);
  await report(other, 'paid');
  expect(await days()).toBe(60);
  await report(one, 'refunded');
  expect(await days()).toBe(30);
});

test('a provider that is down leaves the order open, to be paid later', async () => {
  const { transaction } = await anna.call(calls.createOrder, { payload: CREDITS });
  const input = { payload: { transaction: transaction.id } };
  vi.spyOn(payments, 'create').mockRejectedValueOnce(new Error('down'));
  expect(await anna.failure(calls.startPayment, input)).toBe('503 unavailable');
  expect((await orderRow(transaction.id)).state).toBe('open');
  await anna.call(calls.startPayment, input);
  const address = payments.report(transaction.id, 'paid');
  vi.spyOn(payments, 'read').mockRejectedValueOnce(new Error('down'));
  expect(await notify(address)).toBe(503);
  expect((await memberRow()).credits).toBe(0);
  expect(await notify(address)).toBe(200);
  expect((await memberRow()).credits).toBe(20);
});

test('an order keeps its last known state while the provider is down', async () => {
  const id = await start();
  payments.report(id, 'paid');
  vi.spyOn(payments, 'read').mockRejectedValueOnce(new Error('down'));
  const state = async () => (await anna.call(calls.getTransaction, { query: { id } })).transaction.state;
  expect(await state()).toBe('open');
  // Asked again within two seconds, the provider is left alone.
  expect(await state()).toBe('open');
  world.pass(2001);
  expect(await state()).toBe('paid');
});

test.each([
  ['another amount', { amount: 604, currency: 'EUR' }],
  ['another currency', { amount: 605, currency: 'USD' }],
])('a payment of %s does not pay the order', async (_, amount) => {
  const id = await start();
  vi.spyOn(payments, 'read').mockResolvedValue({ state: 'paid', amount, returns: [] });
  await report(id, 'paid');
  expect((await orderRow(id)).state).toBe('open');
  expect((await memberRow()).credits).toBe(0);
});

/** Erases the account of the buyer, as a job does after the grace period. */
const erase = () => world.db.delete(members).where(eq(members.id, anna.id));
const MONEY_IN = [
  { kind: 'payment', account: 'provider', amount: 605 },
  { kind: 'payment', account: 'sales', amount: -500 },
  { kind: 'payment', account: 'tax', amount: -105 },
];
const MONEY_BACK = MONEY_IN.map(({ account, amount }) => ({ kind: 'return', account, amount: -amount }));

test('a payment that arrives after the account was erased is posted and sent back by itself, once', async () => {
  const id = await start();
  await erase();
  const refund = vi.spyOn(payments, 'refund');
  const address = payments.report(id, 'paid');
  await Promise.all(Array.from({ length: 5 }, () => notify(address)));
  const job = { siteId: 'paid', subject: id };
  await Promise.all([1, 2].map(() => finishRefund(world.services, job, () => {})));
  await world.services.background.settle();
  expect(new Set(refund.mock.calls.map(([newRefund]) => JSON.stringify(newRefund)))).toEqual(
    new Set([JSON.stringify({ reference: `memory-${id}`, amount: CREDITS.price, key: `withdrawal-${id}` })]),
  );
  expect(await orderRow(id)).toMatchObject({ memberId: null, state: 'refunded' });
  expect(await postingsOf(id)).toEqual([...MONEY_IN, ...MONEY_BACK]);
});

test('the server sends back a payment of an erased account without being asked', async () => {
  const id = await start();
  await erase();
  expect(await report(id, 'paid')).toBe(200);
  await expect.poll(async () => (await orderRow(id)).state).toBe('refunded');
});

test('money of an erased account that goes back is posted, without credits', async () => {
  const id = await start();
  await report(id, 'paid');
  await erase();
  await report(id, 'charged_back');
  expect((await postingsOf(id)).filter(({ kind }) => kind === 'return')).toEqual(MONEY_BACK);
});

test('an order that the provider has paid back as a whole counts as such, whatever part was requested', async () => {
  const id = await start();
  await report(id, 'paid');
  const ben = await world.join('paid');
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation, client_id: 'one', text: 'Hello' } });
  const part = { transaction: id, refund: { amount: 545, currency: 'EUR' } };
  vi.spyOn(payments, 'refund').mockRejectedValueOnce(new Error('down'));
  expect(await anna.failure(calls.withdrawOrder, { payload: part })).toBe('503 unavailable');
  await report(id, 'refunded');
  const { transaction } = await anna.call(calls.getTransaction, { query: { id } });
  expect(transaction).toMatchObject({ state: 'refunded', refunded: CREDITS.price });
  const provider = (await postingsOf(id)).filter(({ account }) => account === 'provider');
  expect(provider.map(({ amount }) => amount)).toEqual([605, -605]);
});

test('without a provider an order stays open and cannot be paid', async () => {
  const bare = await openTestWorld();
  const member = await bare.join('paid');
  const { transaction } = await member.call(calls.createOrder, { payload: CREDITS });
  const input = { payload: { transaction: transaction.id } };
  expect(await member.failure(calls.startPayment, input)).toBe('503 unavailable');
  await bare.close();
});

test('a member can order thirty times an hour', async () => {
  const order = () => anna.failure(calls.createOrder, { payload: { ...CREDITS, product: 'unknown' } });
  for (let number = 0; number < 30; number += 1) expect(await order()).toBe('404 not_found');
  expect(await order()).toBe('429 too_many_requests');
});
