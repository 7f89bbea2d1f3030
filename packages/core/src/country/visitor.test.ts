import { expect, test } from 'vitest';
import { settingsOfVisitor, visitorCountry } from './visitor.ts';

const site = { countries: ['NL', 'DE', 'CH'], geoip_country: 'NL', geoip_selected_country: null };

test.each([
  ['nothing is known: the site names the country', null, null, 'NL', null, 'NL'],
  ['the address is in a country of the site', 'DE', null, 'DE', null, 'DE'],
  ['the address is in another country', 'JP', null, 'JP', null, 'JP'],
  ['the choice counts more than the address', 'DE', 'CH', 'DE', 'CH', 'CH'],
  ['the choice counts more than the site', null, 'CH', 'NL', 'CH', 'CH'],
  ['a choice that the site does not offer is ignored', 'DE', 'FR', 'DE', null, 'DE'],
  ['a choice that is no country is ignored', 'DE', 'countries', 'DE', null, 'DE'],
])('%s', (_, located, selected, geoip_country, geoip_selected_country, counts) => {
  const settings = settingsOfVisitor(site, { located, selected });
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
