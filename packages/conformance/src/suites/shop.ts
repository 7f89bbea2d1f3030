import type { Client } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser } from '../browser.ts';
import { shopOf } from '../settings.ts';
import type { Running, SiteName } from '../target.ts';

/** Tests what a site sells. */
export function shop(running: () => Running): void {
  describe('shop', () => {
    const visitor = () => openBrowser(running(), 'paid').client;

    test('sells credit packages and premium in the currency and with the methods of a country', async () => {
      const query = { country: 'CH' };
      const credits = await visitor().call(calls.getCredits, { query });
      const premium = await visitor().call(calls.getPremium, { query });
      const paidShop = shopOf('paid')!;
      const idsOf = (kind: string) =>
        paidShop.products.filter((each) => each.kind === kind).map(({ id }) => id);
      expect(credits.products.map(({ id }) => id)).toEqual(idsOf('credits'));
      expect(premium.products.map(({ id }) => id)).toEqual(idsOf('premium'));
      for (const { country, payment_methods, products } of [credits, premium]) {
        expect([country, payment_methods]).toEqual(['CH', paidShop.countries['CH']!.payment_methods]);
        expect(new Set(products.map(({ price }) => price.currency))).toEqual(new Set(['CHF']));
        for (const { price, tax } of products)
          expect(tax.amount).toBe(Math.round((price.amount * 810) / 10_810));
      }
    });

    test('sells at the prices of the visitor’s country by default, and where a country is not served', async () => {
      const { country } = await visitor().call(calls.getCredits);
      expect(country).toBe(running().settings.paid.geoip_country);
      expect((await visitor().call(calls.getCredits, { query: { country: 'JP' } })).country).toBe(country);
    });

    test('sells no credits where messages are free, and premium only', async () => {
      const { client } = openBrowser(running(), 'free');
      expect((await client.call(calls.getCredits)).products).toEqual([]);
      expect((await client.call(calls.getPremium)).products.length).toBeGreaterThan(0);
    });

    test('returns the lowest price of the 30 days before a discount, once it is known', async () => {
      const recordOffer = (amount: number, days: number, isReduced = false) =>
        running().recordPrice('paid', {
          product: 'credits-20',
          currency: 'CHF',
          amount,
          isReduced,
          since: new Date(Date.now() - days * DAY_MS).toISOString(),
        });
      const lowest = async () => {
        const { products } = await visitor().call(calls.getCredits, { query: { country: 'CH' } });
        return products.map(({ id, lowest_recent }) => [id, lowest_recent]);
      };
      expect(Object.fromEntries(await lowest())).toMatchObject({ 'credits-20': undefined });
      await recordOffer(100, 50);
      await recordOffer(900, 40);
      expect(await lowest()).toContainEqual(['credits-20', { amount: 900, currency: 'CHF' }]);
      await recordOffer(1000, 20);
      await recordOffer(400, 3, true);
      expect(await lowest()).toContainEqual(['credits-20', { amount: 900, currency: 'CHF' }]);
    });

    const member = async (site: SiteName = 'paid') => (await join(running(), site)).browser.client;
    const discountFor = async (client: Client, query: Record<string, string>) =>
      (await client.call(calls.getDiscountCode, { query })).discount_code;

    test(
      'returns the welcome discount of the site to a member who has not paid, and none elsewhere',
      { meta: { spec: ['call.get-discountcode.welcome'] } },
      async () => {
        const welcome = { code: 'WELCOME20', kind: 'welcome', percent: 20, valid_until: null };
        expect(await discountFor(await member(), { welcome: 'true' })).toEqual(welcome);
        expect(await discountFor(await member('free'), { welcome: 'true' })).toBeNull();
        expect(await discountFor(await member(), { welcome: 'false' })).toBeNull();
      },
    );

    test(
      'accepts any query: a typed code, and a bonus that starts with the first request and keeps its end',
      { meta: { spec: ['call.get-discountcode.any-query'] } },
      async () => {
        const anna = await member();
        expect(await discountFor(anna, { code: ' velvet10 ' })).toEqual({
          code: 'VELVET10',
          kind: 'typed',
          percent: 10,
          valid_until: null,
        });
        expect(await discountFor(anna, { campaign: 'spring', page: '2' })).toBeNull();
        const query = { bonus: 'hour', campaign: 'spring' };
        const first = await discountFor(anna, query);
        expect(first).toMatchObject({ code: 'VELVETHOUR', kind: 'time_bonus', percent: 25 });
        const remainingTime = Date.parse(first!.valid_until!) - Date.now();
        expect(remainingTime).toBeGreaterThan(50 * 60_000);
        expect(remainingTime).toBeLessThanOrEqual(61 * 60_000);
        expect(await discountFor(anna, query)).toEqual(first);
        expect(await discountFor(await member(), query)).not.toEqual(first);
        // Other pages do not have the query, and a bonus still runs there.
        expect(await discountFor(anna, {})).toEqual(first);
        expect(await discountFor(anna, { page: '2' })).toEqual(first);
        expect(await discountFor(await member(), {})).toBeNull();
      },
    );

    test(
      'offers the discount before a deletion on request, for a day, and accepts it in orders',
      { meta: { spec: ['settings.field.delete-discount'] } },
      async () => {
        const [anna, ben] = [await member(), await member()];
        const payload = {
          product: 'credits-50',
          country: 'NL',
          payment_method: 'ideal',
          price: { amount: 600, currency: 'EUR' },
          discount_code: 'DELETE-DISCOUNT',
        } as const;
        expect(await failureOf(anna.call(calls.createOrder, { payload }))).toMatchObject({
          code: 'not_found',
        });
        const first = await discountFor(anna, { leaving: 'true' });
        expect(first).toMatchObject({ code: 'DELETE-DISCOUNT', percent: 50 });
        expect(Math.abs(Date.parse(first!.valid_until!) - Date.now() - 86_400_000)).toBeLessThan(60_000);
        expect(await discountFor(anna, { leaving: 'true' })).toEqual(first);
        expect(await discountFor(anna, {})).toEqual(first);
        // A smaller bonus does not replace it.
        expect(await discountFor(anna, { bonus: 'hour' })).toEqual(first);
        const { transaction } = await anna.call(calls.createOrder, { payload });
        expect(transaction.price).toEqual(payload.price);
        expect(await failureOf(ben.call(calls.createOrder, { payload }))).toMatchObject({
          code: 'not_found',
        });
        expect(await discountFor(await member('free'), { leaving: 'true' })).toBeNull();
      },
    );

    test('refuses what is not a country', async () => {
      const failedCall = visitor().call(calls.getCredits, { query: { country: 'nowhere' } });
      expect(await failureOf(failedCall)).toMatchObject({ code: 'bad_request' });
    });
  });
}
