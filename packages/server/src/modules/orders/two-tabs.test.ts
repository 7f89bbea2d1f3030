import { calls, type Transaction } from '@meetcute/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PRODUCTS, site } from '../../../test/paying/story.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';

const BONUS = {
  code: 'HOUR',
  kind: 'time_bonus',
  percent: 30,
  minutes: 60,
  query: { bonus: 'hour' },
} as const;
const LOW = { amount: 424, currency: 'EUR' };
const WITH_BONUS = { ...PRODUCTS.credits, price: LOW, discount_code: 'HOUR' };
const HOUR = 3_600_000;

let world: TestWorld;
let payments: MemoryPayments;
let anna: TestMember;
beforeAll(async () => {
  payments = createMemoryPayments();
  const shop = { ...site.shop!, discounts: [BONUS] };
  world = await openTestWorld({ paymentProvider: payments, sites: [{ ...site, shop }] });
});
afterAll(() => world.close());
beforeEach(async () => {
  anna = await world.join('paid');
});

const creditsOf = async () => (await anna.call(calls.getUser)).user.credits;
const ordersOf = async () => (await anna.call(calls.getOrders, { query: {} })).transactions;

/** Orders credits as a tab does, with the idempotency key of its click. */
async function order(key: string): Promise<Transaction | number> {
  const headers = { 'idempotency-key': key };
  const body = JSON.stringify(PRODUCTS.credits);
  const response = await anna.fetch(calls.createOrder.path, { method: 'POST', headers, body });
  return response.ok
    ? ((await response.json()) as { transaction: Transaction }).transaction
    : response.status;
}

async function pay(id: string): Promise<void> {
  await anna.call(calls.startPayment, { payload: { transaction: id } });
  const { pathname, search } = new URL(payments.report(id, 'paid'));
  expect((await world.visitor('paid').fetch(pathname + search, { method: 'POST' })).status).toBe(200);
}

test('ten clicks with one key at the same time are one order', async () => {
  const key = crypto.randomUUID();
  const clicks = await Promise.all(Array.from({ length: 10 }, () => order(key)));
  // A click is either the order, or told that the same request still runs.
  const ids = new Set(clicks.map((click) => (typeof click === 'number' ? click : click.id)));
  ids.delete(409);
  expect([...ids]).toEqual((await ordersOf()).map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect(await order(key)).toMatchObject({ id: [...ids][0] });
});

test('two tabs that order at the same time have an order each, and only the paid one is granted', async () => {
  const [one, other] = await Promise.all([order('the-key-of-one-tab'), order('the-key-of-the-other-tab')]);
  const ids = [one, other].map((result) => (result as Transaction).id);
  expect((await ordersOf()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  await Promise.all(ids.map((transaction) => anna.call(calls.startPayment, { payload: { transaction } })));
  await pay(ids[1]!);
  const states = (await ordersOf()).map(({ id, state }) => [id, state]);
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      [ids[0], 'open'],
      [ids[1], 'paid'],
    ]),
  );
  expect(await creditsOf()).toBe(20);
});

test('an order keeps the price of a bonus that ends before it is paid', async () => {
  await anna.call(calls.getDiscountCode, { query: { bonus: 'hour' } });
  world.pass(HOUR - 1);
  const { transaction } = await anna.call(calls.createOrder, { payload: WITH_BONUS });
  world.pass(2 * HOUR);
  await pay(transaction.id);
  const [paidOrder] = await ordersOf();
  expect(paidOrder).toMatchObject({ state: 'paid', price: LOW, discount_code: 'HOUR' });
  expect(await creditsOf()).toBe(20);
});

test('an order from a page that was drawn before the end of a bonus is refused, and the full price counts', async () => {
  await anna.call(calls.getDiscountCode, { query: { bonus: 'hour' } });
  world.pass(HOUR);
  expect(await anna.failure(calls.createOrder, { payload: WITH_BONUS })).toBe('404 not_found');
  const { discount_code: _, ...withoutCode } = WITH_BONUS;
  expect(await anna.failure(calls.createOrder, { payload: withoutCode })).toBe('409 conflict');
  expect(await ordersOf()).toEqual([]);
  const { transaction } = await anna.call(calls.createOrder, { payload: PRODUCTS.credits });
  expect(transaction.price).toEqual(PRODUCTS.credits.price);
});

test('coming back from the payment page without paying grants nothing, however often', async () => {
  const { id } = (await order('the-key-of-this-click')) as Transaction;
  await anna.call(calls.startPayment, { payload: { transaction: id } });
  for (let visits = 0; visits < 5; visits += 1) {
    world.pass(2001);
    const { transaction } = await anna.call(calls.getTransaction, { query: { id } });
    expect(transaction.state).toBe('open');
  }
  expect(await creditsOf()).toBe(0);
});
