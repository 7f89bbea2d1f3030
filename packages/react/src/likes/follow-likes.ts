import { queryFor, queryKeyOf, type Client } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { hashKey, QueryObserver, type QueryClient } from '@tanstack/react-query';

/** Query key of the likes given and received. */
export const likesKey = queryKeyOf(calls.getLikes);

const likesHash = hashKey(likesKey);

/** Subscribes to the likes. Returns an unsubscribe function. */
export type FollowLikes = (onChange: () => void) => () => void;

/**
 * Calls `onChange` in the task that changes the cached likes. Observers of a query call it in a timer, so that a pressed heart
 * would be painted one frame later. Keeps the likes in the cache, and loads them unless `isEnabled` is false.
 */
export function followLikes(
  queryClient: QueryClient,
  client: Client,
  isEnabled: boolean,
  onChange: () => void,
): () => void {
  const options = { ...queryFor(client, calls.getLikes), enabled: isEnabled, staleTime: Infinity };
  // An observer that notifies nobody.
  const observer = new QueryObserver(queryClient, { ...options, notifyOnChangeProps: [] });
  const stops = [
    observer.subscribe(() => undefined),
    queryClient.getQueryCache().subscribe(({ type, query: { queryHash } }) => {
      if (queryHash === likesHash && (type === 'updated' || type === 'removed')) onChange();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const followers = new WeakMap<QueryClient, FollowLikes>();

/** Returns the function that subscribes a heart, with one observer for all: a page of a search has twelve. */
export function sharedFollower(queryClient: QueryClient, client: Client): FollowLikes {
  const existing = followers.get(queryClient);
  if (existing) return existing;
  const hearts = new Set<() => void>();
  let stop = () => {};
  const follow: FollowLikes = (onChange) => {
    if (hearts.size === 0)
      stop = followLikes(queryClient, client, true, () => hearts.forEach((notify) => notify()));
    hearts.add(onChange);
    return () => {
      if (hearts.delete(onChange) && hearts.size === 0) stop();
    };
  };
  followers.set(queryClient, follow);
  return follow;
}
