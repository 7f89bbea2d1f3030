import { expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import {
  announcedMessagePrice,
  lowestMessagePrices,
  messagePriceCountry,
} from './message-price-by-country.ts';

test('returns the lowest and the highest price of a message by country, rounded up', () => {
  expect(lowestMessagePrices(testShop, 2)).toEqual({
    NL: { costs: 48, currency: 'EUR', highest: 60 },
    DE: { costs: 48, currency: 'EUR', highest: 60 },
    CH: { costs: 56, currency: 'CHF', highest: 56 },
  });
  expect(lowestMessagePrices(testShop, 0)).toEqual({});
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

const euros = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  ['a range of packages', { NL: { ...price, highest: 60 } }, { from: euros(30), to: euros(60) }],
  ['one price', { NL: { ...price, highest: 30 } }, { from: euros(30), to: euros(30) }],
  ['the lowest price alone', { NL: price }, { from: euros(30), to: null }],
  ['no price', {}, null],
])('a site with %s announces it', (_, prices, expected) => {
  expect(announcedMessagePrice('NL', { ...site, minimum_message_costs: prices })).toEqual(expected);
});
