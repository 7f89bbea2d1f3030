import { calls, type OrderState, type Shop } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { MAIL_LIMITS } from '../../mails/mail-limits.ts';
import { runInWorld } from '../../../test/run-command.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import type { OutgoingMail } from '../../ports/ports.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { members } from '../members/members.table.ts';
import { orders } from '../orders/orders.table.ts';
import { cancelAddress, renewPremium } from './renewals.job.ts';
import { mailCancellation, mailSubscription } from './subscription-mails.job.ts';
import { cancellations, subscriptions } from './subscriptions.table.ts';

const shop: Shop = {
  products: [{ id: 'p30', kind: 'premium', days: 30, prices: { EUR: 3000 } }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
  discounts: [{ code: 'HALF', kind: 'typed', percent: 50 }],
};
const PREMIUM = { product: 'p30', country: 'NL', payment_method: 'card', renews: true } as const;
const FULL = { amount: 3000, currency: 'EUR' } as const;
const HALF = { ...PREMIUM, price: { amount: 1500, currency: 'EUR' }, discount_code: 'HALF' } as const;

let world: TestWorld;
let payments: MemoryPayments;
let sentMails: OutgoingMail[];
let isMailDown = false;
const paidSite = () => world.services.sites.find(({ id }) => id === 'paid')!;
beforeAll(async () => {
  payments = createMemoryPayments();
  // Receipts of the orders are another feature.
  const isReceipt = ({ text }: OutgoingMail) => text.includes('/pages/return-policy');
  const mailer = {
    send: async (mail: OutgoingMail) => {
      if (isReceipt(mail)) return;
      if (isMailDown) throw new Error('The mail server is down');
      sentMails.push(mail);
    },
  };
  world = await openTestWorld({ paymentProvider: payments, mailer });
  paidSite().shop = shop;
  // Stops the worker, so that only the tests run jobs.
  world.api.stop();
});
afterAll(() => {
  // The sites are shared by all tests of the process.
  delete paidSite().shop;
  return world.close();
});

let anna: TestMember;
beforeEach(async () => {
  sentMails = [];
  isMailDown = false;
  anna = await world.join('paid', { language: 'en' });
  const { transaction } = await anna.call(calls.createOrder, { payload: HALF });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  await report(transaction.id, 'paid');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.db.delete(subscriptions);
  const problems = await findLedgerProblems(world.db, { site: 'paid' });
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
});

async function report(id: string, state: OrderState) {
  const { pathname, search } = new URL(payments.report(id, state));
  await world.visitor('paid').fetch(pathname + search, { method: 'POST' });
}
const subscription = async () => (await anna.call(calls.getSubscription)).subscription;
const ordersOf = async () => (await anna.call(calls.getOrders, { query: {} })).transactions;
const now = () => world.services.clock.now().getTime();
/** Moves the clock, and keeps the member logged in. */
async function pass(days: number) {
  world.pass(days * DAY_MS);
  await anna.call(calls.getUser);
}
/** Runs the renewal job of the member. Returns the days until it wants to run again; null for never. */
async function renew() {
  const reschedule = vi.fn<Reschedule>();
  await renewPremium(world.services, { siteId: 'paid', subject: anna.id }, reschedule);
  const [nextRun] = reschedule.mock.calls[0] ?? [];
  return nextRun ? (nextRun.getTime() - now()) / DAY_MS : null;
}
const collectMails = async (kind: string) => {
  sentMails = [];
  await mailSubscription(world.services, { siteId: 'paid', subject: `${anna.id} ${kind}` });
  return sentMails;
};
/** Sends the reminder that is due, if its job is queued. */
async function remind() {
  const due = await renew();
  const queuedJobs = await world.db
    .select()
    .from(jobs)
    .where(eq(jobs.id, `remind-${anna.id}`));
  for (const job of queuedJobs) await mailSubscription(world.services, job);
  return due;
}
const reminders = () => sentMails.filter(({ text }) => /we’ll charge €30\.00 for 30 more days/.test(text));
/** Reminds the member and moves to the end of premium. */
async function toTheEnd() {
  await pass(23);
  await remind();
  await pass(7);
}

test('reminds a week before, then charges the full price once and extends premium', async () => {
  const charge = vi.spyOn(payments, 'charge');
  expect(await renew()).toBe(23);
  await pass(23);
  await remind();
  expect(reminders()[0]?.text).toContain('/cancel');
  expect(await renew()).toBe(7);
  expect(await ordersOf()).toHaveLength(1);
  await pass(7);
  await Promise.all([renew(), renew(), renew()]);
  const [renewalOrder, ...others] = await ordersOf();
  expect(others).toHaveLength(1);
  const id = renewalOrder!.id;
  expect(charge.mock.calls.some(([{ orderId }]) => orderId === id)).toBe(true);
  await report(id, 'paid');
  const [renewal, first] = await ordersOf();
  expect(renewal).toMatchObject({ id, price: { amount: 3000 }, state: 'paid' });
  expect(first).toMatchObject({ price: { amount: 1500 } });
  expect((await subscription())?.renews_at).toBe(new Date(now() + 30 * DAY_MS).toISOString());
  expect(await renew()).toBe(23);
});

test('a server that dies after the charge does not charge again, and reads a payment whose notice is lost', async () => {
  const charge = payments.charge.bind(payments);
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (order) => {
    await charge(order);
    throw new Error('The response was lost');
  });
  await toTheEnd();
  expect(await renew()).toBeCloseTo(1 / 24);
  expect((await ordersOf())[0]).toMatchObject({ state: 'open', payable: false });
  await pass(1 / 24);
  payments.forgetKeys();
  await renew();
  const [{ id } = { id: '' }] = await ordersOf();
  expect(payments.paymentsOf(id)).toEqual([`memory-${id}`]);
  payments.report(id, 'paid');
  await renew();
  expect((await ordersOf()).map(({ state }) => state)).toEqual(['paid', 'paid']);
});

