import { expect, test } from 'vitest';
import { createMemoryPayments } from './memory-payments.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const place = { description: 'Velvet Hour', noticeUrl: 'https://velvet.test/notice' };
const first = {
  ...place,
  orderId: 'one',
  amount: euros(1999),
  method: 'card',
  returnUrl: 'https://velvet.test/',
} as const;
const charge = { ...place, orderId: 'two', amount: euros(1999), mandateOf: 'memory-one' };

test('charges a buyer once for an order, if the first payment was paid and renews', async () => {
  const payments = createMemoryPayments();
  await payments.create({ ...first, renews: true });
  await expect(payments.charge(charge)).rejects.toThrow('allows no charge');
  payments.report('one', 'paid');
  const charges = [await payments.charge(charge), await payments.charge(charge)];
  expect(charges).toEqual([{ reference: 'memory-two' }, { reference: 'memory-two' }]);
  expect(await payments.read('memory-two')).toEqual({ state: 'open', amount: euros(1999), returns: [] });
  expect(payments.report('two', 'paid')).toBe(place.noticeUrl);
});

test('finds the payment of an order whose request it has forgotten, unless it has failed', async () => {
  const payments = createMemoryPayments();
  const order = { orderId: 'one', orderedAt: new Date() };
  expect(await payments.find(order)).toBeNull();
  const createdPayment = await payments.create({ ...first, renews: true });
  expect(await payments.find(order)).toEqual(createdPayment);
  payments.report('one', 'paid');
  expect(await payments.find(order)).toEqual({ ...createdPayment, payUrl: null });
  await payments.charge(charge);
  payments.forgetKeys();
  expect(await payments.charge(charge)).toEqual({ reference: 'memory-two-2' });
  expect(payments.paymentsOf('two')).toEqual(['memory-two', 'memory-two-2']);
  payments.report('one', 'failed');
  expect(await payments.find(order)).toBeNull();
});

test('charges nobody whose payment does not renew', async () => {
  const payments = createMemoryPayments();
  await payments.create(first);
  payments.report('one', 'paid');
  await expect(payments.charge(charge)).rejects.toThrow('allows no charge');
});

test('counts a refund once for its key, and refunds the payment with its whole amount', async () => {
  const payments = createMemoryPayments();
  const { reference } = await payments.create(first);
  const refund = (key: string, amount: number) => payments.refund({ reference, amount: euros(amount), key });
  await expect(refund('a', 1999)).rejects.toThrow('is unpaid');
  payments.report('one', 'paid');
  await refund('a', 1000);
  await refund('a', 1000);
  await expect(refund('b', 1000)).rejects.toThrow('has less left');
  await refund('b', 999);
  const part = { kind: 'refund', isUndone: false };
  expect((await payments.read(reference)).returns).toEqual([
    { ...part, id: 'a', amount: 1000 },
    { ...part, id: 'b', amount: 999 },
  ]);
});
