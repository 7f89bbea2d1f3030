import type { Shop } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { orderTerms } from './order-terms.ts';

const shop: Shop = {
  products: [
    { id: 'c50', kind: 'credits', credits: 50, prices: { EUR: 1199 } },
    { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 1999, CHF: 2290 } },
  ],
  countries: {
    NL: { currency: 'EUR', tax: 2100, payment_methods: ['ideal', 'card', 'sepa'] },
    CH: { currency: 'CHF', tax: 810, payment_methods: ['card'] },
  },
};
const request = {
  product: 'c50',
  country: 'NL',
  payment_method: 'ideal',
  price: { amount: 1199, currency: 'EUR' },
} as const;

test('sells a product at the price of the shop, with the tax of the country', () => {
  expect(orderTerms(shop, request, 0)).toMatchObject({
    isAllowed: true,
    value: { product: { id: 'c50' }, price: request.price, tax: { amount: 208, currency: 'EUR' } },
  });
  const swiss = { product: 'p30', country: 'CH', payment_method: 'card' } as const;
  expect(orderTerms(shop, { ...swiss, price: { amount: 2290, currency: 'CHF' } }, 0)).toMatchObject({
    value: { product: { days: 30 }, tax: { amount: 172, currency: 'CHF' } },
  });
});

test('a discount lowers the price and the tax in it, and leaves the price of the product', () => {
  const price = { amount: 959, currency: 'EUR' };
  expect(orderTerms(shop, { ...request, price }, 20)).toMatchObject({
    value: { price, tax: { amount: 166 }, product: { price: { amount: 1199 } } },
  });
});

test.each([
  ['an unknown product', { product: 'c7' }, 0, 'not_found'],
  ['a product without a price there', { country: 'CH', payment_method: 'card' }, 0, 'not_found'],
  ['credits that renew', { renews: true }, 0, 'bad_request'],
  [
    'a renewal that nobody can be charged for',
    { product: 'p30', payment_method: 'sepa', renews: true, price: { amount: 1999, currency: 'EUR' } },
    0,
    'bad_request',
  ],
  ['a country without sale', { country: 'JP' }, 0, 'bad_request'],
  ['a method of another country', { country: 'CH' }, 0, 'bad_request'],
  ['a lower price', { price: { amount: 1198, currency: 'EUR' } }, 0, 'conflict'],
  ['a higher price', { price: { amount: 1200, currency: 'EUR' } }, 0, 'conflict'],
  ['another currency', { price: { amount: 1199, currency: 'CHF' } }, 0, 'conflict'],
  ['a price without the discount', {}, 20, 'conflict'],
] as const)('refuses %s', (_, change, percent, code) => {
  expect(orderTerms(shop, { ...request, ...change }, percent)).toMatchObject({ refusal: { code } });
});

test('sells nothing without a shop', () => {
  expect(orderTerms(undefined, request, 0)).toMatchObject({ refusal: { code: 'bad_request' } });
});