test('a charge that fails ends the renewal with a mail, and nothing is tried again', async () => {
  await toTheEnd();
  await renew();
  const [{ id } = { id: '' }] = await ordersOf();
  await report(id, 'failed');
  const charge = vi.spyOn(payments, 'charge');
  await pass(1);
  expect(await renew()).toBeNull();
  expect(charge.mock.calls.filter(([{ orderId }]) => orderId === id)).toEqual([]);
  expect(await ordersOf()).toHaveLength(2);
  expect((await collectMails('renewalFailed'))[0]?.subject).toBe('Your Premium wasn’t renewed');
  expect(await subscription()).toBeNull();
});

test('a provider that stays down for a day fails the renewal', async () => {
  vi.spyOn(payments, 'charge').mockRejectedValue(new Error('down'));
  await toTheEnd();
  await renew();
  await pass(1);
  await renew();
  const [{ id } = { id: '' }] = await ordersOf();
  const [row] = await world.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.state).toBe('failed');
  expect(await renew()).toBeNull();
});

test('nothing is charged after a cancellation, and its mail has date and time', async () => {
  await anna.call(calls.cancelSubscription);
  const [mail] = await collectMails('cancelled');
  expect(mail?.text).toMatch(/is effective from \d+ \w+ 20\d\d at \d\d:\d\d UTC/);
  await toTheEnd();
  expect(await renew()).toBeNull();
  expect(await ordersOf()).toHaveLength(1);
});

test('a returned renewal ends what it renewed, and nothing of a later subscription', async () => {
  const chargeRenewal = async () => {
    await toTheEnd();
    await renew();
    const [{ id } = { id: '' }] = await ordersOf();
    await report(id, 'paid');
    return id;
  };
  const earlier = await chargeRenewal();
  await pass(1);
  const { transaction } = await anna.call(calls.createOrder, { payload: { ...PREMIUM, price: FULL } });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  await report(transaction.id, 'paid');
  const subscriptionBefore = (await subscription())!;
  await report(earlier, 'charged_back');
  const renews_at = new Date(Date.parse(subscriptionBefore.renews_at) - 30 * DAY_MS).toISOString();
  expect(await subscription()).toEqual({ ...subscriptionBefore, renews_at });
  const later = await chargeRenewal();
  await report(later, 'charged_back');
  expect(await subscription()).toBeNull();
});

