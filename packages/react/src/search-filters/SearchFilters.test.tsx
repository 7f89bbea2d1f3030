import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { describeConformance, type MakePart } from '../testing/describeConformance.tsx';
import { draw } from '../testing/draw.tsx';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { SearchFilterRoot } from './SearchFilterRoot.tsx';
import { SearchFiltersRoot, type SearchFiltersRootProps } from './SearchFiltersRoot.tsx';
import { useSearchFilters, type SearchFilterField } from './useSearchFilters.ts';

const rootOf =
  (filters: SearchFiltersRootProps['filters']): MakePart =>
  (props) => <SearchFiltersRoot {...(props as object)} filters={filters} />;

const narrowed = { isDisabled: false, widening: { by: 'people', onWiden: () => undefined } } as const;
const wide = { isDisabled: false, widening: null };
const unknown = { isDisabled: true, widening: null };

describeConformance('SearchFiltersRoot', rootOf(wide), {
  tag: 'fieldset',
  states: {
    'a search that can be wider': {
      make: rootOf(narrowed),
      state: { isDisabled: false, isNarrowed: true },
      data: { narrowed: 'true' },
    },
    'a search that can’t be wider': {
      make: rootOf(wide),
      state: { isDisabled: false, isNarrowed: false },
      data: {},
    },
    'a search without an answer yet': {
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
    'a filter that can’t be chosen': {
      make: fieldOf({ ...age, isDisabled: true }),
      state: { filter: 'age', isDisabled: true },
      data: { filter: 'age', disabled: 'true' },
    },
  },
});

afterEach(cleanup);

test('a filter without children is a labelled select', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const root = draw(<SearchFilterRoot field={{ ...age, onChange }} />);
  const select = root.querySelector('select')!;
  expect([...select.labels].map(({ textContent }) => textContent)).toEqual(['Age']);
  await userEvent.selectOptions(select, '18–25');
  expect(onChange.mock.calls).toEqual([['upTo25']]);
});

test('filters name themselves', () => {
  expect(draw(<SearchFiltersRoot filters={wide} />).getAttribute('aria-label')).toBe('Filters');
});

/** The filters of a member; of one from the Netherlands where nothing is said. */
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
    return { filters, ...useSearchFilters({ state: { filters, isInitialised }, onFilter }) };
  });
  const field = (name: string) => page.current.fields.find((each) => each.name === name)!;
  return {
    page,
    field,
    /** The words of what is searched by a filter. */
    said: (name: string) => field(name).options.find(({ value }) => value === field(name).value)?.label,
    words: (name: string) => field(name).options.map(({ label }) => label),
  };
}

test('what is searched is said in words', () => {
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
  ['only the filters that narrow the search', { gender: 'f', country: 'NL' }, true, ['Women', 'Netherlands']],
  ['their words', { min_age: 66, countryregion: '99' }, true, ['Over 65', 'Another region']],
  ['everybody where none narrows it', {}, true, ['Everyone']],
  ['nothing before the first answer', {}, false, []],
] as const)('the summary says %s', (_, begin, isInitialised, summary) => {
  expect(filtersPage(begin, isInitialised).page.current.summary).toEqual(summary);
});

test('the summary leaves out a filter that the site does not offer', () => {
  const { page } = filtersPage({ gender: 'f', country: 'NL' }, true, ['NL', 'BE'], 'NL', ['age', 'country']);
  expect(page.current.summary).toEqual(['Netherlands']);
});

test('what an address asked for can be chosen again', () => {
  const { field, page, said, words } = filtersPage({ min_age: 30, max_age: 40, country: 'SE' });
  expect([said('age'), said('country')]).toEqual(['30–40', 'Sweden']);
  act(() => field('age').onChange('all'));
  act(() => field('country').onChange('BE'));
  expect(page.current.filters).toEqual({ ...noFilters, country: 'BE' });
  expect(words('country')).toEqual(['All countries', 'Netherlands', 'Belgium', 'Sweden']);
  act(() => field('age').onChange('30-40'));
  expect(page.current.filters).toEqual({ ...noFilters, country: 'BE', min_age: 30, max_age: 40 });
});

test(
  'one’s own country and its neighbour stand first, the others by their names',
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

test('the search widens until it is as wide as can be', () => {
  const { page } = filtersPage({ gender: 'f', max_age: 25, country: 'NL', countryregion: '7' });
  act(() => page.current.widening?.onWiden());
  expect(page.current.filters).toEqual({ ...noFilters, country: 'NL' });
  act(() => page.current.widening?.onWiden());
  expect(page.current.filters).toEqual(noFilters);
  expect(page.current.widening).toBeNull();
});

test('where there is one country its filter stays, once it is there', () => {
  const { page, field, said } = filtersPage({}, true, ['FR'], 'FR');
  act(() => field('country').onChange('FR'));
  expect(page.current.filters.country).toBe('FR');
  expect(said('country')).toBe('France');
  act(() => field('country').onChange(''));
  expect(said('country')).toBe('All countries');
});

test('a filter that the site does not offer is not widened, since nobody could undo that', () => {
  const { page } = filtersPage({ gender: 'f', country: 'NL' }, true, ['NL', 'BE'], 'NL', ['age', 'region']);
  expect(page.current.widening).toBeNull();
});

test('until the first answer nothing can be chosen, and the member’s own country is shown', () => {
  const { page, said } = filtersPage({}, false);
  expect(page.current.fields.map(({ isDisabled }) => isDisabled)).toEqual([true, true, true, true]);
  expect(said('country')).toBe('Netherlands');
});

test('a country without regions has none to choose', () => {
  const { field } = filtersPage({ country: 'SE' });
  expect([field('region').isDisabled, field('country').isDisabled]).toEqual([true, false]);
});
