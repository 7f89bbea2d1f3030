import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openMollieDouble } from '../../test/mollie-double.ts';
import { fromMollie, toMollie } from './mollie-money.ts';
import { createMolliePayments } from './mollie-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';

let mollie: Awaited<ReturnType<typeof openMollieDouble>>;
let payments: PaymentProvider;
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  mollie = await openMollieDouble();
  payments = createMolliePayments({ apiKey: 'test_0123456789', endpoint: mollie.endpoint, timeout: 2000 });
});
afterAll(() => {
  vi.unstubAllEnvs();
  mollie.close();
});
beforeEach(() => {
  mollie.received.length = 0;
  mollie.nextResponses.length = 0;
});

let orders = 0;
const newPayment = () =>
  ({
    orderId: `order-${(orders += 1)}`,
    amount: { amount: 1199, currency: 'EUR' },
    method: 'ideal',
    description: 'Velvet Hour',
    returnUrl: 'https://velvet.test/transactions/one',
    noticeUrl: 'https://velvet.test/api/payments.php?order=one&token=secret',
  }) as const;

test.each([
  [{ amount: 1199, currency: 'EUR' }, '11.99'],
  [{ amount: 5, currency: 'EUR' }, '0.05'],
  [{ amount: 1500, currency: 'JPY' }, '1500'],
  [{ amount: 1234, currency: 'KWD' }, '1.234'],
  [{ amount: 199_900, currency: 'HUF' }, '1999.00'],
  [{ amount: 12_050, currency: 'TWD' }, '120.50'],
  [{ amount: 1990, currency: 'ISK' }, '1990'],
])('writes %j as %s, and reads it', (money, value) => {
  expect(toMollie(money)).toEqual({ currency: money.currency, value });
  expect(fromMollie({ currency: money.currency, value })).toEqual(money);
});

test.each(['', '11,99', '-1.00', '1e3', '11.999'])('refuses the amount %j', (value) => {
  expect(() => fromMollie({ currency: 'EUR', value })).toThrow('The provider reports the amount');
});

test.each([
  ['card', 'creditcard'],
  ['paypal', 'paypal'],
  ['ideal', 'ideal'],
  ['bancontact', 'bancontact'],
  ['sepa', 'banktransfer'],
  ['przelewy24', 'przelewy24'],
] as const)('creates a payment by %s once for an order', async (method, name) => {
  const payment = { ...newPayment(), method };
  const createdPayment = await payments.create(payment);
  expect(await payments.create(payment)).toEqual(createdPayment);
  expect(createdPayment.payUrl).toMatch(/^https:\/\/pay\.test\//);
  expect(mollie.received[0]).toMatchObject({
    path: 'payments',
    key: `payment-${payment.orderId}`,
    body: {
      amount: { currency: 'EUR', value: '11.99' },
      method: name,
      redirectUrl: payment.returnUrl,
      webhookUrl: payment.noticeUrl,
    },
  });
  expect(await payments.read(createdPayment.reference)).toEqual({
    state: 'open',
    amount: payment.amount,
    returns: [],
  });
});

const eur = (value: string) => ({ currency: 'EUR', value });

test.each([
  [{ status: 'open' }, 'open'],
  [{ status: 'pending' }, 'pending'],
  [{ status: 'authorized' }, 'pending'],
  [{ status: 'paid' }, 'paid'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'expired' }, 'expired'],
  [{ status: 'canceled' }, 'cancelled'],
  [{ status: 'paid', amountRefunded: eur('0.00') }, 'paid'],
] as const)('reads %j as %s', async (change, state) => {
  const { reference } = await payments.create(newPayment());
  mollie.change(reference, change);
  expect((await payments.read(reference)).state).toBe(state);
});

test.each([
  ['queued', false],
  ['pending', false],
  ['processing', false],
  ['refunded', false],
  ['failed', true],
  ['canceled', true],
])('reads a refund that is %s as undone: %s', async (status, isUndone) => {
  const { reference } = await payments.create(newPayment());
  mollie.change(reference, { status: 'paid' });
  const sentRefund = await payments.refund({
    reference,
    amount: { amount: 300, currency: 'EUR' },
    key: `refund-${reference}`,
  });
  expect(sentRefund).toEqual({ id: 're_1', kind: 'refund', amount: 300, isUndone: false });
  mollie.changeRefund(reference, status);
  expect(await payments.read(reference)).toMatchObject({
    state: 'paid',
    returns: [{ ...sentRefund, isUndone }],
  });
});

test('reads a chargeback of a part, and that it was reversed', async () => {
  const { reference } = await payments.create(newPayment());
  mollie.change(reference, { status: 'paid', amountChargedBack: eur('5.00') });
  mollie.chargeBack(reference, '5.00');
  const chargeback = { id: 'chb_1', kind: 'chargeback', amount: 500, isUndone: false };
  expect((await payments.read(reference)).returns).toEqual([chargeback]);
  mollie.reverse(reference);
  expect((await payments.read(reference)).returns).toEqual([{ ...chargeback, isUndone: true }]);
});

test('rejects a payment with money that went back, but without a list of it', async () => {
  const { reference } = await payments.create(newPayment());
  mollie.nextResponses.push({
    status: 200,
    body: JSON.stringify({
      resource: 'payment',
      id: reference,
      status: 'paid',
      amount: eur('11.99'),
      amountChargedBack: eur('5.00'),
    }),
  });
  await expect(payments.read(reference)).rejects.toThrow('no list of what went back');
});

