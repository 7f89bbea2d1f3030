import { noFilters, similarFilters } from '@meetcute/core';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchOrigin as origin } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useSearch } from './useSearch.ts';
import { useSimilar } from './useSimilar.ts';

type Page = ReturnType<typeof openPage>;

/** Returns page and scroll cursor of every search request. */
const listSearchRequests = ({ requests }: Page) =>
  requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/api/search.php')
    .map(({ searchParams }) => [searchParams.get('page'), searchParams.get('scroll')]);

test(
  'sends the scroll cursor of the first page with later pages and starts from page 1 for new filters',
  { meta: { spec: ['search.reload-resets-page-1'] } },
  async () => {
    const world = memberWorld();
    // All members match.
    viewerOf(world).lastFilters = noFilters;
    const page = openPage(world);
    const search = page.use(() => useSearch(origin));
    const waitForMore = (count: number) =>
      expect.poll(() => search.current.state.profiles.length).toBeGreaterThan(count);
    await waitForMore(11);
    const { scroll } = search.current.state;
    expect(scroll).toBeTruthy();
    act(() => search.current.onMore());
    await waitForMore(12);
    expect(listSearchRequests(page)).toEqual([
      [null, null],
      ['2', scroll],
    ]);
    act(() => search.current.onFilter({ min_age: 18 }));
    await expect.poll(() => listSearchRequests(page).at(-1)).toEqual(['1', null]);
  },
);

test('keeps the scroll cursor when the Back button shows the previous page', async () => {
  const world = memberWorld();
  viewerOf(world).lastFilters = noFilters;
  const page = openPage(world);
  const search = page.use(() => useSearch({ ...origin, autoLoad: false }));
  const come = async (pageNumber: number, go: () => void) => {
    act(go);
    await expect
      .poll(() => [search.current.state.status, search.current.state.page])
      .toEqual(['ready', pageNumber]);
  };
  await expect.poll(() => search.current.state.status).toBe('ready');
  const { scroll } = search.current.state;
  await come(2, () => search.current.onPage(2));
  await come(3, () => search.current.onPage(3));
  // The page would come from the cache.
  await act(() => page.queryClient.invalidateQueries());
  await come(2, () => search.current.onMove({ filters: null, page: 2 }));
  expect(listSearchRequests(page)).toEqual([
    [null, null],
    ['2', scroll],
    ['3', scroll],
    ['2', scroll],
  ]);
});

test('sends the scroll cursor of their first page with later pages of similar members', async () => {
  const world = memberWorld();
  const page = openPage(world);
  const filters = { ...noFilters, min_age: 30, max_age: 30 };
  expect(similarFilters(filters)).not.toEqual(filters);
  const similar = page.use(() => {
    const { state } = useSearch(origin, { filters, page: 1 });
    return { state, ...useSimilar(origin, { ...state, hasEnded: true }) };
  });
  await expect.poll(() => similar.current.profiles.length).toBeGreaterThan(0);
  await expect.poll(() => similar.current.isLoading).toBe(false);
  act(() => similar.current.onMore?.());
  await expect.poll(() => listSearchRequests(page).some(([number]) => number === '2')).toBe(true);
  const later = listSearchRequests(page).filter(([number]) => number === '2');
  expect(later.every(([, scroll]) => scroll !== null)).toBe(true);
});
