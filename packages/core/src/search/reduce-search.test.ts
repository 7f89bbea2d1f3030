import type { FilterOptions } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { noFilters } from './filter-table/table.ts';
import type { SearchEvent, SearchState } from './search-state.ts';
import { initialSearch } from './search-state.ts';
import { addressOf, reduceSearch, searchAt } from './reduce-search.ts';

interface Someone {
  readonly id: string;
}

const people = (count: number, start = 1): readonly Someone[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(start + index) }));

const defaults: FilterOptions = {
  ...noFilters,
  gender: 'f',
  min_age: 26,
  max_age: 35,
  country: 'NL',
  countryregion: '7',
};

const answer = (request: number, profiles: readonly Someone[], total: number): SearchEvent<Someone> => ({
  type: 'answered',
  request,
  response: { profiles, paging: { num_results: total, scroll: `s${request}` }, filter_options: defaults },
});

const run = (...events: readonly SearchEvent<Someone>[]): SearchState<Someone> =>
  events.reduce<SearchState<Someone>>((state, event) => reduceSearch(state, event), initialSearch);

const startEvents: readonly SearchEvent<Someone>[] = [{ type: 'started' }, answer(1, people(12), 30)];

test(
  'a search starts uninitialised and sends no call before it starts',
  { meta: { spec: ['search.starts-uninitialised'] } },
  () => {
    expect(initialSearch).toMatchObject({ status: 'uninitialised', request: 0 });
    expect(run({ type: 'filtersChanged', filters: { gender: 'm' } })).toBe(initialSearch);
  },
);

test(
  'the first response sets the filters without a second search',
  { meta: { spec: ['search.first-call-sets-default-filters'] } },
  () => {
    expect(run(...startEvents)).toMatchObject({
      status: 'ready',
      filters: defaults,
      request: 1,
      isManual: false,
    });
  },
);

describe('new filters clear the results and send one call', () => {
  const changes = [
    ['search.change-age-clears-and-reloads', { min_age: 36, max_age: 45 }],
    ['search.change-gender-clears-and-reloads', { gender: 'm' }],
    ['search.change-country-clears-and-reloads', { country: 'BE' }],
    ['search.change-region-clears-and-reloads', { countryregion: '8' }],
  ] as const;
  for (const [rule, filters] of changes) {
    test(Object.keys(filters).join(' and '), { meta: { spec: [rule] } }, () => {
      const state = run(...startEvents, { type: 'filtersChanged', filters });
      expect(state).toMatchObject({ status: 'loading', profiles: [], request: 2, isManual: true });
      expect(state.filters).toMatchObject(filters);
    });
  }
});

test(
  'another country starts with all regions, in one reload',
  { meta: { spec: ['search.country-change-resets-region-0'] } },
  () => {
    const state = run(...startEvents, { type: 'filtersChanged', filters: { country: 'BE' } });
    expect(state.filters).toMatchObject({ country: 'BE', countryregion: '0' });
    expect(state.request).toBe(2);
    const both = run(...startEvents, {
      type: 'filtersChanged',
      filters: { country: 'BE', countryregion: '3' },
    });
    expect(both.filters.countryregion).toBe('3');
  },
);

test('reloading returns to page 1', { meta: { spec: ['search.reload-resets-page-1'] } }, () => {
  const further = run(...startEvents, { type: 'moreWanted' }, answer(2, people(12, 13), 30));
  expect(further.page).toBe(2);
  const reloadedState = reduceSearch(further, { type: 'reloaded' });
  expect(reloadedState).toMatchObject({ page: 1, requestedPage: { page: 1 }, profiles: [] });
  expect(reduceSearch(further, { type: 'filtersChanged', filters: { gender: 'm' } }).page).toBe(1);
});

test('setting a filter to its current value sends no call', () => {
  expect(run(...startEvents, { type: 'filtersChanged', filters: { country: 'NL' } }).request).toBe(1);
});

test('appends more results without duplicates, until the end', () => {
  const second = run(...startEvents, { type: 'moreWanted' }, answer(2, people(12, 12), 30));
  expect(second.profiles).toHaveLength(23);
  expect(second.hasEnded).toBe(false);
  const third = [{ type: 'moreWanted' }, answer(3, people(6, 25), 30), { type: 'moreWanted' }] as const;
  const end = third.reduce<SearchState<Someone>>((state, event) => reduceSearch(state, event), second);
  expect(end).toMatchObject({ hasEnded: true, page: 3, request: 3 });
});

