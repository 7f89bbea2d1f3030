import type { FilterOptions } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { noFilters } from './filter-table/table.ts';
import { initialSearch, type Found, type SearchState } from './search-state.ts';
import { automaticWidening, wideningOf } from './widening.ts';

const allFields = ['gender', 'age', 'country', 'region'];
const everybody = { gender: null, min_age: null, max_age: null, countryregion: '0' };

test.each<[Partial<FilterOptions>, ReturnType<typeof wideningOf>]>([
  [
    { gender: 'f', country: 'NL' },
    { by: 'people', change: everybody },
  ],
  [
    { max_age: 25, country: 'NL' },
    { by: 'people', change: everybody },
  ],
  [
    { countryregion: '7', country: 'NL' },
    { by: 'people', change: everybody },
  ],
  [{ gender: 'f' }, { by: 'people', change: everybody }],
  [{ country: 'NL' }, { by: 'country', change: { country: null } }],
  // No member is below 18 or above 120, so these limits exclude nobody.
  [
    { country: 'NL', min_age: 18, max_age: 120 },
    { by: 'country', change: { country: null } },
  ],
  [{}, null],
])('the filters %o are widened by %o', (filters, widening) => {
  expect(wideningOf({ ...noFilters, ...filters }, { search_fields: allFields, min_age: 18 })).toEqual(
    widening,
  );
});

const women = { ...noFilters, gender: 'f', country: 'NL', countryregion: '7' } as const;

test.each<[string[], ReturnType<typeof wideningOf>]>([
  [['country', 'region'], { by: 'people', change: { countryregion: '0' } }],
  [['age', 'gender'], { by: 'people', change: { min_age: null, max_age: null, gender: null } }],
  [['age', 'country'], { by: 'country', change: { country: null } }],
  [['age'], null],
  [[], null],
])('a site with the filters %j widens a search by %o, which the user can undo', (fields, widening) => {
  expect(wideningOf(women, { search_fields: fields, min_age: 18 })).toEqual(widening);
});

const narrow = { ...initialSearch, status: 'ready', filters: women } as const;

test.each<[string, Partial<SearchState<Found>>, boolean]>([
  ['without results', {}, true],
  ['with results', { total: 1 }, false],
  ['that shows people', { profiles: [{ id: '1' }] }, false],
  ['that the user has chosen', { isManual: true }, false],
  ['that is loading', { status: 'loading' }, false],
  ['that can’t be widened', { filters: noFilters }, false],
  ['that has a gender alone', { filters: { ...noFilters, gender: 'f' } }, false],
])('a search %s', (_, change, isWidened) => {
  const filters = automaticWidening({ ...narrow, ...change }, { search_fields: allFields, min_age: 18 });
  expect(filters).toEqual(isWidened ? { min_age: null, max_age: null, countryregion: '0' } : null);
});
