import { calls, type Transaction } from '@meetcute/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PRODUCTS, site } from '../../../test/paying/story.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { silentLog } from '../../ports/defaults.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import type { OutgoingMail } from '../../ports/ports.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { finishRefund } from './refund-order.usecases.ts';

const LOW = { amount: 484, currency: 'EUR' } as const;
const CREDITS = { ...PRODUCTS.credits, price: LOW, discount_code: 'HELLO' };
const PREMIUM = { ...PRODUCTS.premium, price: { ...LOW, amount: 2400 }, discount_code: 'HELLO' };

let world: TestWorld;
let payments: MemoryPayments;
let mails: OutgoingMail[];
let anna: TestMember;
beforeAll(async () => {
  payments = createMemoryPayments();
  const discounts = [{ code: 'HELLO', kind: 'welcome', percent: 20 } as const];
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail) };
  const sites = [{ ...site, shop: { ...site.shop!, discounts } }];
  world = await openTestWorld({ paymentProvider: payments, sites, mailer, log: silentLog });
});
afterAll(() => world.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  mails = [];
  anna = await world.join('paid', { language: 'en' });
});

async function start(payload: typeof CREDITS | typeof PREMIUM): Promise<string> {
  const { transaction } = await anna.call(calls.createOrder, { payload });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  return transaction.id;
}
const notify = async (address: string) => {
  const { pathname, search } = new URL(address);
  expect((await world.visitor('paid').fetch(pathname + search, { method: 'POST' })).status).toBe(200);
};
const orderOf = async (id: string): Promise<Transaction> =>
  (await anna.call(calls.getTransaction, { query: { id } })).transaction;
const userOf = async () => (await anna.call(calls.getUser)).user;
const mailsOf = (id: string) => mails.filter(({ text }) => text.includes(id));

test('of two orders with the welcome discount whose payments ran at the same time, the first paid one is granted and the money of the other goes back', async () => {
  const [one, other] = [await start(CREDITS), await start(PREMIUM)];
  const refund = vi.spyOn(payments, 'refund');
  // Both are paid at once; the notices of the later order come first, and all of them twice.
  const [late, early] = [payments.report(one, 'paid'), payments.report(other, 'paid')];
  await notify(early);
  await Promise.all([late, early, late].map(notify));
  for (const subject of [one, other])
    await finishRefund(world.services, { siteId: 'paid', subject }, () => {});
  await Promise.all([early, late].map(notify));
  await world.services.background.settle();
  expect(await orderOf(other)).toMatchObject({ state: 'paid', refunded: null });
  expect(await orderOf(one)).toMatchObject({ state: 'refunded', refunded: LOW });
  expect(await userOf()).toMatchObject({ credits: 0, paid_user: true });
  const sentRefunds = new Set(
    refund.mock.calls.map(([{ reference, amount }]) => `${reference} ${amount.amount}`),
  );
  expect(sentRefunds).toEqual(new Set([`memory-${one} 484`]));
  expect(await findLedgerProblems(world.db, { site: 'paid' })).toEqual([]);
});

test('a payment that comes too late for the welcome discount is seen and mailed at once as money on its way back', async () => {
  const [one, other] = [await start(CREDITS), await start(CREDITS)];
  await notify(payments.report(one, 'paid'));
  vi.spyOn(payments, 'refund').mockRejectedValue(new Error('down'));
  await notify(payments.report(other, 'paid'));
  await expect.poll(() => mailsOf(other)).toHaveLength(1);
  expect(mailsOf(other)[0]?.text).toContain('The welcome discount is for one order only.');
  expect(mailsOf(one)[0]?.text).not.toContain('The welcome discount is for');
  expect(await orderOf(other)).toMatchObject({ state: 'refunded', refunded: LOW });
  expect((await userOf()).credits).toBe(20);
  // A withdrawal from it gets no second refund.
  const { withdrawal } = await anna.call(calls.getWithdrawal, { query: { transaction: other } });
  expect(withdrawal).toBeNull();
  vi.restoreAllMocks();
  const job = { siteId: 'paid', subject: other };
  await finishRefund(world.services, job, () => {});
  await world.services.background.settle();
  await expect(payments.read(`memory-${other}`)).resolves.toMatchObject({
    returns: [{ kind: 'refund', isUndone: false }],
  });
  expect(mailsOf(other)).toHaveLength(1);
  expect((await userOf()).credits).toBe(20);
});

test('a chargeback of such a payment takes nothing back that the other order granted', async () => {
  const [one, other] = [await start(CREDITS), await start(CREDITS)];
  await notify(payments.report(one, 'paid'));
  vi.spyOn(payments, 'refund').mockRejectedValue(new Error('down'));
  await notify(payments.report(other, 'paid'));
  await notify(payments.report(other, 'charged_back'));
  expect(await orderOf(other)).toMatchObject({ state: 'charged_back' });
  expect((await userOf()).credits).toBe(20);
  expect(await findLedgerProblems(world.db, { site: 'paid' })).toEqual([]);
});
