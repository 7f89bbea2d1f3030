import { expect, test } from 'vitest';
import { isSearchState } from './is-search-state.ts';
import { initialSearch } from './search-state.ts';
import { reduceSearch } from './reduce-search.ts';

const storedSearchWith = (change: object = {}): unknown =>
  JSON.parse(JSON.stringify({ ...initialSearch, ...change }));

test.each([
  ['one before its first call', {}],
  ['one that is loading', reduceSearch(initialSearch, { type: 'started' })],
  [
    'one with results',
    { profiles: [{ id: '1' }], scroll: 's1', filters: { ...initialSearch.filters, gender: 'f' } },
  ],
])('accepts %s', (_, change) => {
  expect(isSearchState(storedSearchWith(change))).toBe(true);
});

test.each([
  ['nothing', null],
  ['a text', 'ready'],
  ['a search without a requested page', storedSearchWith({ requestedPage: undefined })],
  ['a search that does not say whether it appends', storedSearchWith({ requestedPage: { page: 2 } })],
  ['a search without an order token', storedSearchWith({ scroll: undefined })],
  ['a search with a page number as text', storedSearchWith({ page: 'two' })],
  ['a search without a list', storedSearchWith({ profiles: {} })],
  ['a search with fewer filters', storedSearchWith({ filters: { gender: null } })],
])('rejects %s', (_, value) => {
  expect(isSearchState(value)).toBe(false);
});