test('a chargeback is mailed without a day until which premium lasts that is over', async () => {
  await pass(10);
  const [{ id } = { id: '' }] = await ordersOf();
  await report(id, 'charged_back');
  const today = new Date(now()).toLocaleDateString('en-NL', { dateStyle: 'long', timeZone: 'UTC' });
  const texts = (await collectMails('cancelled')).map(({ text }) => text).join();
  expect(texts).toContain(`you have Premium until ${today}.`);
});

test('nothing is charged for a deleted account', async () => {
  await toTheEnd();
  await world.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, anna.id));
  expect(await renew()).toBeNull();
  expect(await world.db.select().from(orders).where(eq(orders.memberId, anna.id))).toHaveLength(1);
});

test('nothing is charged for a banned member, and nothing renews any more', async () => {
  await toTheEnd();
  const command = ['ban', anna.id, '--site', 'paid', '--reason', 'Fraud.', '--author', 'Robin'];
  await runInWorld(world, ['moderation', ...command], { now: new Date(now()) });
  expect(await renew()).toBeNull();
  const [row] = await world.db.select().from(subscriptions).where(eq(subscriptions.memberId, anna.id));
  expect(row?.state).toBe('cancelled');
  expect(await world.db.select().from(orders).where(eq(orders.memberId, anna.id))).toHaveLength(1);
});

test('a suspended member is charged only after the suspension', async () => {
  await toTheEnd();
  const suspensionEnd = new Date(now() + 3 * DAY_MS).toISOString();
  const command = [
    'suspend',
    anna.id,
    '--site',
    'paid',
    '--until',
    suspensionEnd,
    '--reason',
    'Spam.',
    '--author',
    'R',
  ];
  await runInWorld(world, ['moderation', ...command], { now: new Date(now()) });
  const charges = async () =>
    (await world.db.select().from(orders).where(eq(orders.memberId, anna.id))).length - 1;
  expect([await renew(), await charges()]).toEqual([1, 0]);
  world.pass(3 * DAY_MS);
  await renew();
  expect(await charges()).toBe(1);
});

test('a late reminder moves the charge, so that a week is left to cancel', async () => {
  await pass(28);
  await remind();
  expect(await renew()).toBe(7);
  expect((await subscription())?.renews_at).toBe(new Date(now() + 7 * DAY_MS).toISOString());
});

test('nobody is charged before a week after the mail server took the reminder, however long it was down', async () => {
  isMailDown = true;
  await pass(23);
  await expect(remind()).rejects.toThrow('The mail server is down');
  expect(await renew()).toBe(1);
  await pass(8);
  expect(await renew()).toBe(1);
  expect(await ordersOf()).toHaveLength(1);
  isMailDown = false;
  await remind();
  const date = new Date(now() + 7 * DAY_MS);
  const day = date.toLocaleDateString('en-NL', { dateStyle: 'long', timeZone: 'UTC' });
  expect(reminders().at(-1)?.subject).toContain(day);
  expect(await renew()).toBe(7);
  await pass(7);
  await renew();
  expect(await ordersOf()).toHaveLength(2);
});

test('a reminder that no mail server takes for a month ends the renewal', async () => {
  isMailDown = true;
  for (const days of [20, 20, 19]) await pass(days);
  expect(await renew()).toBe(1);
  await pass(2);
  expect(await renew()).toBeNull();
  expect(await ordersOf()).toHaveLength(1);
  const [row] = await world.db.select().from(subscriptions).where(eq(subscriptions.memberId, anna.id));
  expect(row).toMatchObject({ state: 'cancelled', remindedAt: null });
});

test('a renewal cannot be paid by its buyer a second time', async () => {
  await toTheEnd();
  await renew();
  const [{ id } = { id: '' }] = await ordersOf();
  expect(await anna.failure(calls.startPayment, { payload: { transaction: id } })).toBe('409 conflict');
});

