import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createDrafts } from '../provider/drafts.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { useReturn } from './useReturn.ts';
import { useSearch } from './useSearch.ts';

afterEach(cleanup);

const origin = {
  source: 'search',
  trafficSource: null,
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: false,
};

/** A tab whose search can be opened at an entry of the history, left, and opened again. */
function tab() {
  const drafts = createDrafts(() => undefined);
  const world = memberWorld();
  // Everybody fits.
  viewerOf(world).lastFilters = noFilters;
  const page = openPage(world, null, { drafts });
  const open = async (entry: string) => {
    const search = page.use(() => {
      const shown = useSearch(origin);
      useReturn(entry, shown);
      return shown;
    });
    await expect.poll(() => search.current.state.status).toBe('ready');
    return search;
  };
  return { ...page, open };
}

/** Opens the search, has more added below and leaves it; answers who was found. */
async function leaveFar({ open }: ReturnType<typeof tab>) {
  const search = await open('first');
  act(() => search.current.onMore());
  await expect.poll(() => search.current.state.profiles.length).toBeGreaterThan(12);
  const { profiles } = search.current.state;
  cleanup();
  return profiles;
}

test('who comes back to a search has every row that was loaded, without asking again', async () => {
  const page = tab();
  const left = await leaveFar(page);
  const before = page.asked.length;
  expect((await page.open('first')).current.state.profiles).toEqual(left);
  expect(page.asked).toHaveLength(before);
});

test('a search opened anew starts from the top', async () => {
  const page = tab();
  await leaveFar(page);
  expect((await page.open('second')).current.state.profiles).toHaveLength(12);
});

test('who logs out leaves no search behind', async () => {
  const page = tab();
  const search = await page.open('first');
  act(() => search.current.onMore());
  await expect.poll(() => search.current.state.profiles.length).toBeGreaterThan(12);
  const user = page.queryClient.getQueryData(queryKeyOf(calls.getUser));
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  cleanup();
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), user);
  expect((await page.open('first')).current.state.profiles).toHaveLength(12);
});
