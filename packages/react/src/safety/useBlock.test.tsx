import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChats } from '../messaging/useChats.ts';
import { useLike } from '../likes/useLike.ts';
import { useLikes } from '../likes/useLikes.ts';
import { useSuggestions } from '../members/useSuggestions.ts';
import { createPersistentStore, persistentKey } from '../provider/persistent-store.ts';
import { useRestoreSearch } from '../search/useRestoreSearch.ts';
import { useSearch } from '../search/useSearch.ts';
import { searchOrigin as origin } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { usePurgeMissingMembers } from './purge.ts';
import { useBlock } from './useBlock.ts';
import { useBlocks } from './useBlocks.ts';

/** Opens a page that shows one member in every list: search, suggestions, likes both ways, and chats. */
async function everywhere() {
  const world = memberWorld();
  const viewer = viewerOf(world);
  const viewerId = viewer.profile.id;
  viewer.lastFilters = noFilters;
  const chat = [...world.conversations.values()].find(({ members }) => members.includes(viewerId))!;
  const other = chat.members.find((id) => id !== viewerId)!;
  // No other members, so that every list has room.
  for (const id of world.members.keys()) if (id !== viewerId && id !== other) world.members.delete(id);
  const time = world.now().toISOString();
  world.likes = [{ from: other, to: viewerId, at: time, isNew: false }];
  const sessionStore = createPersistentStore({ storage: () => undefined });
  const page = openPage(world, null, { sessionStore });
  const onBlocked = vi.fn<() => void>();
  const hooks = page.use(() => {
    usePurgeMissingMembers();
    const search = useSearch(origin);
    useRestoreSearch('first', search);
    const likes = useLikes();
    const profileQuery = useQuery({
      ...queryFor(page.client, calls.getProfile, { id: other }),
      throwOnError: false,
    });
    // Read during render, as a page does: TanStack Query re-renders only for fields that are read.
    const { data, isError, isSuccess } = profileQuery;
    return {
      ids: {
        search: search.state.profiles.map(({ id }) => id),
        suggestions: useSuggestions('error').map(({ id }) => id),
        received: likes.liked_by.map(({ id }) => id),
        sent: likes.profiles.map(({ id }) => id),
        chats: (useChats().data?.chats ?? []).map(({ profile }) => profile.id),
      },
      total: search.state.total,
      profile: { data, isError, isSuccess },
      toggle: useLike(world.members.get(other)!.profile).toggle,
      ...useBlock(other, onBlocked),
      ...useBlocks(),
    };
  });
  const has = () => Object.values(hooks.current.ids).map((ids) => ids.includes(other));
  await expect.poll(has).toEqual([true, true, true, false, true]);
  // Nobody whom the viewer likes is suggested, so the like follows the suggestions.
  world.likes.push({ from: viewerId, to: other, at: time, isNew: false });
  await act(() => page.queryClient.invalidateQueries({ queryKey: [calls.getLikes.name] }));
  await expect.poll(has).toEqual([true, true, true, true, true]);
  await expect.poll(() => hooks.current.profile.isSuccess).toBe(true);
  const readSnapshot = () => sessionStore.read(persistentKey(viewerId, 'search-left'));
  return { ...page, world, hooks, has, other, left: readSnapshot, onBlocked };
}

const nowhere = [false, false, false, false, false];

test('removes a blocked member from every list and from the cached profile', async () => {
  const { hooks, has, onBlocked } = await everywhere();
  act(() => hooks.current.block?.());
  await expect.poll(has).toEqual(nowhere);
  expect(hooks.current.total).toBe(0);
  expect(hooks.current.profile.data).toBeUndefined();
  expect(onBlocked).toHaveBeenCalledOnce();
});

test('keeps the member in every list when blocking fails', async () => {
  const { hooks, has, onBlocked, world } = await everywhere();
  setFault(world, 'blockProfile', { kind: 'error', code: 'server_error' });
  act(() => hooks.current.block?.());
  await expect.poll(() => hooks.current.error).toBeTruthy();
  expect(has()).not.toContain(false);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('removes a blocked member from the stored search', async () => {
  const { left, other, use } = await everywhere();
  cleanup();
  expect(left()).toContain(other);
  const blocking = use(() => useBlock(other));
  act(() => blocking.current.block?.());
  await expect.poll(left).not.toContain(other);
});

test('removes a member who has blocked the viewer once their profile is fetched', async () => {
  const { hooks, has, other, queryClient, world } = await everywhere();
  const viewerId = viewerOf(world).profile.id;
  world.blocks.push({ from: other, to: viewerId, at: world.now().toISOString() });
  await act(() => queryClient.invalidateQueries({ queryKey: [calls.getProfile.name] }));
  await expect.poll(has).toEqual(nowhere);
  expect(hooks.current.profile).toMatchObject({ data: undefined, isError: true });
});

test('removes a missing member after a like fails', async () => {
  const { hooks, has, other, world } = await everywhere();
  world.blocks.push({ from: other, to: viewerOf(world).profile.id, at: world.now().toISOString() });
  act(() => hooks.current.toggle?.());
  await expect.poll(has).toEqual(nowhere);
  await expect.poll(() => hooks.current.profile.isError).toBe(true);
});

test('removes a member whose profile was missing before the hook mounted', async () => {
  const { client, left, other, queryClient, use, world } = await everywhere();
  cleanup();
  expect(left()).toContain(other);
  world.blocks.push({ from: other, to: viewerOf(world).profile.id, at: world.now().toISOString() });
  const profileQuery = queryFor(client, calls.getProfile, { id: other });
  await expect(queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })).rejects.toMatchObject({
    status: 404,
  });
  expect(left()).toContain(other);
  use(() => usePurgeMissingMembers());
  await expect.poll(left).not.toContain(other);
});

test('restores an unblocked member in every list', async () => {
  const { hooks, has, other, world } = await everywhere();
  act(() => hooks.current.block?.());
  await expect.poll(has).toEqual(nowhere);
  await expect.poll(() => hooks.current.blocks?.map(({ id }) => id)).toEqual([other]);
  // A member whom the viewer likes is not suggested.
  world.likes = world.likes.filter(({ to }) => to !== other);
  act(() => hooks.current.unblock?.(hooks.current.blocks![0]!));
  await expect.poll(() => hooks.current.ids.chats).toContain(other);
  await expect.poll(() => hooks.current.ids.suggestions).toContain(other);
  await expect.poll(() => hooks.current.ids.received).toContain(other);
});
