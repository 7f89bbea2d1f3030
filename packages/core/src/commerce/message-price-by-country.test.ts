import type { Shop } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { lowestMessagePrices, messagePriceCountry } from './message-price-by-country.ts';

const shop: Shop = {
  products: [
    { id: 'c50', kind: 'credits', credits: 50, prices: { EUR: 1199, CHF: 1390 } },
    { id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 599 } },
    { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 1999 } },
  ],
  countries: {
    NL: { currency: 'EUR', tax: 2100, payment_methods: ['ideal', 'card'] },
    DE: { currency: 'EUR', tax: 1900, payment_methods: ['card'] },
    CH: { currency: 'CHF', tax: 810, payment_methods: ['card'] },
  },
};

test('returns the lowest price of a message by country, rounded up', () => {
  expect(lowestMessagePrices(shop, 2)).toEqual({
    NL: { costs: 48, currency: 'EUR' },
    DE: { costs: 48, currency: 'EUR' },
    CH: { costs: 56, currency: 'CHF' },
  });
  expect(lowestMessagePrices(shop, 0)).toEqual({});
});

const price = { costs: 30, currency: 'EUR' };
const site = {
  geoip_country: null,
  geoip_selected_country: null,
  country: 'NL',
  minimum_message_costs: { BE: price, CH: price, DE: price, NL: price },
};

test.each([
  ['a member’s own country', 'BE', { geoip_selected_country: 'CH', geoip_country: 'DE' }, 'BE'],
  ['the chosen country', null, { geoip_selected_country: 'CH', geoip_country: 'DE' }, 'CH'],
  ['the country of the address', null, { geoip_country: 'DE' }, 'DE'],
  [
    'the address, if the chosen country has no price',
    null,
    { geoip_selected_country: 'FR', geoip_country: 'DE' },
    'DE',
  ],
  ['the company’s country, if the visitor’s has no price', null, { geoip_country: 'JP' }, 'NL'],
  ['the first country with a price, if none of them has one', null, { country: 'JP' }, 'BE'],
  ['no country by a name of every object', null, { geoip_country: 'constructor' }, 'NL'],
])('%s decides the price', (_, memberCountry, change, country) => {
  expect(messagePriceCountry(memberCountry, { ...site, ...change })).toBe(country);
});

test('no country decides where the site defines no price', () => {
  expect(messagePriceCountry('NL', { ...site, minimum_message_costs: {} })).toBeNull();
});
