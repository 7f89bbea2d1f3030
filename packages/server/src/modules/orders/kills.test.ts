import { calls, type OrderState } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { killTransactions } from '../../../test/paying/kill-transactions.ts';
import { PRODUCTS, site } from '../../../test/paying/story.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { silentLog } from '../../ports/defaults.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { members } from '../members/members.table.ts';
import { renewPremium } from '../subscriptions/renewals.job.ts';
import { mailSubscription } from '../subscriptions/subscription-mails.job.ts';
import { orders } from './orders.table.ts';

let world: TestWorld;
let payments: MemoryPayments;
let anna: TestMember;
beforeAll(async () => {
  payments = createMemoryPayments();
  world = await openTestWorld({ paymentProvider: payments, sites: [site], log: silentLog });
});
afterAll(() => world.close());
beforeEach(async () => {
  anna = await world.join('paid');
});
afterEach(async () => {
  vi.restoreAllMocks();
  const problems = await findLedgerProblems(world.db, { site: 'paid' });
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
});

/** Lets the next request to the provider wait for ever, before or after it has an effect. Resolves when it has begun. */
function hangIn(name: keyof PaymentProvider, when: 'before' | 'after'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const original = payments[name].bind(payments) as (input: never) => Promise<unknown>;
  vi.spyOn(payments, name).mockImplementationOnce(async (input: unknown) => {
    if (when === 'after') await original(input as never);
    resolve();
    return new Promise<never>(() => {});
  });
  return promise;
}

const start = (transaction: string) => anna.call(calls.startPayment, { payload: { transaction } });

async function order(product: 'credits' | 'premium', renews?: true): Promise<string> {
  const payload = { ...PRODUCTS[product], ...(renews && { renews }) };
  return (await anna.call(calls.createOrder, { payload })).transaction.id;
}

async function notify(id: string): Promise<number> {
  const [row] = await world.db.select().from(orders).where(eq(orders.id, id));
  const query = new URLSearchParams({ order: id, token: row!.noticeToken });
  const response = await world
    .visitor('paid')
    .fetch(`${calls.confirmPayment.path}?${query}`, { method: 'POST' });
  return response.status;
}

async function report(id: string, state: OrderState): Promise<void> {
  payments.report(id, state);
  expect(await notify(id)).toBe(200);
}

async function buy(product: 'credits' | 'premium', renews?: true): Promise<string> {
  const id = await order(product, renews);
  await start(id);
  await report(id, 'paid');
  return id;
}

const buyerRow = async () => (await world.db.select().from(members).where(eq(members.id, anna.id)))[0]!;
const entriesOf = async (subject: string) =>
  (await world.db.select().from(ledgerEntries).where(eq(ledgerEntries.subject, subject))).map(
    ({ kind }) => kind,
  );
/** Lets a new server do the jobs that are due. */
async function restart(): Promise<void> {
  world.restart();
  await world.services.background.settle();
}

test.each(['before', 'after'] as const)(
  'killed %s the provider has created the payment, the order is paid by the same payment',
  async (when) => {
    const id = await order('credits');
    const hangs = hangIn('create', when);
    void anna.failure(calls.startPayment, { payload: { transaction: id } });
    await hangs;
    await restart();
    expect(await start(id)).toEqual({ pay_url: `https://pay.invalid/${id}` });
    await report(id, 'paid');
    expect((await buyerRow()).credits).toBe(20);
    expect(await entriesOf(id)).toEqual(['payment']);
  },
);

test('killed while it reads a payment, the server grants the order at the next notice', async () => {
  const id = await order('credits');
  await start(id);
  payments.report(id, 'paid');
  const hangs = hangIn('read', 'after');
  void notify(id);
  await hangs;
  await restart();
  expect((await buyerRow()).credits).toBe(0);
  expect(await notify(id)).toBe(200);
  expect((await buyerRow()).credits).toBe(20);
});

test.each([
  ['before', 0],
  ['after', 20],
] as const)('killed %s the commit of a payment, the server grants it once', async (when, credits) => {
  const id = await order('credits');
  await start(id);
  payments.report(id, 'paid');
  const revive = killTransactions(world, when);
  expect(await notify(id)).toBe(503);
  revive();
  expect((await buyerRow()).credits).toBe(credits);
  await restart();
  for (let number = 0; number < 3; number += 1) expect(await notify(id)).toBe(200);
  expect((await buyerRow()).credits).toBe(20);
  expect(await entriesOf(id)).toEqual(['payment']);
});

