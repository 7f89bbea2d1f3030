import type { FilterOptions } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { noFilters } from './filter-table/table.ts';
import { isSimilarShown, similarFilters, similarSearchQuery, withoutFound } from './similar-profiles.ts';

const origin = {
  source: 'members',
  autoLoad: true,
  hideNudity: true,
  searchAllCountries: false,
  trafficSource: null,
};
const filters: FilterOptions = {
  ...noFilters,
  gender: 'f',
  min_age: 26,
  max_age: 35,
  country: 'NL',
  countryregion: '7',
};
const page = { filters, page: 2, isManual: true };

test('a similar search is not stored', { meta: { spec: ['call.get-search.similar-do-not-save'] } }, () => {
  expect(similarSearchQuery(origin, page)).toMatchObject({ do_not_save: true, page: 2, gender: 'f' });
});

test('it widens the ages by 5 years', { meta: { spec: ['search.similar-age-widened-5-years'] } }, () => {
  expect(similarFilters(filters)).toMatchObject({ min_age: 21, max_age: 40 });
});

test('it looks in all regions', { meta: { spec: ['search.similar-region-0'] } }, () => {
  expect(similarFilters(filters)).toMatchObject({ country: 'NL', countryregion: '0' });
});

test('never goes below 18 or a higher minimum age, and keeps open ends', () => {
  expect(similarFilters({ ...filters, min_age: 18 }).min_age).toBe(18);
  expect(similarFilters(filters, 25).min_age).toBe(25);
  expect(similarFilters({ ...filters, min_age: 20 }, 10).min_age).toBe(18);
  expect(similarFilters({ ...filters, max_age: 118 }).max_age).toBe(120);
  expect(similarFilters(noFilters)).toEqual(noFilters);
});

test('similar profiles follow after the last result, unless no others can be found', () => {
  const endedSearch = { hasEnded: true, filters } as const;
  expect(isSimilarShown(endedSearch)).toBe(true);
  expect(isSimilarShown({ ...endedSearch, hasEnded: false })).toBe(false);
  expect(isSimilarShown({ ...endedSearch, filters: { ...noFilters, gender: 'f' } })).toBe(false);
});

test('excludes results of any page from similar profiles, each of which appears once', () => {
  const person = (id: string, age: number, countryregion = '7') => ({
    id,
    age,
    countryregion,
    gender: 'f' as const,
    country: 'NL',
    personal: null,
  });
  const similar = [
    person('older', 38),
    person('shown', 40),
    person('earlier page', 30),
    person('elsewhere', 30, '2'),
    person('older', 38),
  ];
  const newProfiles = withoutFound(similar, { profiles: [person('shown', 40)], filters });
  expect(newProfiles.map(({ id }) => id)).toEqual(['older', 'elsewhere']);
});
