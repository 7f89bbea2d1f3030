import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchState } from './search-state.ts';
import { initialSearch } from './search-state.ts';
import { reduceSearch } from './reduce-search.ts';
import { withoutRemoved } from './without-removed.ts';

const people = (...ids: readonly string[]) => ids.map((id) => ({ id }));

const createState = (ids: readonly string[], total: number): SearchState<{ id: string }> => ({
  ...initialSearch,
  status: 'ready',
  isInitialised: true,
  profiles: people(...ids),
  total,
  request: 1,
});

const vanish = (state: SearchState<{ id: string }>, ...ids: readonly string[]) =>
  reduceSearch(state, { type: 'vanished', ids: new Set(ids) });

test('removes hidden members from the results and the total', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), fc.nat(50), (ids, hiddenIds, more) => {
      const results = { profiles: people(...ids), total: ids.length + more };
      const remainingResults = withoutRemoved(results, new Set(hiddenIds));
      expect(remainingResults.profiles).toEqual(results.profiles.filter(({ id }) => !hiddenIds.includes(id)));
      expect(remainingResults.total - remainingResults.profiles.length).toBe(more);
    }),
  );
});

test('a search continues without a hidden member and sends no call', () => {
  expect(vanish(createState(['ada', 'bob'], 30), 'bob')).toMatchObject({
    status: 'ready',
    profiles: people('ada'),
    total: 29,
    request: 1,
  });
});

test('a search without hidden members stays the same', () => {
  const state = createState(['ada'], 30);
  expect(vanish(state, 'bob')).toBe(state);
});

test('reloads a page that becomes empty, unless nothing else was found', () => {
  expect(vanish(createState(['bob'], 13), 'bob')).toMatchObject({ status: 'loading', total: 12, request: 2 });
  expect(vanish(createState(['bob'], 1), 'bob')).toMatchObject({ status: 'ready', total: 0, request: 1 });
});
