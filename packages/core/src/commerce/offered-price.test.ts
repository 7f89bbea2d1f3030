import type { Shop, ShopDiscount } from '@meetcute/contract';
import { expect, test } from 'vitest';
import {
  changedPrices,
  lowestOfferedPrice,
  offeredPrices,
  type PriceHistory,
  withLowestPrices,
} from './offered-price.ts';
import { shelfOf } from './shelf.ts';

const shop: Shop = {
  products: [{ id: 'c50', kind: 'credits', credits: 50, prices: { EUR: 1199, CHF: 1390 } }],
  countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['ideal'] } },
};
const bonus = (percent: number): ShopDiscount => ({
  kind: 'time_bonus',
  code: `B${percent}`,
  percent,
  minutes: 60,
  query: { bonus: 'hour' },
});
const now = new Date('2026-06-30T12:00:00Z');

/** Price of the product in euros since `days` days ago. */
const createPrice = (days: number, amount: number, isReduced = false): PriceHistory => ({
  product: 'c50',
  currency: 'EUR',
  amount,
  isReduced,
  since: new Date(now.getTime() - days * 86_400_000).toISOString(),
});

test.each<[string, ShopDiscount[], number, boolean]>([
  ['its own without discounts', [], 1199, false],
  ['reduced by the largest time bonus', [bonus(10), bonus(25)], 899, true],
  ['not reduced by a welcome discount', [{ kind: 'welcome', code: 'W', percent: 20 }], 1199, false],
  ['not reduced by a code', [{ kind: 'typed', code: 'T', percent: 20 }], 1199, false],
])('the price that everybody can get is %s', (_, discounts, amount, isReduced) => {
  const [eur, chf] = offeredPrices({ ...shop, discounts });
  expect(eur).toEqual({ product: 'c50', currency: 'EUR', amount, isReduced });
  expect(chf?.currency).toBe('CHF');
});

test('a price changes when the newest known one of its product and currency differs', () => {
  const currentPrices = offeredPrices(shop);
  const chf: PriceHistory = { ...createPrice(1, 1390), currency: 'CHF' };
  expect(changedPrices([], currentPrices)).toEqual(currentPrices);
  expect(changedPrices([createPrice(2, 999), createPrice(1, 1199), chf], currentPrices)).toEqual([]);
  expect(changedPrices([createPrice(2, 1199), createPrice(1, 999), chf], currentPrices)).toEqual([
    currentPrices[0],
  ]);
  expect(changedPrices([createPrice(1, 1199, true), chf], currentPrices)).toEqual([currentPrices[0]]);
});

test.each<[string, PriceHistory[], number | null]>([
  ['unknown without a history', [], null],
  ['the only one', [createPrice(90, 1199)], 1199],
  ['the one before it was raised', [createPrice(90, 999), createPrice(10, 1199)], 999],
  ['not one that ended more than 30 days ago', [createPrice(90, 999), createPrice(31, 1199)], 1199],
  [
    'that of a time bonus which is over',
    [createPrice(90, 1199), createPrice(20, 899, true), createPrice(19, 1199)],
    899,
  ],
  ['the one before the time bonus that runs', [createPrice(90, 1199), createPrice(5, 899, true)], 1199],
  [
    'the one before two that followed each other',
    [createPrice(90, 1199), createPrice(5, 999, true), createPrice(4, 899, true)],
    1199,
  ],
  [
    'the lowest of the 30 days before a bonus',
    [createPrice(90, 999), createPrice(33, 1199), createPrice(5, 899, true)],
    999,
  ],
  ['unknown when the product came with the bonus', [createPrice(5, 899, true)], null],
  [
    'that of a bonus on offer for more than 30 days',
    [createPrice(90, 1199), createPrice(31, 899, true)],
    899,
  ],
  ['not one of the future', [createPrice(90, 1199), createPrice(-1, 500, true)], 1199],
])('the lowest price is %s', (_, history, lowest) => {
  expect(lowestOfferedPrice(history.toReversed(), now)).toBe(lowest);
});

test('a product has the lowest price of its own currency, and none while it is unknown', () => {
  const shelf = shelfOf(
    shop,
    { kind: 'credits', country: 'NL' },
    { geoip_selected_country: null, geoip_country: null, country: 'NL' },
  );
  const others: PriceHistory[] = [
    { ...createPrice(90, 500), currency: 'CHF' },
    { ...createPrice(90, 500), product: 'c20' },
  ];
  expect(withLowestPrices(shelf, others, now)).toEqual(shelf);
  const [product] = withLowestPrices(shelf, [...others, createPrice(90, 1100)], now).products;
  expect(product?.lowest_recent).toEqual({ amount: 1100, currency: 'EUR' });
});