test.each(['before', 'after'] as const)(
  'killed %s the provider has sent a refund, a job pays back once',
  async (when) => {
    const id = await buy('credits');
    const payload = { transaction: id, refund: PRODUCTS.credits.price };
    const refund = vi.spyOn(payments, 'refund');
    const hangs = hangIn('refund', when);
    void anna.failure(calls.withdrawOrder, { payload });
    await hangs;
    expect((await buyerRow()).credits).toBe(20);
    world.pass(60_000);
    await restart();
    expect((await buyerRow()).credits).toBe(0);
    expect(new Set(refund.mock.calls.map(([{ key, amount }]) => `${key} ${amount.amount}`)).size).toBe(1);
    await expectReturned(id);
  },
);

/** Kills the server around the commit that follows the next refund. Returns how to stop that. */
function killAfterRefund(when: 'before' | 'after'): () => void {
  const refund = payments.refund.bind(payments);
  let revive = () => {};
  vi.spyOn(payments, 'refund').mockImplementationOnce(async (input) => {
    const sentReturn = await refund(input);
    revive = killTransactions(world, when);
    return sentReturn;
  });
  return () => revive();
}

/** Expects that an order went back once, as a whole. */
async function expectReturned(id: string): Promise<void> {
  expect(await entriesOf(id)).toEqual(['payment', 'return']);
  expect((await payments.read(`memory-${id}`)).returns).toMatchObject([{ amount: 605, isUndone: false }]);
}

test.each([
  ['before', 20],
  ['after', 0],
] as const)(
  'killed %s the commit that follows a sent refund, a job completes the withdrawal once',
  async (when, credits) => {
    const id = await buy('credits');
    const revive = killAfterRefund(when);
    const payload = { transaction: id, refund: PRODUCTS.credits.price };
    expect(await anna.failure(calls.withdrawOrder, { payload })).toMatch(/^500/);
    revive();
    expect((await buyerRow()).credits).toBe(credits);
    world.pass(60_000);
    await restart();
    expect((await buyerRow()).credits).toBe(0);
    await expectReturned(id);
  },
);

test.each([
  ['before', ['payment']],
  ['after', ['payment', 'return']],
] as const)(
  'killed %s the commit that follows a refund of an erased account, a job completes it once',
  async (when, entries) => {
    const id = await order('credits');
    await start(id);
    await world.db.delete(members).where(eq(members.id, anna.id));
    const revive = killAfterRefund(when);
    await report(id, 'paid');
    await world.services.background.settle();
    revive();
    expect(await entriesOf(id)).toEqual(entries);
    world.pass(60_000);
    await restart();
    await expectReturned(id);
  },
);

test.each(['before', 'after'] as const)(
  'killed %s the provider has charged a renewal, the server charges once',
  async (when) => {
    const first = await buy('premium', true);
    const job = { siteId: 'paid', subject: anna.id };
    const renew = () => renewPremium(world.services, job, () => {});
    const end = (await buyerRow()).paidUntil!.getTime();
    const now = () => world.services.clock.now().getTime();
    world.pass(end - now() - 7 * DAY_MS);
    await renew();
    await mailSubscription(world.services, { siteId: 'paid', subject: `${anna.id} renewal` });
    const hangs = hangIn('charge', when);
    world.pass(7 * DAY_MS);
    void renew();
    await hangs;
    await restart();
    await renew();
    const rows = await world.db.select().from(orders).where(eq(orders.memberId, anna.id));
    expect(rows).toHaveLength(2);
    const renewalOrder = rows.find(({ id }) => id !== first)!;
    expect(renewalOrder).toMatchObject({ state: 'open', reference: `memory-${renewalOrder.id}` });
    await report(renewalOrder.id, 'paid');
    expect((await buyerRow()).paidUntil!.getTime()).toBe(end + 30 * DAY_MS);
    expect(await entriesOf(renewalOrder.id)).toEqual(['payment']);
  },
);

test.each(['before', 'after'] as const)(
  'killed %s the commit of an order, a repeated request orders once',
  async (when) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = JSON.stringify(PRODUCTS.credits);
    const send = () => anna.fetch(calls.createOrder.path, { method: 'POST', headers, body });
    const revive = killTransactions(world, when);
    expect((await send()).status).toBe(500);
    revive();
    await restart();
    const { transaction } = (await (await send()).json()) as { transaction: { id: string } };
    const rows = await world.db.select().from(orders).where(eq(orders.memberId, anna.id));
    expect(rows.map(({ id }) => id)).toEqual([transaction.id]);
  },
);
