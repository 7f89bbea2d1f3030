import { calls, type Shop } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSettings } from '../../../test/test-settings.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { createMemoryPayments } from '../../ports/memory-payments.ts';
import { correctCredits } from '../ledger/corrections.usecases.ts';
import { members } from '../members/members.table.ts';

const shop: Shop = {
  products: [{ id: 'p30', kind: 'premium', days: 30, prices: { EUR: 3000 } }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
  discounts: [{ code: 'HOUR', kind: 'time_bonus', percent: 30, minutes: 60, query: { bonus: 'hour' } }],
};

let world: TestWorld;
const payments = createMemoryPayments();
beforeAll(async () => {
  const paidSite = { id: 'paid', hosts: ['paid.test'], origin: 'http://paid.test', settings: testSettings() };
  world = await openTestWorld({ paymentProvider: payments, sites: [{ ...paidSite, shop }] });
});
afterAll(() => world.close());

const readExport = async (member: TestMember) =>
  (await (await member.fetch('/api/export.php')).json()) as Record<string, unknown>;

test('the export has the purchases of the member, and nothing of other members', async () => {
  const [anna, ben] = [await world.join('paid'), await world.join('paid')];
  const time = world.services.clock.now();
  const now = time.toISOString();
  const { transaction } = await anna.call(calls.createOrder, {
    payload: {
      product: 'p30',
      country: 'NL',
      payment_method: 'card',
      price: { amount: 3000, currency: 'EUR' },
      renews: true,
    },
  });
  await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
  const { pathname, search } = new URL(payments.report(transaction.id, 'paid'));
  await world.visitor('paid').fetch(pathname + search, { method: 'POST' });
  await anna.call(calls.getDiscountCode, { query: { bonus: 'hour' } });
  await correctCredits(world.services, {
    siteId: 'paid',
    memberId: anna.id,
    by: 5,
    reason: 'gift',
    author: 'somebody of the operators',
    now: time,
  });
  await world.db
    .update(members)
    .set({ email: 'Anna@Example.com', emailKey: 'anna@example.com' })
    .where(eq(members.id, anna.id));
  const email = 'ANNA@example.com';
  await world.visitor('paid').call(calls.cancelByEmail, { payload: { email, reason: 'by a stranger' } });

  const data = await readExport(anna);
  expect(data).toMatchObject({
    orders: [{ id: transaction.id, state: 'paid', price: { amount: 3000, currency: 'EUR' } }],
    subscription: { product: { id: 'p30' }, agreed_in: transaction.id, state: expect.any(String) },
    time_bonuses: [{ code: 'HOUR', started_at: now }],
    cancellations_without_login: [{ received_at: now, date: null }],
  });
  expect(data['wallet']).toContainEqual({
    at: now,
    kind: 'correction',
    subject: expect.any(String),
    reason: 'gift',
    credits: 5,
  });
  expect(JSON.stringify(data)).not.toMatch(/somebody of the operators|by a stranger/);
  expect(await readExport(ben)).toMatchObject({
    wallet: [],
    orders: [],
    subscription: null,
    time_bonuses: [],
    cancellations_without_login: [],
  });
});
