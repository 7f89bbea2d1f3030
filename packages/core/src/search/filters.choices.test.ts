import type { FilterOptions } from '@meetcute/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFilters } from './filters.ts';
import type { FilteredProfile, FilterRow, FilterSettings, FilterView } from './filter-table/row.ts';
import { filterList, noFilters, optionNames } from './filter-table/table.ts';
import { isSensitive } from '../profile/sensitive-names.ts';

const settings: FilterSettings = {
  search_fields: ['gender', 'age', 'country', 'region'],
  countries: ['NL', 'BE'],
  region_data: { NL: [{ id: '7', name: 'Utrecht' }] },
  min_age: 18,
  allowed_values: {},
  visible_profile_fields: [],
};

/** Returns the filters shown to a user from the Netherlands, by name. */
function listShownFilters(
  filters: Partial<FilterOptions>,
  { settings: change = {}, ...view }: Partial<FilterView> & { settings?: Partial<FilterSettings> } = {},
) {
  const fullView = { filters: { ...noFilters, ...filters }, isKnown: true, seen: [], home: 'NL', ...view };
  const all = searchFilters(fullView, { ...settings, ...change });
  return Object.fromEntries(
    all.map(({ name, value, choices }) => [name, { value, choices: choices.map((choice) => choice.value) }]),
  );
}

test('offers a filter that the site names', () => {
  expect(Object.keys(listShownFilters({}))).toEqual(['gender', 'age', 'country', 'region']);
  const some = listShownFilters({}, { settings: { search_fields: ['region', 'smoking', 'gender'] } });
  expect(Object.keys(some)).toEqual(['gender', 'region']);
});

/** Returns the names of profile fields that a filter reads when each of its options is set. */
function fieldsRead({ none, matches }: Pick<FilterRow, 'none' | 'matches'>): string[] {
  const fields = new Set<string>();
  const personal = new Proxy<Record<string, string>>(
    {},
    { get: (_, field) => void fields.add(String(field)) },
  );
  for (const value of ['any', true, 1]) {
    const options = Object.fromEntries(Object.keys(none).map((name) => [name, value]));
    const filters = { ...noFilters, ...options } as FilterOptions;
    matches({ gender: 'f', age: 30, country: 'NL', countryregion: '7', personal }, filters);
  }
  return [...fields];
}

test('no filter is by a field that needs consent, because a search would reveal it in a list', () => {
  const names = [...filterList.map(([name]) => name), ...optionNames];
  expect([...names, ...filterList.flatMap(([, row]) => fieldsRead(row))].filter(isSensitive)).toEqual([]);
});

test('a filter by a field that needs consent is seen under any name', () => {
  const smokes = {
    none: { smokes: null } as object,
    matches: ({ personal }: FilteredProfile, filters: object) =>
      !('smokes' in filters) || filters.smokes === null || personal?.['smoking'] === filters.smokes,
  };
  expect(fieldsRead(smokes)).toEqual(['smoking']);
});

test('shows a search in all countries as one', () => {
  expect(listShownFilters({ country: null })['country']).toEqual({ value: '', choices: ['', 'NL', 'BE'] });
});

test('adds a country outside the choices while it is searched, and afterwards', () => {
  const france = { ...noFilters, country: 'FR' };
  expect(listShownFilters(france)['country']).toEqual({ value: 'FR', choices: ['', 'NL', 'BE', 'FR'] });
  const later = listShownFilters({ country: 'NL' }, { seen: [france, france] });
  expect(later['country']).toEqual({ value: 'NL', choices: ['', 'NL', 'BE', 'FR'] });
});

test('adds a non-standard age range while it is searched, and afterwards', () => {
  const ages = { ...noFilters, min_age: 30, max_age: 40 };
  expect(listShownFilters(ages)['age']?.value).toBe('30-40');
  expect(listShownFilters(ages)['age']?.choices).toHaveLength(8);
  expect(listShownFilters({}, { seen: [ages] })['age']).toMatchObject({
    value: 'all',
    choices: expect.arrayContaining(['30-40']) as unknown,
  });
});

test('shows an unknown region while it is searched', () => {
  expect(listShownFilters({ country: 'NL', countryregion: '99' })['region']).toEqual({
    value: '99',
    choices: ['0', '7', '99'],
  });
  expect(listShownFilters({ country: 'BE' })['region']).toEqual({ value: '0', choices: ['0'] });
});

test(
  'offers countries with a neighbour, also on a site with one country',
  { meta: { spec: ['search.neighbour-country-pairs'] } },
  () => {
    const one = { countries: ['NL'] };
    expect(listShownFilters({ country: 'BE' }, { settings: one, home: 'BE' })['country']).toEqual({
      value: 'BE',
      choices: ['', 'BE', 'NL'],
    });
    expect(listShownFilters({ country: 'NL' }, { settings: one, home: 'NL' })['country']?.choices).toEqual([
      '',
      'NL',
      'BE',
    ]);
  },
);

test('with one country shows the filter only after a search elsewhere', () => {
  const fr = { settings: { countries: ['FR'] }, home: 'FR' };
  expect(listShownFilters({ country: 'FR' }, fr)).not.toHaveProperty('country');
  expect(listShownFilters({}, { ...fr, isKnown: false })).not.toHaveProperty('country');
  expect(listShownFilters({}, fr)['country']).toEqual({ value: '', choices: ['', 'FR'] });
});

test('keeps a shown country filter, with the values that a wider search leaves', () => {
  const fr = {
    settings: { countries: ['FR'] },
    home: 'FR',
    seen: [noFilters, { ...noFilters, country: 'FR' }],
  };
  expect(listShownFilters({ country: 'FR' }, fr)['country']).toEqual({ value: 'FR', choices: ['', 'FR'] });
  const nowhere = { settings: { countries: [] }, home: null, seen: [{ ...noFilters, country: 'FR' }] };
  expect(listShownFilters({}, nowhere)['country']).toEqual({ value: '', choices: ['', 'FR'] });
});

test('before the first response shows the country of the initial search', () => {
  expect(listShownFilters({}, { isKnown: false })['country']?.value).toBe('NL');
  expect(listShownFilters({}, { isKnown: false, home: null })['country']?.value).toBe('NL');
});

test('every search is a choice that selects exactly that search', () => {
  const age = fc.option(fc.integer({ min: 18, max: 120 }));
  const set = fc.record({
    gender: fc.constantFrom('f' as const, 'm' as const, 'x' as const, null),
    min_age: age,
    max_age: age,
    country: fc.constantFrom('NL', 'BE', 'DE', 'FR', null),
    countryregion: fc.constantFrom('0', '7', '99'),
  });
  const filters = set.map((each): FilterOptions => ({ ...noFilters, ...each }));
  fc.assert(
    fc.property(filters, fc.constantFrom('NL', 'FR', null), (searchedFilters, home) => {
      const ages = [searchedFilters.min_age ?? 18, searchedFilters.max_age ?? 120];
      fc.pre(ages[0]! <= ages[1]!);
      for (const { choices, value } of searchFilters(
        { filters: searchedFilters, isKnown: true, seen: [], home },
        settings,
      )) {
        const [currentChoice, ...more] = choices.filter((choice) => choice.value === value);
        expect(more).toEqual([]);
        const { min_age, max_age, ...others } = { ...searchedFilters, ...currentChoice!.change };
        expect([min_age ?? 18, max_age ?? 120]).toEqual(ages);
        expect(searchedFilters).toMatchObject(others);
      }
    }),
  );
});
