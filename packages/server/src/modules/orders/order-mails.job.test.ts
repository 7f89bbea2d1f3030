import { calls, type OrderState, type Shop } from '@meetcute/contract';
import { shortReference } from '@meetcute/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killTransactions } from '../../../test/paying/kill-transactions.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { moment } from '../../mails/moment.ts';
import { createMemoryPayments } from '../../ports/memory-payments.ts';
import type { OutgoingMail } from '../../ports/ports.ts';

const shop: Shop = {
  products: [
    { id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 605 } },
    { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 1999 } },
  ],
  discounts: [{ code: 'TEN', kind: 'typed', percent: 10 }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
};

const payments = createMemoryPayments();
const mails: OutgoingMail[] = [];
let world: TestWorld;
const site = () => world.services.sites.find(({ id }) => id === 'paid')!;
beforeAll(async () => {
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail) };
  world = await openTestWorld({ paymentProvider: payments, mailer });
  site().shop = shop;
});
afterAll(() => {
  // The sites are shared by all tests of the process.
  delete site().shop;
  return world.close();
});

async function start(anna: TestMember) {
  const price = { amount: 605, currency: 'EUR' };
  const payload = { product: 'c20', country: 'NL', payment_method: 'card', price } as const;
  const { transaction } = await anna.call(calls.createOrder, { payload });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  return transaction.id;
}
const report = async (id: string, state: OrderState) => {
  const { pathname, search } = new URL(payments.report(id, state));
  for (let times = 0; times < 3; times += 1)
    await world.visitor('paid').fetch(pathname + search, { method: 'POST' });
  await world.services.background.settle();
};
const textsFor = (id: string) => mails.filter(({ text }) => text.includes(id)).map(({ text }) => text);
/** Waits for the jobs that are due, and expects a number of mails about an order. */
const expectMails = async (id: string, number: number) => {
  await world.services.background.settle();
  expect(textsFor(id)).toHaveLength(number);
};

test('a payment is confirmed once by a receipt with price, tax and the right of withdrawal', async () => {
  const id = await start(await world.join('paid', { language: 'nl' }));
  await report(id, 'paid');
  await expectMails(id, 1);
  const [text = ''] = textsFor(id);
  for (const part of [
    `Bestelling: ${shortReference(id)}`,
    'Product: 20 credits',
    'Prijs inclusief btw: €\u00a06,05',
    'Waarvan btw: €\u00a01,05',
    'Datum: 21 november 2026',
    'Betaald met: Creditcard of betaalpas',
    'http://paid.test/pages/return-policy',
    `http://paid.test/transactions/${id}`,
    site().settings.company_name,
  ])
    expect(text).toContain(part);
});

test('the receipt of premium that ends names its end, that it does not renew, and the discount', async () => {
  const anna = await world.join('paid', { language: 'en' });
  const price = { amount: 1799, currency: 'EUR' };
  const order = {
    product: 'p30',
    country: 'NL',
    payment_method: 'card',
    price,
    discount_code: 'TEN',
  } as const;
  const { transaction } = await anna.call(calls.createOrder, { payload: order });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  await report(transaction.id, 'paid');
  await expectMails(transaction.id, 1);
  for (const part of [
    'Premium until: 21 December 2026',
    'Discount: TEN (-€2.00)',
    'Paid with: Credit or debit card',
    'Premium doesn’t renew. You won’t be charged again.',
  ])
    expect(textsFor(transaction.id)[0]).toContain(part);
});

test('the receipt of premium that renews names when, for how much and how to cancel', async () => {
  const anna = await world.join('paid', { language: 'en' });
  const price = { amount: 1999, currency: 'EUR' };
  const order = { product: 'p30', country: 'NL', payment_method: 'card', price, renews: true } as const;
  const { transaction } = await anna.call(calls.createOrder, { payload: order });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  await report(transaction.id, 'paid');
  await expect.poll(() => textsFor(transaction.id)).toHaveLength(1);
  expect(textsFor(transaction.id)[0]).toContain(
    'It renews every 30 days for €19.99, until you cancel:\nhttp://paid.test/cancel',
  );
  expect(textsFor(transaction.id)[0]).not.toContain('doesn’t renew');
});

test.each([
  ['refunded', 'You get back: €6.05'],
  ['charged_back', 'took back money of this order'],
] as const)('an order that is %s is mailed once, in the language of the member', async (state, words) => {
  const id = await start(await world.join('paid', { language: 'en' }));
  await report(id, 'paid');
  await expectMails(id, 1);
  await report(id, state);
  await expectMails(id, 2);
  expect(textsFor(id)[1]).toContain(words);
});

/** Buys credits and returns how to withdraw from the order. */
async function buy() {
  const anna = await world.join('paid', { language: 'en' });
  const id = await start(anna);
  await report(id, 'paid');
  await expectMails(id, 1);
  const payload = { transaction: id, refund: { amount: 605, currency: 'EUR' } };
  return { id, withdraw: () => anna.failure(calls.withdrawOrder, { payload }) };
}

test('a withdrawal is confirmed once and at once, also while the provider is down', async () => {
  const { id, withdraw } = await buy();
  vi.spyOn(payments, 'refund').mockRejectedValueOnce(new Error('down'));
  expect(await withdraw()).toBe('503 unavailable');
  await expectMails(id, 2);
  const declarationTime = moment(world.services.clock.now(), { formatLocale: 'en-NL', timezone: 'UTC' });
  world.pass(60_000);
  expect(await withdraw()).toBe('200 ');
  await expectMails(id, 3);
  await world.services.background.settle();
  const [, confirmation = '', refundNotice = ''] = textsFor(id);
  for (const part of [`On ${declarationTime} you withdrew`, 'Product: 20 credits', 'You get back: €6.05'])
    expect(confirmation).toContain(part);
  expect(refundNotice).toContain('We’re sending money back');
  expect(textsFor(id)).toHaveLength(3);
});

test.each([
  ['before', 'not confirmed', 1],
  ['after', 'confirmed', 2],
] as const)('killed %s its commit, a withdrawal is %s', async (when, _, number) => {
  const { id, withdraw } = await buy();
  const revive = killTransactions(world, when);
  expect(await withdraw()).toMatch(/^500/);
  revive();
  world.restart();
  await world.services.background.settle();
  expect(textsFor(id)).toHaveLength(number);
});

test('an order that was never paid is mailed to nobody', async () => {
  const id = await start(await world.join('paid'));
  await report(id, 'expired');
  await world.services.background.settle();
  expect(textsFor(id)).toEqual([]);
});
