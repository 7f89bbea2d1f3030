import { expect, test } from 'vitest';
import { readMessagePrice, messagePriceCountry } from './message-price.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const member = { premium_until: '2026-06-01T12:00:00.000Z' };
const over = { premium_until: '2026-04-01T12:00:00.000Z' };

test.each([
  [member, ['free_messages'], 0],
  [over, ['free_messages'], 2],
  [null, ['free_messages'], 2],
  [member, ['no_adverts'], 2],
  [member, undefined, 2],
] as const)('a message of %j with the effects %j costs %i', (user, effects, price) => {
  const settings = { message_credits: 2, ...(effects && { premium_effects: [...effects] }) };
  expect(readMessagePrice(user, settings, now)).toBe(price);
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
