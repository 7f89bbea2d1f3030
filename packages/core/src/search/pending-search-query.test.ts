import { expect, test } from 'vitest';
import { noFilters } from './filter-table/table.ts';
import { pendingSearchQuery } from './pending-search-query.ts';
import { reduceSearch, searchAt } from './reduce-search.ts';
import { addressSearchQuery, type SearchOrigin } from './search-query.ts';
import type { Found, SearchEvent, SearchState } from './search-state.ts';

const origin: SearchOrigin = {
  source: 'members',
  autoLoad: false,
  hideNudity: false,
  searchAllCountries: false,
  trafficSource: null,
};

const queryAfter = (...events: readonly SearchEvent<Found>[]) => {
  const start: SearchState<Found> = searchAt({ filters: null, page: 1 });
  const state = events.reduce<SearchState<Found>>((before, event) => reduceSearch(before, event), start);
  return pendingSearchQuery(origin, state);
};

const nobody: SearchEvent<Found> = {
  type: 'answered',
  request: 1,
  response: { profiles: [], paging: { num_results: 0 }, filter_options: { ...noFilters, gender: 'f' } },
};

test('the first call asks for the default filters', () => {
  expect(queryAfter({ type: 'started' })).toEqual(addressSearchQuery(origin, { filters: null, page: 1 }));
});

test('a search that was widened by itself is not stored', () => {
  const widened = [{ type: 'started' }, nobody, { type: 'widened', filters: { gender: null } }] as const;
  const query = queryAfter(...widened);
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