test('a cancellation by mail address is confirmed to it, and its reason reaches the operators alone', async () => {
  const [{ email } = { email: '' }] = await world.db.select().from(members).where(eq(members.id, anna.id));
  const declaration = { kind: 'extraordinary', reason: 'Read http://evil.test', date: '2027-03-01' } as const;
  const payload = { email, ...declaration, language: 'de' as const };
  await world.visitor('paid').call(calls.cancelByEmail, { payload });
  const row = (await world.db.select().from(cancellations)).find((each) => each.email === email)!;
  expect(row).toMatchObject(declaration);
  sentMails = [];
  for (const recipient of ['operators', 'sender'])
    await mailCancellation(world.services, { siteId: 'paid', subject: `${row.id} ${recipient}` });
  const operators = sentMails.find(({ text }) => text.includes('evil.test'));
  const sender = sentMails.find(({ to }) => to === email);
  expect(operators).toMatchObject({ to: paidSite().settings.support_email });
  expect(operators?.text).toContain('evil.test');
  expect(sender).toMatchObject({ subject: 'Wir haben eine Kündigung erhalten' });
  expect(sender?.text).not.toContain('evil.test');
  expect(sender?.text).toMatch(/Am .*\d\d:\d\d UTC/);
  expect(sender?.text).toContain('Art: Außerordentlich');
  expect(sender?.text).toContain('Endet am 1. März 2027');
});

/** Cancels without login for a day that many days from now. */
async function cancelFor(days: number) {
  const [{ email } = { email: '' }] = await world.db.select().from(members).where(eq(members.id, anna.id));
  const date = new Date(now() + days * DAY_MS).toISOString().slice(0, 10);
  await world.db.delete(cancellations);
  await world.visitor('paid').call(calls.cancelByEmail, { payload: { email, date } });
  const [row] = await world.db.select().from(cancellations);
  await cancelAddress(world.services, { siteId: 'paid', subject: row!.id });
}

test('premium that is cancelled for a later day renews until then, and is not charged beyond', async () => {
  await cancelFor(75);
  const end = new Date(now() + 60 * DAY_MS).toISOString();
  expect(await subscription()).toMatchObject({ state: 'active', ends_at: end });
  const [mail] = await collectMails('cancelledFor');
  expect(mail?.text).toMatch(/renews until .* for €30\.00 each time, and then ends/);
  await toTheEnd();
  await renew();
  const [{ id } = { id: '' }] = await ordersOf();
  await report(id, 'paid');
  expect(await renew()).toBeNull();
  expect(await subscription()).toMatchObject({ state: 'cancelled', renews_at: end, ends_at: null });
  await toTheEnd();
  await renew();
  expect(await ordersOf()).toHaveLength(2);
});

test('a cancellation for a later day postpones no earlier one', async () => {
  await cancelFor(75);
  const subscriptionBefore = await subscription();
  await cancelFor(500);
  expect(await subscription()).toEqual(subscriptionBefore);
  await cancelFor(1);
  expect(await subscription()).toMatchObject({ state: 'cancelled', ends_at: null });
});

test('five cancellations an hour are received without login; the mailbox limits their confirmations', async () => {
  const browser = await world.join('closed');
  const body = JSON.stringify({ email: 'somebody@example.com' });
  const cancel = () => browser.fetch(calls.cancelByEmail.path, { method: 'POST', body });
  const responses = [];
  for (let number = 0; number < 6; number += 1) responses.push((await cancel()).status);
  expect(responses).toEqual([200, 200, 200, 200, 200, 429]);
  const queuedJobs = await world.db.select().from(jobs).where(eq(jobs.kind, 'cancellation-mail'));
  const recipients = queuedJobs
    .filter(({ siteId }) => siteId === 'closed')
    .map(({ subject }) => subject.split(' ')[1]);
  expect(MAIL_LIMITS.cancellation.limit.max).toBe(3);
  expect(recipients.toSorted()).toEqual([...Array(5).fill('operators'), ...Array(5).fill('sender')]);
});
