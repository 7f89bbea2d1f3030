import { queryFor } from '@meetcute/client';
import { calls, type CallResponse } from '@meetcute/contract';
import { suggestionsQuery } from '@meetcute/core';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLikesQuery } from '../likes/useLikes.ts';
import { useLike } from '../likes/useLike.ts';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { useSuggestedMembers } from './useSuggestedMembers.ts';

test('leaves out whom the viewer has liked since the suggestions were loaded, and keeps the shown ones', async () => {
  const world = memberWorld();
  world.likes = [];
  const page = openPage(world);
  const shownIds = page.use(() => useSuggestedMembers('match').profiles.map(({ id }) => id));
  await expect.poll(() => shownIds.current.length).toBe(6);
  const idsBefore = shownIds.current;
  const likedProfile = world.members.get(idsBefore[0]!)!.profile;
  const like = page.use(() => ({ isKnown: useLikesQuery().isSuccess, ...useLike(likedProfile) }));
  await expect.poll(() => like.current.isKnown).toBe(true);
  act(() => like.current.toggle?.());
  await expect.poll(() => world.likes.length).toBe(1);
  // A card under the pointer does not move away.
  expect(shownIds.current).toEqual(idsBefore);
  const { queryKey } = queryFor(page.client, calls.getSuggestions, suggestionsQuery('match', null));
  const cachedResponse = page.queryClient.getQueryData<CallResponse<typeof calls.getSuggestions>>(queryKey);
  expect(cachedResponse?.profiles).toHaveLength(6);
  const later = page.use(() => useSuggestedMembers('match').profiles.map(({ id }) => id));
  expect(later.current).toEqual(idsBefore.slice(1));
});
