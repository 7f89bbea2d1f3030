import type { CallQuery, calls, FilterOptions } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { noFilters } from './filter-table/table.ts';
import { areFiltersEqual, defaultFilters, filtersOfQuery, filtersToSave, matchesFilters } from './filters.ts';

const ada = { gender: 'f', age: 35, country: 'NL', countryregion: '7', personal: null } as const;

test.each([
  [{}, true],
  [{ gender: 'f' }, true],
  [{ gender: 'm' }, false],
  [{ min_age: 35, max_age: 35 }, true],
  [{ min_age: 36 }, false],
  [{ max_age: 34 }, false],
  [{ country: 'NL', countryregion: '7' }, true],
  [{ country: 'NL', countryregion: '8' }, false],
  [{ country: 'BE' }, false],
] as const)('a woman of 35 from region 7 matches %o: %s', (filters, expected) => {
  expect(matchesFilters(ada, { ...noFilters, ...filters })).toBe(expected);
});

test('a member under 18 or without an age matches nothing', () => {
  expect(matchesFilters({ ...ada, age: 17 }, { ...noFilters, min_age: 10 })).toBe(false);
  expect(matchesFilters({ ...ada, age: null }, noFilters)).toBe(false);
});

test('filters are equal if every value is', () => {
  expect(areFiltersEqual(noFilters, { ...noFilters })).toBe(true);
  expect(areFiltersEqual(noFilters, { ...noFilters, gender: 'x' })).toBe(false);
});

const settings = { geoip_country: 'BE', geoip_selected_country: null, countries: ['NL', 'BE'] };

describe('the initial filters', () => {
  test.each([
    [
      'those of the last manual search',
      { ...noFilters, gender: 'm' as const },
      { country: 'NL' },
      settings,
      { ...noFilters, gender: 'm' },
    ],
    [
      'those of a search from before a filter existed, which lack its options',
      { gender: 'm' as const, country: null },
      { country: 'NL' },
      settings,
      { ...noFilters, gender: 'm' },
    ],
    [
      "the member's country with those of a search that named no place",
      { gender: 'm' as const },
      { country: 'NL' },
      settings,
      { ...noFilters, gender: 'm', country: 'NL' },
    ],
    ["the member's country", null, { country: 'NL' }, settings, { ...noFilters, country: 'NL' }],
    ['the country of the visitor’s IP address', null, null, settings, { ...noFilters, country: 'BE' }],
    [
      'the country that the visitor selected',
      null,
      null,
      { ...settings, geoip_selected_country: 'NL' },
      { ...noFilters, country: 'NL' },
    ],
    [
      "the site's first country for a visitor from elsewhere",
      null,
      null,
      { ...settings, geoip_country: 'JP' },
      { ...noFilters, country: 'NL' },
    ],
    [
      "the site's first country without any other",
      null,
      { country: null },
      { ...settings, geoip_country: null },
      { ...noFilters, country: 'NL' },
    ],
  ])('are %s', (_, savedFilters, user, site, expected) => {
    expect(defaultFilters(savedFilters, user, site)).toEqual(expected);
  });
});

test.each<[string, CallQuery<typeof calls.search>, Partial<FilterOptions>]>([
  ['nothing, with the default ones', {}, { country: 'NL', countryregion: '7' }],
  ['only a page, with the default ones', { pp: 12 }, { country: 'NL', countryregion: '7' }],
  ['all countries, with the default ones except the location', { searchAllCountries: true }, {}],
  ['one filter, without limits on all others', { min_age: 30 }, { min_age: 30 }],
  ['nothing in a manual search, without any limit', { manual_search: true }, {}],
  [
    'nothing in a manual search of all countries, without any limit',
    { manual_search: true, searchAllCountries: true },
    {},
  ],
])('a search that names %s', (_, query, expected) => {
  const defaults = () => ({ ...noFilters, country: 'NL', countryregion: '7' });
  expect(filtersOfQuery(query, defaults)).toEqual({ ...noFilters, ...expected });
});

test.each<[string, CallQuery<typeof calls.search>, boolean]>([
  ['no place', { gender: 'f', searchAllCountries: false }, false],
  ['a country', { country: 'NL' }, true],
  ['all regions, as the search page does for all countries', { countryregion: '0' }, true],
  ['all countries', { searchAllCountries: true }, true],
])('a search that names %s', (_, query, isSaved) => {
  const savedFilters = filtersToSave(query, { ...noFilters, gender: 'f' }, null);
  expect(savedFilters).toMatchObject({ gender: 'f', min_age: null });
  expect(['country' in savedFilters, 'countryregion' in savedFilters]).toEqual([isSaved, isSaved]);
});

test('a search that names no place keeps what was saved before, except the gender', () => {
  const savedFilters = { gender: 'm', min_age: 30, max_age: 40, country: 'NL', countryregion: '7' } as const;
  expect(filtersToSave({ gender: 'f' }, { ...noFilters, gender: 'f' }, savedFilters)).toEqual({
    ...savedFilters,
    gender: 'f',
  });
});
