import { expect, test } from 'vitest';
import { selectableCountries, settingsOfVisitor, visitorCountry } from './visitor-country.ts';

const price = { costs: 30, currency: 'EUR' };
const site = {
  countries: ['NL', 'DE', 'CH'],
  minimum_message_costs: { AT: price, DE: price },
  geoip_country: 'NL',
  geoip_selected_country: null,
};

test('a visitor can choose the countries of the site and those with a price, each once', () => {
  expect(selectableCountries(site)).toEqual(['NL', 'DE', 'CH', 'AT']);
});

test.each([
  ['nothing is known: the site names the country', null, null, 'NL', null, 'NL'],
  ['the address is in a country of the site', 'DE', null, 'DE', null, 'DE'],
  ['the address is in another country', 'JP', null, 'JP', null, 'JP'],
  ['the choice counts more than the address', 'DE', 'CH', 'DE', 'CH', 'CH'],
  ['the choice counts more than the site', null, 'CH', 'NL', 'CH', 'CH'],
  ['a country with a price can be chosen', 'DE', 'AT', 'DE', 'AT', 'AT'],
  ['a choice that the site does not offer is ignored', 'DE', 'FR', 'DE', null, 'DE'],
  ['a choice that is no country is ignored', 'DE', 'countries', 'DE', null, 'DE'],
  ['a name of every object is no country', 'DE', 'constructor', 'DE', null, 'DE'],
])('%s', (_, locatedCountry, selectedCountry, geoip_country, geoip_selected_country, counts) => {
  const settings = settingsOfVisitor(site, { located: locatedCountry, selected: selectedCountry });
  expect(settings).toEqual({ ...site, geoip_country, geoip_selected_country });
  expect(visitorCountry(settings)).toBe(counts);
});

test('a site without a country knows only those of its visitors', () => {
  const nowhere = { ...site, geoip_country: null };
  expect(visitorCountry(settingsOfVisitor(nowhere, { located: null, selected: null }))).toBeNull();
  expect(visitorCountry(settingsOfVisitor(nowhere, { located: 'DE', selected: null }))).toBe('DE');
});

test('keeps the settings of the site as they are', () => {
  settingsOfVisitor(site, { located: 'DE', selected: 'CH' });
  expect(site.geoip_country).toBe('NL');
});
