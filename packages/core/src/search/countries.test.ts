import { expect, test } from 'vitest';
import { countryChoices, homeCountry, neighbourOf } from './countries.ts';

test(
  'each country of a pair is offered with the other',
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

test('a country without a neighbour stands alone, and the other countries follow', () => {
  expect(neighbourOf('FR')).toBeNull();
  expect(countryChoices('FR', ['NL', 'BE', 'FR'])).toEqual(['FR', 'NL', 'BE']);
  expect(countryChoices('BE', ['DE', 'NL'])).toEqual(['BE', 'NL', 'DE']);
  expect(countryChoices(null, ['DE', 'NL'])).toEqual(['DE', 'NL']);
});

test.each([
  ['a member with a country', { country: 'NL' }, 'DE', 'GB', 'NL'],
  ['a member without one', { country: null }, null, 'GB', 'GB'],
  ['a visitor who chose a country', null, 'DE', 'GB', 'DE'],
  ['a visitor who chose none', null, null, 'GB', 'GB'],
  ['a visitor from nobody knows where', null, null, null, null],
])(
  '%s looks from there, and is offered its neighbour',
  (_, user, geoip_selected_country, geoip_country, from) => {
    expect(homeCountry(user, { geoip_selected_country, geoip_country })).toBe(from);
  },
);

test(
  'a visitor is offered the neighbour of the country they come from, also by a site of one country',
  { meta: { spec: ['search.neighbour-country-pairs'] } },
  () => {
    const home = homeCountry(null, { geoip_selected_country: null, geoip_country: 'BE' });
    expect(countryChoices(home, ['NL'])).toEqual(['BE', 'NL']);
  },
);
