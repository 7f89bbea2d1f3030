import { calls, type Shop } from '@meetcute/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { postEntry } from '../ledger/ledger.repository.ts';

const shop: Shop = {
  products: [],
  countries: {},
  discounts: [
    { code: 'HELLO', kind: 'welcome', percent: 20 },
    { code: 'DAY', kind: 'time_bonus', percent: 10, minutes: 1440, query: { bonus: 'day' } },
    { code: 'HOUR', kind: 'time_bonus', percent: 30, minutes: 60, query: { bonus: 'hour' } },
  ],
};

let world: TestWorld;
const paidSite = () => world.services.sites.find(({ id }) => id === 'paid')!;
beforeAll(async () => {
  world = await openTestWorld();
  paidSite().shop = shop;
});
afterAll(() => {
  // The sites are shared by all tests of the process.
  delete paidSite().shop;
  return world.close();
});

const discountFor = async (member: TestMember, query: Record<string, string>) =>
  (await member.call(calls.getDiscountCode, { query })).discount_code;

test('a time bonus ends on the server, and a later request does not start it again', async () => {
  const anna = await world.join('paid');
  const began = world.services.clock.now().getTime();
  const valid_until = new Date(began + 3_600_000).toISOString();
  expect(await discountFor(anna, { bonus: 'hour' })).toMatchObject({ code: 'HOUR', valid_until });
  world.pass(3_599_999);
  expect(await discountFor(anna, { bonus: 'hour' })).toMatchObject({ code: 'HOUR', valid_until });
  world.pass(1);
  expect(await discountFor(anna, { bonus: 'hour' })).toBeNull();
  expect(await discountFor(await world.join('paid'), { bonus: 'hour' })).not.toBeNull();
});

test('of several time bonuses the largest counts while it runs, whichever the page asks for', async () => {
  const anna = await world.join('paid');
  expect(await discountFor(anna, { bonus: 'day' })).toMatchObject({ code: 'DAY' });
  expect(await discountFor(anna, { bonus: 'hour' })).toMatchObject({ code: 'HOUR' });
  expect(await discountFor(anna, {})).toMatchObject({ code: 'HOUR' });
  expect(await discountFor(anna, { bonus: 'day' })).toMatchObject({ code: 'HOUR' });
  world.pass(3_600_000);
  expect(await discountFor(anna, { bonus: 'hour' })).toMatchObject({ code: 'DAY' });
});

test('the welcome discount is gone after the first payment', async () => {
  const [anna, ben] = [await world.join('paid'), await world.join('paid')];
  await world.db.transaction((tx) =>
    postEntry(
      tx,
      { siteId: 'paid', memberId: anna.id, kind: 'payment', subject: 'o1', at: world.services.clock.now() },
      [],
    ),
  );
  expect(await discountFor(anna, { welcome: 'true' })).toBeNull();
  expect(await discountFor(ben, { welcome: 'true' })).toMatchObject({ code: 'HELLO', percent: 20 });
});

test('a site without discounts has none, and a visitor gets none', async () => {
  expect(await discountFor(await world.join('free'), { welcome: 'true' })).toBeNull();
  const visitor = world.visitor('paid');
  expect(await visitor.failure(calls.getDiscountCode, { query: { welcome: 'true' } })).toBe(
    '403 not_logged_in',
  );
});

test('codes cannot be found by trying', async () => {
  const anna = await world.join('paid');
  const attempt = (code: string) => anna.failure(calls.getDiscountCode, { query: { code } });
  for (let number = 0; number < 30; number += 1) expect(await attempt(`X${number}`)).toBe('404 not_found');
  expect(await attempt('X30')).toBe('429 too_many_requests');
  expect(await discountFor(anna, { welcome: 'true' })).not.toBeNull();
});