test('a chosen page replaces the results', () => {
  const state = run(...startEvents, { type: 'pageChosen', page: 3 }, answer(2, people(6, 25), 30));
  expect(state.profiles).toEqual(people(6, 25));
  expect(state).toMatchObject({ page: 3, hasEnded: true });
});

test('a page that fails to load keeps the loaded one and can be retried', () => {
  const first = run(...startEvents);
  const waiting = reduceSearch<Someone>(first, { type: 'pageChosen', page: 3 });
  const loadedPage = { page: 1, profiles: first.profiles, total: 30, requestedPage: { page: 3 } };
  expect(waiting).toMatchObject({ ...loadedPage, status: 'loading' });
  const failedState = reduceSearch(waiting, { type: 'failed', request: 2 });
  expect(failedState).toMatchObject({ ...loadedPage, status: 'failed' });
  expect(addressOf(failedState)).toEqual(addressOf(first));
  const again = reduceSearch(failedState, { type: 'retried' });
  expect(again).toMatchObject({ ...loadedPage, status: 'loading', request: 3 });
  expect(reduceSearch(again, answer(3, people(6, 25), 30))).toMatchObject({
    page: 3,
    profiles: people(6, 25),
    hasEnded: true,
  });
});

test('drops an outdated response', () => {
  const filterChange: SearchEvent<Someone> = { type: 'filtersChanged', filters: { gender: 'm' } };
  const state = run(...startEvents, filterChange, answer(1, people(3), 3));
  expect(state).toMatchObject({ status: 'loading', profiles: [] });
  expect(run(...startEvents, filterChange, { type: 'failed', request: 1 }).status).toBe('loading');
});

test('a failure keeps the results and can be retried', () => {
  const failedState = run(...startEvents, { type: 'moreWanted' }, { type: 'failed', request: 2 });
  expect(failedState).toMatchObject({ status: 'failed', page: 1, requestedPage: { page: 2 } });
  expect(failedState.profiles).toHaveLength(12);
  const again = reduceSearch(reduceSearch(failedState, { type: 'retried' }), answer(3, people(12, 13), 30));
  expect(again.profiles).toHaveLength(24);
});

test('a returning user gets the stored search, whatever this visit has requested', () => {
  const storedSearch = run(...startEvents, { type: 'moreWanted' });
  const back = run(
    { type: 'started' },
    { type: 'restored', kept: storedSearch },
    answer(1, people(12, 50), 99),
  );
  expect(back).toMatchObject({
    profiles: storedSearch.profiles,
    requestedPage: { page: 2, isAdded: true },
    status: 'loading',
    filters: storedSearch.filters,
  });
  expect(reduceSearch(back, answer(back.request, people(1, 90), 13)).profiles).toHaveLength(
    storedSearch.profiles.length + 1,
  );
});

const address = { filters: defaults, page: 3 };

test('a search starts at its address, and an address is not stored as a choice', () => {
  const state = reduceSearch<Someone>(searchAt(address), { type: 'started' });
  expect(state).toMatchObject({ status: 'loading', filters: defaults, page: 3, isManual: false });
  expect(addressOf(state)).toEqual(address);
  expect(addressOf(searchAt({ filters: null, page: 2 }))).toEqual({ filters: null, page: 2 });
});

test('back and forward load the other address but not the shown one', () => {
  const state = run(...startEvents, { type: 'filtersChanged', filters: { gender: 'm' } });
  expect(reduceSearch(state, { type: 'moved', address: addressOf(state) })).toBe(state);
  const movedState = reduceSearch(state, { type: 'moved', address });
  expect(movedState).toMatchObject({ status: 'loading', page: 3, filters: defaults, isManual: false });
  const bare = reduceSearch(movedState, { type: 'moved', address: { filters: null, page: 1 } });
  expect(bare).toMatchObject({ status: 'loading', page: 1, isNamed: false, isInitialised: false });
});

