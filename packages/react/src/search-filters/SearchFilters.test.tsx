import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { SearchFilterRoot } from './SearchFilterRoot.tsx';
import { SearchFiltersRoot, type SearchFiltersRootProps } from './SearchFiltersRoot.tsx';
import { useSearchFilters, type SearchFilterField } from './useSearchFilters.ts';

const rootOf =
  (filters: SearchFiltersRootProps['filters']): MakePart =>
  (props) => <SearchFiltersRoot {...(props as object)} filters={filters} />;

const narrowedFilters = { isDisabled: false, widening: { by: 'age', onWiden: () => undefined } } as const;
const wide = { isDisabled: false, widening: null };
const unknown = { isDisabled: true, widening: null };

describeConformance('SearchFiltersRoot', rootOf(wide), {
  tag: 'fieldset',
  states: {
    'a search that can be widened': {
      make: rootOf(narrowedFilters),
      state: { isDisabled: false, isNarrowed: true },
      data: { narrowed: 'true' },
    },
    'a search that can’t be widened': {
      make: rootOf(wide),
      state: { isDisabled: false, isNarrowed: false },
      data: {},
    },
    'a search before the first response': {
      make: rootOf(unknown),
      state: { isDisabled: true, isNarrowed: false },
      data: { disabled: 'true' },
    },
  },
});

const age: SearchFilterField = {
  name: 'age',
  label: 'Age',
  value: 'all',
  options: [
    { value: 'all', label: 'All ages' },
    { value: 'upTo25', label: '18–25' },
  ],
  isDisabled: false,
  onChange: () => undefined,
};

const fieldOf =
  (field: SearchFilterField): MakePart =>
  (props) => <SearchFilterRoot {...props} field={field} />;

describeConformance('SearchFilterRoot', fieldOf(age), {
  tag: 'div',
  states: {
    'a filter': {
      make: fieldOf(age),
      state: { filter: 'age', isDisabled: false },
      data: { filter: 'age' },
    },
    'a disabled filter': {
      make: fieldOf({ ...age, isDisabled: true }),
      state: { filter: 'age', isDisabled: true },
      data: { filter: 'age', disabled: 'true' },
    },
  },
});

test('renders a labelled select for a filter without children', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const root = draw(<SearchFilterRoot field={{ ...age, onChange }} />);
  const select = root.querySelector('select')!;
  expect([...select.labels].map(({ textContent }) => textContent)).toEqual(['Age']);
  await userEvent.selectOptions(select, '18–25');
  expect(onChange.mock.calls).toEqual([['upTo25']]);
});

test('gives the filters an accessible name', () => {
  expect(draw(<SearchFiltersRoot filters={wide} />).getAttribute('aria-label')).toBe('Filters');
});

/** Opens the filters of a member, from the Netherlands by default. */
function filtersPage(
  begin: Partial<FilterOptions>,
  isInitialised = true,
  countries = ['NL', 'BE'],
  home = 'NL',
  fields = ['gender', 'age', 'country', 'region'],
) {
  const world = memberWorld();
  Object.assign(world.settings, { countries, search_fields: fields });
  viewerOf(world).profile.country = home;
  const page = openPage(world).use(() => {
    const [filters, setFilters] = useState<FilterOptions>({ ...noFilters, ...begin });
    const onFilter = (change: Partial<FilterOptions>) => setFilters({ ...filters, ...change });
    return {
      filters,
      ...useSearchFilters({ state: { filters, isInitialised }, onFilter, onWiden: onFilter }),
    };
  });
  const field = (name: string) => page.current.fields.find((each) => each.name === name)!;
  return {
    page,
    field,
    /** Returns the label of a filter's current option. */
    said: (name: string) => field(name).options.find(({ value }) => value === field(name).value)?.label,
    words: (name: string) => field(name).options.map(({ label }) => label),
  };
}

