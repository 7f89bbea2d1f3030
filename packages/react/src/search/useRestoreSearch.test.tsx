import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { initialSearch, noFilters } from '@meetcute/core';
import { act, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPersistentStore, persistentKey } from '../provider/persistent-store.ts';
import { searchOrigin as origin } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { removeFromSearchSnapshot } from './search-snapshot.ts';
import { useRestoreSearch } from './useRestoreSearch.ts';
import { useSearch } from './useSearch.ts';
import { useSimilar } from './useSimilar.ts';

/** Opens a tab whose search can be opened at a history entry, left, and opened again. */
function tab() {
  const sessionStore = createPersistentStore({ storage: () => undefined });
  const world = memberWorld();
  // All members match.
  viewerOf(world).lastFilters = noFilters;
  const page = openPage(world, null, { sessionStore });
  const open = async (entry: string) => {
    const search = page.use(() => {
      const result = useSearch(origin);
      useRestoreSearch(entry, result);
      return result;
    });
    await expect.poll(() => search.current.state.status).toBe('ready');
    return search;
  };
  return { ...page, open };
}

/** Opens the search, loads more results and leaves it. Returns the results. */
async function leaveFar({ open }: ReturnType<typeof tab>) {
  const search = await open('first');
  act(() => search.current.onMore());
  await expect.poll(() => search.current.state.profiles.length).toBeGreaterThan(12);
  const { profiles } = search.current.state;
  cleanup();
  return profiles;
}

test('restores all loaded rows without a request', async () => {
  const page = tab();
  const profiles = await leaveFar(page);
  const countBefore = page.requestLines.length;
  expect((await page.open('first')).current.state.profiles).toEqual(profiles);
  expect(page.requestLines).toHaveLength(countBefore);
});

test('restores similar members after a reload, without those blocked since', async () => {
  const sessionStore = createPersistentStore({ storage: () => undefined });
  const open = async () => {
    const world = memberWorld();
    const filters = { ...noFilters, min_age: 36, max_age: 45 };
    viewerOf(world).lastFilters = filters;
    const people = [...world.members.values()].filter((member) => member !== viewerOf(world));
    for (const { profile } of people) world.members.delete(profile.id);
    for (const [index, member] of people.slice(0, 6).entries())
      world.members.set(member.profile.id, {
        ...member,
        profile: { ...member.profile, age: index < 2 ? 40 : 33 },
      });
    const page = openPage(world, null, { sessionStore });
    const similarHook = page.use(() => {
      const search = useSearch(origin);
      useRestoreSearch('entry', search);
      return useSimilar(origin, search.state);
    });
    await expect.poll(() => similarHook.current.profiles.length).toBeGreaterThan(0);
    return { ...page, similarHook, member: viewerOf(world).profile.id };
  };
  const pageBefore = await open();
  const [removedProfile, ...stay] = pageBefore.similarHook.current.profiles;
  expect(stay).toHaveLength(3);
  cleanup();
  removeFromSearchSnapshot(sessionStore, pageBefore.member, removedProfile!.id);
  const pageAfter = await open();
  expect(pageAfter.similarHook.current.profiles).toEqual(stay);
});

test('ignores a snapshot of an older release', async () => {
  const sessionStore = createPersistentStore({ storage: () => undefined });
  const world = memberWorld();
  const key = persistentKey(viewerOf(world).profile.id, 'search-left');
  const { requestedPage: _, ...state } = { ...initialSearch, status: 'failed', total: 7 };
  sessionStore.write(key, JSON.stringify({ entry: 'first', state, similar: null, top: 0, opened: null }));
  const search = openPage(world, null, { sessionStore }).use(() => {
    const result = useSearch(origin);
    useRestoreSearch('first', result);
    return result;
  });
  await expect.poll(() => search.current.state.status).toBe('ready');
  expect(search.current.state.requestedPage).toEqual({ page: 1, isAdded: false });
});

test('starts a new search at another history entry', async () => {
  const page = tab();
  await leaveFar(page);
  expect((await page.open('second')).current.state.profiles).toHaveLength(12);
});

test('stores no snapshot after logout', async () => {
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
