import { calls, type Shop } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import { members } from '../members/members.table.ts';
import { checkOpenOrders } from './open-orders.job.ts';
import { orders } from './orders.table.ts';

const shop: Shop = {
  products: [{ id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 605 } }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
};
const CREDITS = {
  product: 'c20',
  country: 'NL',
  payment_method: 'card',
  price: { amount: 605, currency: 'EUR' },
} as const;
const HOUR = 3_600_000;

let world: TestWorld;
let payments: MemoryPayments;
let anna: TestMember;
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
beforeEach(async () => {
  vi.restoreAllMocks();
  anna = await world.join('paid');
});

async function place(): Promise<string> {
  return (await anna.call(calls.createOrder, { payload: CREDITS })).transaction.id;
}

async function start(): Promise<string> {
  const transaction = await place();
  await anna.call(calls.startPayment, { payload: { transaction } });
  return transaction;
}

const stateOf = async (id: string) =>
  (await world.db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;
const creditsOf = async () =>
  (await world.db.select({ credits: members.credits }).from(members).where(eq(members.id, anna.id)))[0]
    ?.credits;
const sweep = () => checkOpenOrders({ ...world.services, worker: idleWorker });

test('pays an order whose notice was lost and whose buyer has left', async () => {
  const id = await start();
  payments.report(id, 'paid');
  await sweep();
  expect(await stateOf(id)).toBe('open');
  world.pass(HOUR);
  await sweep();
  expect(await stateOf(id)).toBe('paid');
  expect(await creditsOf()).toBe(20);
});

test('expires an order without a payment after a day, and not one that is being paid', async () => {
  const [unstartedId, startedId] = [await place(), await start()];
  world.pass(23 * HOUR);
  await sweep();
  expect(await stateOf(unstartedId)).toBe('open');
  world.pass(2 * HOUR);
  await sweep();
  expect([await stateOf(unstartedId), await stateOf(startedId)]).toEqual(['expired', 'open']);
  const payload = { transaction: unstartedId };
  expect(await anna.failure(calls.startPayment, { payload })).toBe('409 conflict');
});

test('a buyer whose payment page was lost gets the same page an hour later', async () => {
  const id = await place();
  const create = payments.create.bind(payments);
  vi.spyOn(payments, 'create').mockImplementationOnce(async (payment) => {
    await create(payment);
    throw new Error('The response was lost');
  });
  const payload = { transaction: id };
  expect(await anna.failure(calls.startPayment, { payload })).toBe('503 unavailable');
  world.pass(HOUR);
  payments.forgetKeys();
  expect(await anna.call(calls.startPayment, { payload })).toEqual({ pay_url: `https://pay.invalid/${id}` });
  expect(payments.paymentsOf(id)).toEqual([`memory-${id}`]);
});

test('asks less often for an older order, and goes on after a failure', async () => {
  const [first, second] = [await start(), await start()];
  const read = vi.spyOn(payments, 'read').mockRejectedValueOnce(new Error('down'));
  world.pass(48 * HOUR);
  await sweep();
  const listReads = () =>
    read.mock.calls.filter(([reference]) => [first, second].some((id) => reference.includes(id)));
  expect(listReads()).toHaveLength(2);
  world.pass(HOUR);
  await sweep();
  expect(listReads()).toHaveLength(2);
  world.pass(HOUR + HOUR / 8);
  await sweep();
  expect(listReads()).toHaveLength(4);
});