test('labels the current options', () => {
  const all = filtersPage({});
  expect(['gender', 'age', 'country', 'region'].map(all.said)).toEqual([
    'Everyone',
    'All ages',
    'All countries',
    'All regions',
  ]);
  const some = filtersPage({ gender: 'f', min_age: 66, country: 'SE', countryregion: '99' });
  expect(['gender', 'age', 'country', 'region'].map(some.said)).toEqual([
    'Women',
    'Over 65',
    'Sweden',
    'Another region',
  ]);
});

test.each([
  ['the filters that narrow the search', { gender: 'f', country: 'NL' }, true, ['Women', 'Netherlands']],
  ['their labels', { min_age: 66, countryregion: '99' }, true, ['Over 65', 'Another region']],
  ['everyone when no filter narrows it', {}, true, ['Everyone']],
  ['nothing before the first response', {}, false, []],
] as const)('summarizes %s', (_, begin, isInitialised, summary) => {
  expect(filtersPage(begin, isInitialised).page.current.summary).toEqual(summary);
});

test('leaves filters that the site does not offer out of the summary', () => {
  const { page } = filtersPage({ gender: 'f', country: 'NL' }, true, ['NL', 'BE'], 'NL', ['age', 'country']);
  expect(page.current.summary).toEqual(['Netherlands']);
});

test('keeps filter values from the URL as options', () => {
  const { field, page, said: labelOf, words } = filtersPage({ min_age: 30, max_age: 40, country: 'SE' });
  expect([labelOf('age'), labelOf('country')]).toEqual(['30–40', 'Sweden']);
  act(() => field('age').onChange('all'));
  act(() => field('country').onChange('BE'));
  expect(page.current.filters).toEqual({ ...noFilters, country: 'BE' });
  expect(words('country')).toEqual(['All countries', 'Netherlands', 'Belgium', 'Sweden']);
  act(() => field('age').onChange('30-40'));
  expect(page.current.filters).toEqual({ ...noFilters, country: 'BE', min_age: 30, max_age: 40 });
});

test(
  'lists the home country and its neighbour first, then the others by name',
  { meta: { spec: ['search.neighbour-country-pairs'] } },
  () => {
    const { words } = filtersPage({ country: 'NL' }, true, ['GB', 'AT', 'NL', 'DE']);
    expect(words('country')).toEqual([
      'All countries',
      'Netherlands',
      'Belgium',
      'Austria',
      'Germany',
      'United Kingdom',
    ]);
  },
);

test('widens the search one filter at a time, and never by the gender', () => {
  const { page } = filtersPage({ gender: 'f', max_age: 25, country: 'NL', countryregion: '7' });
  const steps = [];
  while (page.current.widening) {
    steps.push(page.current.widening.by);
    act(() => page.current.widening?.onWiden());
  }
  expect(steps).toEqual(['region', 'age', 'country']);
  expect(page.current.filters).toEqual({ ...noFilters, gender: 'f' });
});

test('keeps the country filter of a site with one country once it is shown', () => {
  const { page, field, said: labelOf } = filtersPage({}, true, ['FR'], 'FR');
  act(() => field('country').onChange('FR'));
  expect(page.current.filters.country).toBe('FR');
  expect(labelOf('country')).toBe('France');
  act(() => field('country').onChange(''));
  expect(labelOf('country')).toBe('All countries');
});

test('does not widen a filter that the site does not offer, because it could not be undone', () => {
  const { page } = filtersPage({ gender: 'f', country: 'NL' }, true, ['NL', 'BE'], 'NL', ['age', 'region']);
  expect(page.current.widening).toBeNull();
});

test('disables all filters and shows the member’s own country before the first response', () => {
  const { page, said: labelOf } = filtersPage({}, false);
  expect(page.current.fields.map(({ isDisabled }) => isDisabled)).toEqual([true, true, true, true]);
  expect(labelOf('country')).toBe('Netherlands');
});

test('disables the region filter for a country without regions', () => {
  const { field } = filtersPage({ country: 'SE' });
  expect([field('region').isDisabled, field('country').isDisabled]).toEqual([true, false]);
});
