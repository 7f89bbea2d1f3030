import { calls, type Shop } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { testSettings } from '../../../test/test-settings.ts';
import { recordPrices } from './offered-prices.job.ts';
import { findPriceHistory } from './offered-prices.repository.ts';

const shopAt = (price: number, discounts: Shop['discounts'] = []): Shop => ({
  products: [{ id: 'c50', kind: 'credits', credits: 50, prices: { EUR: price } }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['ideal'] } },
  discounts,
});
const hour: NonNullable<Shop['discounts']> = [
  { code: 'HOUR', kind: 'time_bonus', percent: 25, minutes: 60, query: { bonus: 'hour' } },
];

let world: TestWorld;
const paidSite = () => world.services.sites[0]!;
beforeAll(async () => {
  const site = { id: 'paid', hosts: ['paid.test'], origin: 'http://paid.test', settings: testSettings() };
  world = await openTestWorld({ sites: [{ ...site, shop: shopAt(1199) }] });
  // The first price is recorded by the start of the server.
  await world.services.background.settle();
});
afterAll(() => world.close());

const history = async () =>
  (await findPriceHistory(world.db, 'paid')).map(({ amount, isReduced }) => [amount, isReduced]);
const lowest = async () =>
  (await world.visitor('paid').call(calls.getCredits)).products[0]?.lowest_recent?.amount;

/** Starts the server again, some days later and with another shop. */
async function change(days: number, shop: Shop): Promise<void> {
  world.pass(days * DAY_MS);
  paidSite().shop = shop;
  await recordPrices(world.db, paidSite(), world.services.clock.now());
}

test('prices are recorded when they change, and removed when they no longer count', async () => {
  expect(await history()).toEqual([[1199, false]]);
  expect(await lowest()).toBeUndefined();
  await change(10, shopAt(1199));
  expect(await history()).toEqual([[1199, false]]);
  expect(await lowest()).toBe(1199);
  await change(10, shopAt(1499));
  expect(await lowest()).toBe(1199);
  await change(5, shopAt(1499, hour));
  // The lowest price before the bonus, not that of the bonus.
  expect(await lowest()).toBe(1199);
  await change(1, shopAt(1499));
  expect(await history()).toEqual([
    [1199, false],
    [1499, false],
    [1124, true],
    [1499, false],
  ]);
  expect(await lowest()).toBe(1124);
  world.pass(30 * DAY_MS + 1);
  expect(await lowest()).toBe(1499);
  await change(28, shopAt(1499));
  // The first price ended 64 days ago, and the second 59.
  expect(await history()).toEqual([
    [1499, false],
    [1124, true],
    [1499, false],
  ]);
  await change(400, shopAt(1499));
  expect(await history()).toEqual([[1499, false]]);
});

test('a site has no prices of another one', async () => {
  await recordPrices(world.db, { id: 'free', shop: shopAt(1) }, new Date(0));
  expect(await lowest()).toBe(1499);
  await change(0, shopAt(1499));
  expect(await findPriceHistory(world.db, 'free')).toHaveLength(1);
});
