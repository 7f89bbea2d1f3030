import { expect, test } from 'vitest';
import { countryChoices, homeCountry, neighbourOf } from './countries.ts';

test(
  'offers each country of a pair with the other',
  { meta: { spec: ['search.neighbour-country-pairs'] } },
  () => {
    for (const pair of ['AU-NZ', 'NL-BE', 'US-CA', 'GB-IE', 'DE-AT']) {
      const [a = '', b = ''] = pair.split('-');
      expect([neighbourOf(a), neighbourOf(b)]).toEqual([b, a]);
      expect(countryChoices(a, [a])).toEqual([a, b]);
      expect(countryChoices(b, [b])).toEqual([b, a]);
    }
  },
);

test('a country without a neighbour comes alone, and the other countries follow', () => {
  expect(neighbourOf('FR')).toBeNull();
  expect(countryChoices('FR', ['NL', 'BE', 'FR'])).toEqual(['FR', 'NL', 'BE']);
  expect(countryChoices('BE', ['DE', 'NL'])).toEqual(['BE', 'NL', 'DE']);
  expect(countryChoices(null, ['DE', 'NL'])).toEqual(['DE', 'NL']);
});

test.each([
  ['a member with a country', { country: 'NL' }, 'DE', 'GB', 'NL'],
  ['a member without one', { country: null }, null, 'GB', 'GB'],
  ['a visitor who selected a country', null, 'DE', 'GB', 'DE'],
  ['a visitor who selected none', null, null, 'GB', 'GB'],
  ['a visitor from an unknown country', null, null, null, null],
  ['a visitor from the neighbour of a country of the site', null, null, 'BE', 'BE'],
  ['a visitor from a country that the site does not offer', null, null, 'JP', null],
  ['a member without a country, in one that the site does not offer', { country: null }, null, 'JP', null],
])(
  '%s starts from there and gets its neighbour as a choice',
  (_, user, geoip_selected_country, geoip_country, home) => {
    const countries = ['NL', 'DE', 'GB'];
    expect(homeCountry(user, { geoip_selected_country, geoip_country, countries })).toBe(home);
  },
);

test(
  'a visitor gets the neighbour of their country, also on a site with one country',
  { meta: { spec: ['search.neighbour-country-pairs'] } },
  () => {
    const countries = ['NL'];
    const home = homeCountry(null, { geoip_selected_country: null, geoip_country: 'BE', countries });
    expect(countryChoices(home, countries)).toEqual(['BE', 'NL']);
  },
);
