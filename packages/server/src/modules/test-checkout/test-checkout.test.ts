import { stateOfReturns } from '@meetcute/core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { createTestCheckout, type TestCheckout } from './test-checkout.service.ts';
import { testNotices, testPayments } from './test-checkout.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

let checkout: TestCheckout;
beforeEach(async () => {
  await world.db.delete(testNotices);
  await world.db.delete(testPayments);
  checkout = createTestCheckout(world.services);
  return () => checkout.close();
});

const amount = { amount: 1199, currency: 'EUR' };
const payment = {
  orderId: 'one',
  amount,
  method: 'ideal',
  description: 'Velvet Hour',
  returnUrl: 'http://paid.test/transactions/one',
  noticeUrl: 'http://paid.test/api/payments.php?order=one',
} as const;
const stateOf = async (reference: string) => {
  const { state, returns } = await checkout.read(reference);
  return state === 'paid' ? stateOfReturns(returns) : state;
};
const notices = () => world.db.select().from(testNotices);

test('creates one payment for an order, with a page on the host of the site', async () => {
  const createdPayment = await checkout.create(payment);
  expect(await checkout.create(payment)).toEqual(createdPayment);
  expect(createdPayment.payUrl).toBe(`http://paid.test/test-checkout/${createdPayment.reference}`);
  expect(await checkout.read(createdPayment.reference)).toEqual({ state: 'open', amount, returns: [] });
});

test.each([
  ['pay', 'paid'],
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
  ['expire', 'expired'],
] as const)('a buyer who chooses %s ends the payment as %s, for good', async (choice, state) => {
  const { reference } = await checkout.create(payment);
  await checkout.choose(reference, choice);
  await checkout.choose(reference, 'cancel');
  expect(await stateOf(reference)).toBe(state);
});

test('a payment that is paid later is pending for three seconds, and its first notice comes last', async () => {
  const { reference } = await checkout.create(payment);
  await checkout.choose(reference, 'later');
  expect(await stateOf(reference)).toBe('pending');
  world.pass(3000);
  expect(await stateOf(reference)).toBe('paid');
  expect(await notices()).toHaveLength(4);
  await checkout.choose(reference, 'charge_back');
  expect(await stateOf(reference)).toBe('charged_back');
});

test('sends each notice twice, never, or again until the site takes it', async () => {
  const [one, other] = [
    await checkout.create(payment),
    await checkout.create({ ...payment, orderId: 'two', noticeUrl: 'http://paid.test/two' }),
  ];
  await checkout.choose(other.reference, 'pay', 'never');
  await checkout.choose(one.reference, 'pay');
  const send = vi.fn(async () => send.mock.calls.length > 1);
  // A host that starts sends what an earlier one has stored.
  checkout.start(send);
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  world.pass(6000);
  checkout.start(send);
  await expect.poll(notices).toEqual([]);
  expect(send.mock.calls).toEqual(Array.from({ length: 3 }, () => [payment.noticeUrl]));
});

test('refunds a paid payment once for each key, and never more than was paid', async () => {
  const { reference } = await checkout.create(payment);
  const refund = (key: string, part: number) =>
    checkout.refund({ reference, amount: { ...amount, amount: part }, key });
  await expect(refund('a', 1199)).rejects.toThrow('cannot be refunded');
  await checkout.choose(reference, 'pay');
  await Promise.all([refund('a', 1000), refund('a', 1000)]);
  await expect(refund('b', 200)).rejects.toThrow('has less left');
  expect((await checkout.read(reference)).returns).toMatchObject([{ id: 'a', amount: 1000 }]);
  await refund('b', 199);
  await refund('b', 199);
  expect(await stateOf(reference)).toBe('refunded');
});

test('charges a part back, reverses it, and lets a refund fail, as the page offers it', async () => {
  const { reference } = await checkout.create(payment);
  const choose = async (choice: 'charge_back_half' | 'charge_back' | 'reverse' | 'fail_refund') => {
    await checkout.choose(reference, choice);
    const { returns } = await checkout.read(reference);
    return returns.map(({ kind, amount: part, isUndone }) => `${kind} ${part}${isUndone ? ' undone' : ''}`);
  };
  expect(await choose('charge_back_half')).toEqual([]);
  await checkout.choose(reference, 'pay');
  expect(await choose('charge_back_half')).toEqual(['chargeback 600']);
  expect(await choose('reverse')).toEqual(['chargeback 600 undone']);
  await checkout.refund({ reference, amount: { ...amount, amount: 1000 }, key: 'a' });
  expect(await choose('charge_back')).toEqual(['chargeback 600 undone', 'refund 1000', 'chargeback 199']);
  expect((await choose('fail_refund'))[1]).toBe('refund 1000 undone');
  expect(await stateOf(reference)).toBe('charged_back');
});

test('finds the payment of an order, unless it has failed', async () => {
  const order = { orderId: 'one', orderedAt: new Date() };
  expect(await checkout.find(order)).toBeNull();
  const createdPayment = await checkout.create(payment);
  expect(await checkout.find(order)).toEqual(createdPayment);
  await checkout.choose(createdPayment.reference, 'fail');
  expect(await checkout.find(order)).toBeNull();
});

test('charges without the buyer once for an order, only after a paid payment that renews', async () => {
  const first = await checkout.create({ ...payment, renews: true });
  const charge = {
    orderId: 'two',
    amount,
    description: 'Velvet Hour',
    noticeUrl: payment.noticeUrl,
    mandateOf: first.reference,
  };
  await expect(checkout.charge(charge)).rejects.toThrow('allows no charge');
  await checkout.choose(first.reference, 'pay');
  const [one, again] = [await checkout.charge(charge), await checkout.charge(charge)];
  expect(again).toEqual(one);
  expect(await stateOf(one.reference)).toBe('pending');
  world.pass(3000);
  expect(await stateOf(one.reference)).toBe('paid');
  const once = await checkout.create({ ...payment, orderId: 'once' });
  await checkout.choose(once.reference, 'pay');
  const notAgreed = { ...charge, orderId: 'four', mandateOf: once.reference };
  await expect(checkout.charge(notAgreed)).rejects.toThrow('allows no charge');
  await expect(checkout.charge({ ...charge, orderId: 'three', mandateOf: 'test_other' })).rejects.toThrow(
    'There is no payment',
  );
});