test.each([
  ['the default filters', []],
  ['custom filters', [{ type: 'filtersChanged', filters: { gender: 'm' } }, answer(2, people(12), 30)]],
] as const)('back and forward between the pages of %s keep their order', (_, filterEvents) => {
  const first = run(...startEvents, ...filterEvents);
  const second = reduceSearch<Someone>(first, { type: 'pageChosen', page: 2 });
  const third = reduceSearch<Someone>(reduceSearch(second, answer(second.request, people(12, 13), 30)), {
    type: 'pageChosen',
    page: 3,
  });
  const last = reduceSearch(third, answer(third.request, people(6, 25), 30));
  const { filters } = addressOf(last);
  const back = reduceSearch(last, { type: 'moved', address: { filters, page: 2 } });
  // The same page, requested in the same way.
  const { requestedPage, filters: searchedFilters, isManual, isInitialised } = second;
  expect(back).toMatchObject({
    requestedPage,
    filters: searchedFilters,
    isManual,
    isInitialised,
    scroll: last.scroll,
  });
  const top = reduceSearch(back, { type: 'moved', address: { filters, page: 1 } });
  const failedState = reduceSearch(top, { type: 'failed', request: top.request });
  expect(reduceSearch(failedState, { type: 'moved', address: { filters, page: 2 } }).scroll).toBe(
    last.scroll,
  );
  expect(reduceSearch(back, { type: 'moved', address }).scroll).toBe(filters === null ? last.scroll : null);
});

test('a response without an order token comes from a back end that keeps no order', () => {
  const response = { profiles: people(12), paging: { num_results: 30 }, filter_options: defaults };
  const state = run({ type: 'started' }, { type: 'answered', request: 1, response });
  expect(state).toMatchObject({ status: 'ready', total: 30, scroll: null });
});

test('replaces a page beyond the last one with the last one', () => {
  const state = run({ type: 'started' }, answer(1, people(12), 30), { type: 'pageChosen', page: 9 });
  const late = reduceSearch(state, answer(state.request, [], 30));
  expect(late).toMatchObject({
    status: 'loading',
    page: 1,
    requestedPage: { page: 3 },
    profiles: people(12),
  });
  expect(reduceSearch(late, answer(late.request, people(6), 30))).toMatchObject({ status: 'ready', page: 3 });
});

test('pages keep the order of the first one, and other filters or a restart begin a new one', () => {
  const more = run(...startEvents, { type: 'moreWanted' });
  expect(more.scroll).toBe('s1');
  expect(reduceSearch(more, { type: 'failed', request: 2 }).scroll).toBe('s1');
  expect(run(...startEvents, { type: 'filtersChanged', filters: { gender: 'm' } }).scroll).toBeNull();
  expect(run(...startEvents, { type: 'reloaded' }).scroll).toBeNull();
});

describe('a search that was widened by itself', () => {
  const widenedState = run(
    { type: 'started' },
    answer(1, [], 0),
    { type: 'widened', filters: { gender: null, countryregion: '0' } },
    { type: 'widened', filters: { min_age: null, max_age: null } },
  );

  test('searches with wider filters, and keeps the first ones and the address', () => {
    const { gender, min_age: minAge } = widenedState.filters;
    expect([widenedState.status, gender, minAge, widenedState.isManual]).toEqual([
      'loading',
      null,
      null,
      false,
    ]);
    expect(widenedState.widenedFrom).toEqual(defaults);
    expect(addressOf(widenedState)).toEqual({ filters: null, page: 1 });
    expect(addressOf({ ...widenedState, isNamed: true }).filters).toEqual(defaults);
  });

  test('keeps the page of its address', () => {
    const second = run({ type: 'moved', address: { filters: null, page: 2 } }, answer(1, [], 0), {
      type: 'widened',
      filters: { min_age: null },
    });
    expect(second.requestedPage.page).toBe(2);
  });

  test('is a usual search once the user chooses filters', () => {
    const back = reduceSearch(widenedState, { type: 'filtersChanged', filters: defaults });
    expect(back).toMatchObject({ filters: defaults, widenedFrom: null, isManual: true });
  });

  test('stays the same at an address with the first filters, and ends at another one', () => {
    const namedState = { ...widenedState, isNamed: true };
    expect(reduceSearch(namedState, { type: 'moved', address: { filters: defaults, page: 1 } })).toBe(
      namedState,
    );
    const other = reduceSearch(namedState, { type: 'moved', address: { filters: noFilters, page: 1 } });
    expect(other.widenedFrom).toBeNull();
    const second = reduceSearch(namedState, { type: 'moved', address: { filters: defaults, page: 2 } });
    expect(second).toMatchObject({ filters: widenedState.filters, widenedFrom: defaults });
  });
});
