import type { FilterOptions } from '@meetcute/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAddressesEqual, parseSearchAddress, searchPartsOf } from './search-address.ts';
import type { AddressSettings } from './filter-table/row.ts';
import { noFilters } from './filter-table/table.ts';

const settings: AddressSettings = {
  region_data: { NL: [{ id: '7', name: 'Utrecht' }] },
  min_age: 18,
  search_paging: 'pages',
  allowed_values: {},
};

const read = (query: string, change: Partial<AddressSettings> = {}) =>
  parseSearchAddress(new URLSearchParams(query), { ...settings, ...change });

const all: FilterOptions = {
  ...noFilters,
  gender: 'f',
  min_age: 26,
  max_age: 35,
  country: 'NL',
  countryregion: '7',
};

test.each<[string, Partial<FilterOptions> | null]>([
  ['', null],
  ['ref=summer', null],
  ['gender=f', { gender: 'f' }],
  ['gender=f&min_age=26&max_age=35&country=NL&countryregion=7', all],
  ['country=DE', { country: 'DE' }],
  // Not offered here, but a stored search may contain it.
  ['country=SE', { country: 'SE' }],
  ['countryregion=0', {}],
])('the query "%s" names the filters %o', (query, filters) => {
  expect(read(query).filters).toEqual(filters && { ...noFilters, ...filters });
});

test.each([
  'gender=q',
  'gender=',
  'min_age=17',
  'min_age=-5',
  'min_age=1e2',
  'max_age=121',
  'min_age=40&max_age=30',
  'country=',
  'country=SWE',
  'country=__proto__',
  'country=nl',
  'countryregion=7',
])('the query "%s" names no valid filters', (query) => {
  expect(read(query).filters).toBeNull();
});

test('ignores a region of another country but keeps the country', () => {
  expect(read('country=BE&countryregion=7').filters).toEqual({ ...noFilters, country: 'BE' });
});

test('ignores an age below the site’s minimum', () => {
  expect(read('min_age=20&gender=m', { min_age: 25 }).filters).toEqual({ ...noFilters, gender: 'm' });
});

test.each([
  ['page=3', 3],
  ['page=9999', 9999],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=2.5', 1],
  ['page=10000', 1],
  ['page=two', 1],
])('the query "%s" names page %s', (query, page) => {
  expect(read(query).page).toBe(page);
  expect(read(query, { search_paging: 'infinite' }).page).toBe(1);
});

test('a written address is parsed back', () => {
  const set = fc.record({
    gender: fc.constantFrom('f', 'm', 'x', null),
    min_age: fc.constantFrom(18, 26, null),
    max_age: fc.constantFrom(35, 120, null),
    country: fc.constantFrom('NL', 'BE', 'SE', null),
  });
  const filters = set.map((each): FilterOptions => ({ ...noFilters, ...each }));
  const page = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(fc.option(fc.oneof(filters, fc.constant(all))), page, (chosenFilters, pageNumber) => {
      const address = { filters: chosenFilters, page: pageNumber };
      const parts = Object.entries(searchPartsOf(address)).filter(([, value]) => value !== null);
      const query = new URLSearchParams(parts as [string, string][]).toString();
      expect(areAddressesEqual(read(query), address)).toBe(true);
    }),
  );
});
