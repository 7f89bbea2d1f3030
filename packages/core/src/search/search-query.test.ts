import { expect, test } from 'vitest';
import { noFilters } from './filter-table/table.ts';
import { reduceSearch, searchAt } from './reduce-search.ts';
import {
  addressSearchQuery,
  firstSearchQuery,
  laterSearchQuery,
  pendingSearchQuery,
  suggestionsQuery,
} from './search-query.ts';
import type { ResultProfile, SearchEvent, SearchState } from './search-state.ts';

const trafficSource = { network: null, ref: 'summer', sub1: null, sub2: null, sub3: null };
const origin = {
  source: 'members',
  autoLoad: true,
  hideNudity: true,
  searchAllCountries: false,
  trafficSource,
};
const set = { gender: 'f', min_age: 26, max_age: 35, country: 'NL', countryregion: '7' } as const;
const filters = { ...noFilters, ...set };
const page = { filters, page: 2, isManual: true };

test(
  'the first call names its origin, asks for 12 profiles and names no filter',
  { meta: { spec: ['call.get-search.first-params', 'search.page-size'] } },
  () => {
    expect(firstSearchQuery(origin)).toEqual({
      source: 'members',
      pp: 12,
      auto_load: true,
      hideNudity: true,
      searchAllCountries: false,
      trafficsource: '{"network":null,"ref":"summer","sub1":null,"sub2":null,"sub3":null}',
    });
    expect(firstSearchQuery({ ...origin, trafficSource: null })).not.toHaveProperty('trafficsource');
  },
);

test(
  'later calls add filters, page and manual_search',
  { meta: { spec: ['call.get-search.later-params'] } },
  () => {
    expect(laterSearchQuery(origin, page)).toEqual({
      ...firstSearchQuery(origin),
      ...set,
      page: 2,
      manual_search: true,
    });
  },
);

test('omits unset limits and sends all regions', () => {
  const query = laterSearchQuery(origin, { ...page, filters: noFilters });
  expect(query).toMatchObject({ countryregion: '0' });
  for (const key of ['gender', 'min_age', 'max_age', 'country']) expect(query).not.toHaveProperty(key);
});

test('an address sends its filters and page and is not stored as the last search', () => {
  expect(addressSearchQuery(origin, { filters: null, page: 1 })).toEqual(firstSearchQuery(origin));
  expect(addressSearchQuery(origin, { filters: null, page: 3 })).toEqual({
    ...firstSearchQuery(origin),
    page: 3,
  });
  expect(addressSearchQuery(origin, { filters, page: 2 })).toEqual({
    ...laterSearchQuery(origin, page),
    manual_search: false,
  });
});

test('suggestions include the traffic source of a visitor if known', () => {
  expect(suggestionsQuery('signup', null)).toEqual({ for: 'signup' });
  expect(suggestionsQuery('signup', trafficSource)).toEqual({
    for: 'signup',
    trafficsource: '{"network":null,"ref":"summer","sub1":null,"sub2":null,"sub3":null}',
  });
});

test('a later page keeps the order of the preceding ones, and the first one starts a new order', () => {
  expect(laterSearchQuery(origin, { ...page, scroll: 's1' })).toMatchObject({ page: 2, scroll: 's1' });
  expect(laterSearchQuery(origin, { ...page, scroll: null })).not.toHaveProperty('scroll');
  expect(laterSearchQuery(origin, { ...page, page: 1, scroll: 's1' })).not.toHaveProperty('scroll');
});

const queryAfter = (...events: readonly SearchEvent<ResultProfile>[]) => {
  const start: SearchState<ResultProfile> = searchAt({ filters: null, page: 1 });
  const state = events.reduce<SearchState<ResultProfile>>(
    (previousState, event) => reduceSearch(previousState, event),
    start,
  );
  return pendingSearchQuery(origin, state);
};

const nobody: SearchEvent<ResultProfile> = {
  type: 'answered',
  request: 1,
  response: { profiles: [], paging: { num_results: 0 }, filter_options: { ...noFilters, gender: 'f' } },
};

test('the first call asks for the default filters', () => {
  expect(queryAfter({ type: 'started' })).toEqual(addressSearchQuery(origin, { filters: null, page: 1 }));
});

test('a widened search is not stored', () => {
  const wideningEvents = [
    { type: 'started' },
    nobody,
    { type: 'widened', filters: { gender: null } },
  ] as const;
  const query = queryAfter(...wideningEvents);
  expect(query).toMatchObject({ page: 1, manual_search: false, do_not_save: true });
  expect(query).not.toHaveProperty('gender');
});

test('a search that the user has chosen is stored', () => {
  const query = queryAfter({ type: 'started' }, nobody, {
    type: 'filtersChanged',
    filters: { gender: 'm' },
  });
  expect(query).toMatchObject({ gender: 'm', manual_search: true });
  expect(query).not.toHaveProperty('do_not_save');
});
