import { expect, test } from 'vitest';
import { areFiltersEqual, matchesFilters, noFilters } from './filters.ts';

const ada = { gender: 'f', age: 35, country: 'NL', countryregion: '7' } as const;

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
] as const)('a woman of 35 from region 7 fits %o: %s', (filters, expected) => {
  expect(matchesFilters(ada, { ...noFilters, ...filters })).toBe(expected);
});

test('who is under 18 or has no age fits nothing', () => {
  expect(matchesFilters({ ...ada, age: 17 }, { ...noFilters, min_age: 10 })).toBe(false);
  expect(matchesFilters({ ...ada, age: null }, noFilters)).toBe(false);
});

test('filters are equal when every value is', () => {
  expect(areFiltersEqual(noFilters, { ...noFilters })).toBe(true);
  expect(areFiltersEqual(noFilters, { ...noFilters, gender: 'x' })).toBe(false);
});
