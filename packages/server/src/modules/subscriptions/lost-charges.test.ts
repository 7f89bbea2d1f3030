import { calls, type Shop } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import type { NewCharge } from '../../ports/payment-provider.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { members } from '../members/members.table.ts';
import { checkOpenOrders } from '../orders/open-orders.job.ts';
import { orders } from '../orders/orders.table.ts';
import { renewPremium } from './renewals.job.ts';
import { mailSubscription } from './subscription-mails.job.ts';
import { subscriptions } from './subscriptions.table.ts';

const shop: Shop = {
  products: [{ id: 'p30', kind: 'premium', days: 30, prices: { EUR: 3000 } }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
};
const price = { amount: 3000, currency: 'EUR' };
const PREMIUM = { product: 'p30', country: 'NL', payment_method: 'card', renews: true, price } as const;
const HOUR = 3_600_000;

let world: TestWorld;
let payments: MemoryPayments;
let anna: TestMember;
let first: string;
const paidSite = () => world.services.sites.find(({ id }) => id === 'paid')!;
beforeAll(async () => {
  payments = createMemoryPayments();
  world = await openTestWorld({ paymentProvider: payments });
  paidSite().shop = shop;
  // Stops the worker, so that only the tests take steps.
  world.api.stop();
});
afterAll(() => {
  // The sites are shared by all tests of the process.
  delete paidSite().shop;
  return world.close();
});

const pass = (ms: number) => {
  world.pass(ms);
  // Mollie forgets requests after an hour.
  if (ms >= HOUR) payments.forgetKeys();
};
const renew = () => renewPremium(world.services, { siteId: 'paid', subject: anna.id }, () => {});
const sweep = () => checkOpenOrders({ ...world.services, worker: idleWorker });
const memberRow = async () => (await world.db.select().from(members).where(eq(members.id, anna.id)))[0]!;
const ordersOf = () => world.db.select().from(orders).where(eq(orders.memberId, anna.id));
const renewalOrder = async () => (await ordersOf()).find(({ id }) => id !== first)!;

async function report(id: string, state: 'paid'): Promise<void> {
  const { pathname, search } = new URL(payments.report(id, state));
  const response = await world.visitor('paid').fetch(pathname + search, { method: 'POST' });
  expect(response.status).toBe(200);
}

/** Lets the provider charge, and loses its responses. */
function loseResponses(): void {
  const charge = payments.charge.bind(payments);
  vi.spyOn(payments, 'charge').mockImplementation(async (order: NewCharge) => {
    await charge(order);
    throw new Error('The response was lost.');
  });
}

/** Reminds a member with premium of its renewal. */
beforeEach(async () => {
  anna = await world.join('paid');
  first = (await anna.call(calls.createOrder, { payload: PREMIUM })).transaction.id;
  await anna.call(calls.startPayment, { payload: { transaction: first } });
  await report(first, 'paid');
  pass(23 * DAY_MS);
  await anna.call(calls.getUser);
  await renew();
  await mailSubscription(world.services, { siteId: 'paid', subject: `${anna.id} renewal` });
});

/** Moves to the charge. */
async function toTheEnd(): Promise<void> {
  pass(7 * DAY_MS);
  await anna.call(calls.getUser);
  await renew();
}
afterEach(async () => {
  vi.restoreAllMocks();
  await world.db.delete(subscriptions);
  const problems = await findLedgerProblems(world.db, { site: 'paid' });
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
});

/** Checks that the member was charged once, and got premium for it. */
async function expectOneCharge(): Promise<void> {
  const { id, state, reference } = await renewalOrder();
  expect({ state, reference }).toEqual({ state: 'paid', reference: `memory-${id}` });
  expect(payments.paymentsOf(id)).toEqual([`memory-${id}`]);
  expect(await ordersOf()).toHaveLength(2);
  expect((await memberRow()).paidUntil!.getTime()).toBeGreaterThan(world.services.clock.now().getTime());
}

test('a charge whose response was lost is found an hour later, and not repeated', async () => {
  loseResponses();
  await toTheEnd();
  expect((await renewalOrder()).reference).toBeNull();
  pass(HOUR);
  await renew();
  await report((await renewalOrder()).id, 'paid');
  await expectOneCharge();
});

test('the notice of a charge whose response was lost grants premium at once', async () => {
  loseResponses();
  await toTheEnd();
  await report((await renewalOrder()).id, 'paid');
  await expectOneCharge();
});

test('a charge whose response and notice were lost for a day is no failure', async () => {
  loseResponses();
  await toTheEnd();
  payments.report((await renewalOrder()).id, 'paid');
  pass(DAY_MS);
  await renew();
  await expectOneCharge();
});

test('a member who cancels after a lost charge gets what was paid, and nothing renews', async () => {
  loseResponses();
  await toTheEnd();
  await anna.call(calls.cancelSubscription);
  payments.report((await renewalOrder()).id, 'paid');
  pass(HOUR);
  await renew();
  await expectOneCharge();
  pass(40 * DAY_MS);
  await renew();
  expect(await ordersOf()).toHaveLength(2);
});

test('a renewal that was never charged is cancelled with the subscription', async () => {
  vi.spyOn(payments, 'charge').mockRejectedValue(new Error('down'));
  await toTheEnd();
  await anna.call(calls.cancelSubscription);
  const find = vi.spyOn(payments, 'find').mockRejectedValue(new Error('down'));
  await renew();
  expect((await renewalOrder()).state).toBe('open');
  find.mockRestore();
  await renew();
  expect((await renewalOrder()).state).toBe('cancelled');
});

test('a renewal that was never charged is cancelled with a deleted account', async () => {
  vi.spyOn(payments, 'charge').mockRejectedValue(new Error('down'));
  await toTheEnd();
  await world.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, anna.id));
  await renew();
  expect((await renewalOrder()).state).toBe('cancelled');
});

test('a renewal waits while nobody knows whether it was charged, and fails once the provider denies it', async () => {
  vi.spyOn(payments, 'charge').mockRejectedValue(new Error('down'));
  const find = vi.spyOn(payments, 'find').mockRejectedValue(new Error('down'));
  await toTheEnd();
  pass(2 * DAY_MS);
  await renew();
  expect((await renewalOrder()).state).toBe('open');
  find.mockRestore();
  await renew();
  expect((await renewalOrder()).state).toBe('failed');
});

test.each([
  ['is paid if the provider has charged it', true, 'paid'],
  ['fails if it was never charged', false, 'failed'],
] as const)('a renewal that outlives its subscription %s', async (_, isCharged, state) => {
  if (isCharged) loseResponses();
  else vi.spyOn(payments, 'charge').mockRejectedValue(new Error('down'));
  await toTheEnd();
  const { id } = await renewalOrder();
  if (isCharged) payments.report(id, 'paid');
  await world.db.delete(subscriptions);
  pass(DAY_MS);
  await sweep();
  expect((await renewalOrder()).state).toBe('open');
  pass(DAY_MS + HOUR);
  await sweep();
  expect((await renewalOrder()).state).toBe(state);
});