test('reports another amount as it is, so that the order can refuse it', async () => {
  const { reference } = await payments.create(newPayment());
  mollie.change(reference, { status: 'paid', amount: { currency: 'USD', value: '0.01' } });
  expect(await payments.read(reference)).toEqual({
    state: 'paid',
    amount: { amount: 1, currency: 'USD' },
    returns: [],
  });
});

test.each([
  ['an unknown state', { status: 'happy' }],
  ['an amount that is none', { amount: eur('free') }],
])('rejects %s', async (_, change) => {
  const { reference } = await payments.create(newPayment());
  mollie.change(reference, change);
  await expect(payments.read(reference)).rejects.toThrow('The provider reports');
});

test.each([
  ['a page of a proxy', 200, '<html>Bad gateway</html>'],
  ['a payment without a page', 200, '{ "id": "tr_1", "resource": "payment" }'],
  ['a payment without an id', 200, '{ "resource": "payment" }'],
  [
    'a page of another scheme',
    200,
    '{ "id": "tr_1", "resource": "payment", "_links": { "checkout": { "href": "javascript:alert(1)" } } }',
  ],
  [
    'an error',
    422,
    '{ "status": 422, "title": "Unprocessable Entity", "detail": "The method is not active" }',
  ],
])('rejects %s instead of a payment', async (_, status, body) => {
  mollie.nextResponses.push({ status, body });
  await expect(payments.create(newPayment())).rejects.toThrow(/./);
});

test('asks again with the same key after a failure of the provider', async () => {
  const failure = {
    status: 503,
    body: '{ "status": 503, "title": "Service Unavailable", "detail": "Down" }',
  };
  mollie.nextResponses.push(failure);
  await payments.create(newPayment());
  expect(new Set(mollie.received.map(({ key }) => key)).size).toBe(1);
  expect(mollie.received).toHaveLength(2);
  mollie.nextResponses.push(failure, failure, failure);
  await expect(payments.create(newPayment())).rejects.toThrow('Down');
});

test('rejects when the provider does not respond in time', async () => {
  const fast = createMolliePayments({ apiKey: 'test_0123456789', endpoint: mollie.endpoint, timeout: 200 });
  mollie.nextResponses.push(null);
  await expect(fast.read('tr_1')).rejects.toThrow('The provider does not respond.');
});

test('a first payment has a customer, whom a charge needs', async () => {
  const first = await payments.create({ ...newPayment(), renews: true });
  expect(mollie.received.map(({ path }) => path)).toEqual(['customers', 'payments']);
  expect(mollie.received[1]?.body).toMatchObject({
    sequenceType: 'first',
    customerId: expect.stringMatching(/^cst_/) as string,
  });
  const { orderId, amount, description, noticeUrl } = newPayment();
  const charge = { orderId, amount, description, noticeUrl, mandateOf: first.reference };
  const chargedPayment = await payments.charge(charge);
  expect(await payments.charge(charge)).toEqual(chargedPayment);
  const { customerId } = mollie.received[1]!.body;
  expect(mollie.received.at(-1)?.body).toMatchObject({ sequenceType: 'recurring', customerId });
  const once = await payments.create(newPayment());
  await expect(payments.charge({ ...charge, mandateOf: once.reference })).rejects.toThrow('allows no charge');
});

test('finds the charge and the payment of an order when the provider has forgotten their keys', async () => {
  const order = { orderId: newPayment().orderId, orderedAt: new Date() };
  expect(await payments.find(order)).toBeNull();
  const first = await payments.create({ ...newPayment(), orderId: order.orderId, renews: true });
  mollie.forgetKeys();
  expect(await payments.find(order)).toEqual(first);
  const { orderId, amount, description, noticeUrl } = newPayment();
  const chargedPayment = await payments.charge({
    orderId,
    amount,
    description,
    noticeUrl,
    mandateOf: first.reference,
  });
  mollie.forgetKeys();
  const charge = { orderId, orderedAt: new Date() };
  expect(await payments.find(charge)).toEqual({ ...chargedPayment, payUrl: null });
  // Only what is newer than the order is looked through.
  expect(await payments.find({ ...charge, orderedAt: new Date(Date.now() + 3_600_000) })).toBeNull();
  mollie.change(chargedPayment.reference, { status: 'failed' });
  expect(await payments.find(charge)).toBeNull();
});

test('finds the payment of an order on a later page, and gives up when the provider does not respond', async () => {
  const order = { orderId: newPayment().orderId, orderedAt: new Date() };
  const { reference } = await payments.create({ ...newPayment(), orderId: order.orderId });
  for (let number = 0; number < 300; number += 1) mollie.add({ amount: eur('1.00'), metadata: null });
  expect((await payments.find(order))?.reference).toBe(reference);
  const fast = createMolliePayments({ apiKey: 'test_0123456789', endpoint: mollie.endpoint, timeout: 200 });
  mollie.nextResponses.push(null);
  await expect(fast.find(order)).rejects.toThrow('The provider does not respond.');
});

test('sends a refund once for its key, also when the provider has forgotten the key', async () => {
  const { reference } = await payments.create(newPayment());
  const refund = (key: string) =>
    payments.refund({ reference, amount: { amount: 300, currency: 'EUR' }, key });
  await refund('a');
  mollie.forgetKeys();
  await refund('a');
  await refund('b');
  expect(mollie.refundsOf(reference)).toMatchObject([
    { amount: eur('3.00'), metadata: { key: 'a' } },
    { amount: eur('3.00'), metadata: { key: 'b' } },
  ]);
});
