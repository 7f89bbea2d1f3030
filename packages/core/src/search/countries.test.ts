import { expect, test } from 'vitest';
import { countryChoices, neighbourOf } from './countries.ts';

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
