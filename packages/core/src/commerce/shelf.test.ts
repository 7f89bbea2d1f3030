import { expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { shelfOf } from './shelf.ts';

const settings = { geoip_selected_country: null, geoip_country: 'DE', country: 'NL' };

test('sells the products of a kind in the currency of the country, with its tax, cheapest first', () => {
  expect(shelfOf(testShop, { kind: 'credits', country: 'NL' }, settings)).toEqual({
    country: 'NL',
    tax_rate: 2100,
    products: [
      {
        id: 'c20',
        kind: 'credits',
        credits: 20,
        days: null,
        price: { amount: 599, currency: 'EUR' },
        tax: { amount: 104, currency: 'EUR' },
      },
      {
        id: 'c50',
        kind: 'credits',
        credits: 50,
        days: null,
        price: { amount: 1199, currency: 'EUR' },
        tax: { amount: 208, currency: 'EUR' },
      },
    ],
    payment_methods: ['ideal', 'card'],
  });
  const premium = shelfOf(testShop, { kind: 'premium' }, settings);
  expect(premium.products).toMatchObject([{ id: 'p30', credits: null, days: 30, tax: { amount: 319 } }]);
});

test('leaves out what has no price in the currency', () => {
  const ids = shelfOf(testShop, { kind: 'credits', country: 'CH' }, settings).products.map(({ id }) => id);
  expect(ids).toEqual(['c50']);
});

test.each([
  ['the chosen one', 'CH', {}, 'CH'],
  ['the one chosen in the footer', undefined, { geoip_selected_country: 'CH' }, 'CH'],
  ['that of the address', undefined, {}, 'DE'],
  ['that of the address, without sale in the chosen one', 'JP', {}, 'DE'],
  ['that of the company', undefined, { geoip_country: 'JP' }, 'NL'],
  ['none', undefined, { geoip_country: null, country: 'US' }, null],
  ['none for a name of every object', 'constructor', { geoip_country: null, country: 'US' }, null],
] as const)('sells in a country: %s', (_, country, changes, expected) => {
  expect(shelfOf(testShop, { kind: 'credits', country }, { ...settings, ...changes }).country).toBe(expected);
});

test('sells nothing without a shop', () => {
  const nothing = { country: null, tax_rate: 0, products: [], payment_methods: [] };
  expect(shelfOf(undefined, { kind: 'credits' }, settings)).toEqual(nothing);
});
