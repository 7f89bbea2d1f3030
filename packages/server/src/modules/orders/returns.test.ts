import { calls, type Transaction } from '@meetcute/contract';
import { DAY_MS, shortReference } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMollieDouble } from '../../../test/mollie-double.ts';
import { PRODUCTS, site } from '../../../test/paying/story.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { createMolliePayments } from '../../ports/mollie-payments.ts';
import type { OutgoingMail } from '../../ports/ports.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { listEntries } from '../ledger/ledger.repository.ts';
import { members } from '../members/members.table.ts';
import { createTestCheckout, type TestCheckout } from '../test-checkout/test-checkout.service.ts';
import { checkRefund } from './check-refund.job.ts';
import { orders } from './orders.table.ts';
import { finishRefund } from './refund-order.usecases.ts';

/** Actions of a bank and a provider on the money of a payment. */
interface Bank {
  pay(reference: string): Promise<unknown>;
  chargeBackHalf(reference: string): Promise<unknown>;
  reverse(reference: string): Promise<unknown>;
  failRefund(reference: string): Promise<unknown>;
}

const mails: OutgoingMail[] = [];
const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail) };
const log = { info: vi.fn(), error: vi.fn() };

describe.each(['Mollie', 'the test checkout'] as const)('with %s', (name) => {
  let mollie: Awaited<ReturnType<typeof openMollieDouble>>;
  let world: TestWorld;
  let bank: Bank;
  let anna: TestMember;
  beforeAll(async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    mollie = await openMollieDouble();
    const options = { sites: [site], mailer, log };
    if (name === 'Mollie') {
      const paymentProvider = createMolliePayments({ apiKey: 'test_0123456789', endpoint: mollie.endpoint });
      world = await openTestWorld({ ...options, paymentProvider });
      bank = {
        pay: async (reference) => mollie.change(reference, { status: 'paid' }),
        chargeBackHalf: async (reference) => mollie.chargeBack(reference, '3.03'),
        reverse: async (reference) => mollie.reverse(reference),
        failRefund: async (reference) => mollie.changeRefund(reference, 'failed'),
      };
    } else {
      const checkout = {} as TestCheckout;
      world = await openTestWorld({ ...options, paymentProvider: checkout });
      Object.assign(checkout, createTestCheckout(world.services));
      bank = {
        pay: (reference) => checkout.choose(reference, 'pay', 'never'),
        chargeBackHalf: (reference) => checkout.choose(reference, 'charge_back_half', 'never'),
        reverse: (reference) => checkout.choose(reference, 'reverse', 'never'),
        failRefund: (reference) => checkout.choose(reference, 'fail_refund', 'never'),
      };
    }
  });
  afterAll(async () => {
    await world.close();
    mollie.close();
    vi.unstubAllEnvs();
  });
  beforeEach(async () => {
    anna = await world.join('paid', { language: 'en' });
    log.error.mockClear();
  });
  afterEach(async () => {
    const problems = await findLedgerProblems(world.db, { site: 'paid' });
    if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
  });

  const orderRow = async (id: string) => (await world.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const memberRow = async () => (await world.db.select().from(members).where(eq(members.id, anna.id)))[0]!;
  const credits = async () => (await memberRow()).credits;
  const entries = async () =>
    (await listEntries(world.db, 'paid', { memberId: anna.id, limit: 20 })).toReversed();
  const readTransaction = async (id: string): Promise<Transaction> =>
    (await anna.call(calls.getTransaction, { query: { id } })).transaction;
  const notify = async (id: string, times = 3) => {
    const query = new URLSearchParams({ order: id, token: (await orderRow(id)).noticeToken });
    const send = () =>
      world.visitor('paid').fetch(`${calls.confirmPayment.path}?${query}`, { method: 'POST' });
    const responses = await Promise.all(Array.from({ length: times }, send));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    // Each mail is sent before the next report.
    await world.services.background.settle();
  };
  const buy = async (product: 'credits' | 'premium' = 'credits') => {
    const { transaction } = await anna.call(calls.createOrder, { payload: PRODUCTS[product] });
    const { id } = transaction;
    await anna.call(calls.startPayment, { payload: { transaction: id } });
    const reference = (await orderRow(id)).reference!;
    await bank.pay(reference);
    await notify(id);
    return { id, reference };
  };
  const withdraw = async (id: string) => {
    const { withdrawal } = await anna.call(calls.getWithdrawal, { query: { transaction: id } });
    const payload = { transaction: id, refund: withdrawal!.refund };
    return (await anna.call(calls.withdrawOrder, { payload })).transaction;
  };
  const mailsAbout = (id: string) =>
    mails.filter(({ text }) => text.includes(id)).map(({ subject }) => subject);

  test('a chargeback of a part takes its share, and its reversal grants it again, however often it is reported', async () => {
    const { id, reference } = await buy();
    await bank.chargeBackHalf(reference);
    await notify(id);
    expect(await readTransaction(id)).toMatchObject({ state: 'charged_back', refunded: { amount: 303 } });
    expect(await credits()).toBe(10);
    await bank.reverse(reference);
    await notify(id);
    expect(await readTransaction(id)).toMatchObject({ state: 'paid', refunded: null });
    expect(await credits()).toBe(20);
    await notify(id);
    expect((await entries()).map(({ kind, credits: amount, author }) => [kind, amount, author])).toEqual([
      ['payment', 20, null],
      ['return', -10, null],
      ['reversal', 10, 'payment provider'],
    ]);
    await world.services.background.settle();
    expect(mailsAbout(id)).toHaveLength(3);
    expect(mailsAbout(id).at(-1)).toBe(`Your payment is valid again: ${shortReference(id)}`);
  });

  test('reports that arrive in the wrong order end with what is true', async () => {
    const { id, reference } = await buy();
    const provider = world.services.paymentProvider!;
    const early = await provider.read(reference);
    await bank.chargeBackHalf(reference);
    const chargebackReport = await provider.read(reference);
    await bank.reverse(reference);
    await notify(id, 1);
    expect(await entries()).toHaveLength(1);
    const read = vi.spyOn(provider, 'read');
    for (const old of [chargebackReport, early, chargebackReport]) {
      read.mockResolvedValueOnce(old);
      await notify(id, 1);
    }
    read.mockRestore();
    expect(await readTransaction(id)).toMatchObject({ state: 'paid' });
    expect(await credits()).toBe(20);
    expect(await entries()).toHaveLength(1);
  });

  test('a reversed chargeback of premium gives its days again', async () => {
    const { id, reference } = await buy('premium');
    const end = (await memberRow()).paidUntil!.getTime();
    await bank.chargeBackHalf(reference);
    await notify(id);
    expect((await memberRow()).paidUntil!.getTime()).toBeLessThan(end);
    await bank.reverse(reference);
    await notify(id);
    expect((await memberRow()).paidUntil!.getTime()).toBe(end);
  });

  test('a refund that fails later is owed again, told to buyer and operators, and can be sent again', async () => {
    const { id, reference } = await buy();
    expect(await withdraw(id)).toMatchObject({ state: 'refunded' });
    expect(await credits()).toBe(0);
    await bank.failRefund(reference);
    await notify(id);
    expect(await readTransaction(id)).toMatchObject({ state: 'paid', refunded: null });
    expect(await credits()).toBe(20);
    expect((await entries()).at(-1)).toMatchObject({
      kind: 'reversal',
      credits: 20,
      author: 'payment provider',
      reason: expect.stringMatching(/^Refund .* has failed\.$/) as string,
    });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'A refund has failed',
      expect.objectContaining({ order: id, amount: 605 }),
    );
    await world.services.background.settle();
    expect(mailsAbout(id)).toContain(`Your refund didn’t arrive: ${shortReference(id)}`);
    expect(await withdraw(id)).toMatchObject({ state: 'refunded', refunded: { amount: 605 } });
    expect(await credits()).toBe(0);
    expect((await world.services.paymentProvider!.read(reference)).returns).toMatchObject([
      { amount: 605, isUndone: true },
      { amount: 605, isUndone: false },
    ]);
  });

  test('a requested refund that a chargeback overtakes is left to the operators', async () => {
    const { id, reference } = await buy();
    vi.spyOn(world.services.paymentProvider!, 'refund').mockRejectedValueOnce(new Error('down'));
    const payload = { transaction: id, refund: { amount: 605, currency: 'EUR' } };
    expect(await anna.failure(calls.withdrawOrder, { payload })).toBe('503 unavailable');
    await bank.chargeBackHalf(reference);
    await notify(id);
    log.error.mockClear();
    await finishRefund(world.services, { siteId: 'paid', subject: id }, vi.fn());
    expect(log.error).toHaveBeenCalledExactlyOnceWith('A requested refund was not sent', {
      site: 'paid',
      order: id,
    });
    expect(await readTransaction(id)).toMatchObject({ state: 'charged_back', refunded: { amount: 303 } });
  });

  test('a failed refund whose notice is lost is noticed by a job within a day, which ends after three weeks', async () => {
    const { id, reference } = await buy();
    await withdraw(id);
    const reschedule = vi.fn();
    const check = () => checkRefund(world.services, { siteId: 'paid', subject: id }, reschedule);
    await check();
    expect(reschedule).toHaveBeenCalledExactlyOnceWith(
      new Date(world.services.clock.now().getTime() + DAY_MS),
    );
    world.pass(21 * DAY_MS);
    await check();
    expect(reschedule).toHaveBeenCalledTimes(1);
    await bank.failRefund(reference);
    await check();
    expect(await readTransaction(id)).toMatchObject({ state: 'paid' });
    await check();
    expect(await credits()).toBe(20);
  });
});
