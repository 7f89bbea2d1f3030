import { queryKeyOf, type Client } from '@meetcute/client';
import { calls, SEARCH_PAGE_MAX, type Likes } from '@meetcute/contract';
import { isLiked, joinLikes, withFoundLikes } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { keepPages } from '../lists/useNextPage.ts';

interface Batch {
  ids: string[];
  likes: Promise<Likes>;
}

const batches = new WeakMap<QueryClient, Batch>();

/** Loads the likes with some profiles and adds them to the loaded ones. */
async function load(client: Client, queryClient: QueryClient, batch: { ids: string[] }): Promise<Likes> {
  // All cards of a page ask at once.
  await new Promise((resolve) => void setTimeout(resolve));
  batches.delete(queryClient);
  const foundLikes = await client.call(calls.getLikes, { query: { profiles: batch.ids } });
  keepPages(queryClient, calls.getLikes, joinLikes);
  queryClient.setQueryData<Likes>(
    queryKeyOf(calls.getLikes),
    (cachedLikes) => cachedLikes && withFoundLikes(cachedLikes, foundLikes),
  );
  return foundLikes;
}

/**
 * Loads the likes between the viewer and a profile, which are not on the loaded pages. Profiles that are asked
 * for at the same time share a request. Resolves to whether the viewer likes the profile.
 */
export async function findLikes(client: Client, queryClient: QueryClient, id: string): Promise<boolean> {
  let batch = batches.get(queryClient);
  if (!batch || batch.ids.length === SEARCH_PAGE_MAX) {
    const ids: string[] = [];
    batch = { ids, likes: load(client, queryClient, { ids }) };
    batches.set(queryClient, batch);
  }
  batch.ids.push(id);
  return isLiked(await batch.likes, id);
}
