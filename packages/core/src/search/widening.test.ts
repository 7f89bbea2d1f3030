import { MAX_AGE, MIN_AGE, type FilterOptions } from '@meetcute/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesFilters } from './filters.ts';
import { noFilters } from './filter-table/table.ts';
import { matchOrigin } from './search-origin.ts';
import { pendingSearchQuery } from './search-query.ts';
import { reduceSearch } from './reduce-search.ts';
import { initialSearch, type ResultProfile, type SearchState } from './search-state.ts';
import { automaticWidening, orderCandidates, suggestionFilters, wideningOf } from './widening.ts';

const allFields = ['gender', 'age', 'country', 'region'];
const allRegions = { by: 'region', change: { countryregion: '0' } };
const allAges = { by: 'age', change: { min_age: null, max_age: null } };
const allCountries = { by: 'country', change: { country: null } };

test.each<[Partial<FilterOptions>, unknown]>([
  [{ gender: 'f', max_age: 25, country: 'NL', countryregion: '7' }, allRegions],
  [{ gender: 'f', max_age: 25, country: 'NL' }, allAges],
  [{ gender: 'f', country: 'NL' }, allCountries],
  [{ gender: 'f' }, null],
  // No member is below 18 or above 120, so these limits exclude nobody.
  [{ country: 'NL', min_age: 18, max_age: 120 }, allCountries],
  [{}, null],
])('the filters %o are widened by %o', (filters, widening) => {
  expect(wideningOf({ ...noFilters, ...filters }, { search_fields: allFields, min_age: 18 })).toEqual(
    widening,
  );
});

const women = { ...noFilters, gender: 'f', max_age: 25, country: 'NL', countryregion: '7' } as const;

test.each<[string[], unknown]>([
  [['country', 'region'], allRegions],
  [['age', 'gender'], allAges],
  [['age', 'country'], allAges],
  [['country'], allCountries],
  [['gender'], null],
  [[], null],
])('a site with the filters %j widens a search by %o, which the user can undo', (fields, widening) => {
  expect(wideningOf(women, { search_fields: fields, min_age: 18 })).toEqual(widening);
});

const anyAge = fc.option(fc.integer({ min: MIN_AGE, max: MAX_AGE }));
const anyFilters: fc.Arbitrary<FilterOptions> = fc.record({
  gender: fc.constantFrom(null, 'f', 'm', 'x'),
  min_age: anyAge,
  max_age: anyAge,
  country: fc.constantFrom(null, 'NL', 'BE'),
  countryregion: fc.constantFrom('0', '7'),
});
const anyFields = fc.subarray(allFields);
const anyProfile = fc.record({
  gender: fc.constantFrom('f', 'm', 'x'),
  age: fc.integer({ min: MIN_AGE, max: MAX_AGE }),
  country: fc.constantFrom('NL', 'BE'),
  countryregion: fc.constantFrom('7', '8'),
  personal: fc.constant(null),
});

test('widening never changes the gender, clears one filter at a time, and loses nobody', () => {
  fc.assert(
    fc.property(anyFilters, anyFields, anyProfile, (first, search_fields, profile) => {
      let filters = first;
      const clearedFilters: string[] = [];
      for (;;) {
        const widening = wideningOf(filters, { search_fields, min_age: 18 });
        if (!widening) break;
        const wider = { ...filters, ...widening.change };
        expect(wider.gender).toBe(first.gender);
        expect(matchesFilters(profile, filters) && !matchesFilters(profile, wider)).toBe(false);
        clearedFilters.push(widening.by);
        filters = wider;
      }
      const inOrder = ['region', 'age', 'country'].filter((name) => clearedFilters.includes(name));
      expect(clearedFilters).toEqual(inOrder);
    }),
  );
});

test('suggested members are searched with the filters of the member, then with wider ones, down to the gender', () => {
  expect(suggestionFilters(women, { min_age: 18 })).toEqual([
    women,
    { ...women, countryregion: '0' },
    { ...noFilters, gender: 'f', country: 'NL' },
    { ...noFilters, gender: 'f' },
  ]);
  expect(suggestionFilters(noFilters, { min_age: 18 })).toEqual([noFilters]);
});

const origin = matchOrigin({ search_paging: 'pages' }, null);

test('a search widened at the user’s request keeps the gender and is not stored', () => {
  fc.assert(
    fc.property(anyFilters, (change) => {
      const manualSearch = reduceSearch<ResultProfile>(
        { ...initialSearch, status: 'ready', isInitialised: true },
        { type: 'filtersChanged', filters: change },
      );
      const widening = wideningOf(manualSearch.filters, { search_fields: allFields, min_age: 18 });
      if (!widening) return;
      const wider = reduceSearch<ResultProfile>(manualSearch, { type: 'widened', filters: widening.change });
      const query = pendingSearchQuery(origin, wider);
      expect(query.do_not_save).toBe(true);
      expect(query.gender ?? null).toBe(change.gender);
      expect(wider.widenedFrom).toEqual(manualSearch.filters);
    }),
  );
});

const narrow = { ...initialSearch, status: 'ready', filters: women } as const;

test.each<[string, Partial<SearchState<ResultProfile>>, boolean]>([
  ['without results', {}, true],
  ['with results', { total: 1 }, false],
  ['that shows people', { profiles: [{ id: '1' }] }, false],
  ['that the user has chosen', { isManual: true }, false],
  ['that the user has chosen and widened', { isManual: true, widenedFrom: women }, true],
  ['that is loading', { status: 'loading' }, false],
  ['that can’t be widened', { filters: noFilters }, false],
  ['that has a gender alone', { filters: { ...noFilters, gender: 'f' } }, false],
])('a search %s', (_, change, isWidened) => {
  const filters = automaticWidening({ ...narrow, ...change }, { search_fields: allFields, min_age: 18 });
  expect(filters).toEqual(isWidened ? { countryregion: '0' } : null);
});

test('suggests those with a photo first, and keeps the order of the search among both', () => {
  const candidates = ['no photo a', 'photo b', 'no photo c', 'photo d'];
  expect(orderCandidates(candidates, (name) => name.startsWith('photo'))).toEqual([
    'photo b',
    'photo d',
    'no photo a',
    'no photo c',
  ]);
});
