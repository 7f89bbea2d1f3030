import { queryKeyOf } from '@meetcute/client';
import type { CallDefinition } from '@meetcute/contract';
import { hashKey, useMutation, type QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '../provider/context.ts';

/** Next page of a list, returned by `useNextPage`. */
export interface NextPage {
  /** Loads the next page, or tries again; null at the end of the list. Has no effect while loading. */
  load: (() => void) | null;
  /** Whether the next page is loading. */
  isLoading: boolean;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
}

/** Options of `useNextPage`. */
interface NextPageOptions<D> {
  /** Call whose cached data the page is added to. */
  call: CallDefinition;
  /** Cursor of the next page; undefined at the end of the list. */
  before: string | undefined;
  /** Loads the page of a cursor. */
  load: (before: string) => Promise<D>;
  /** Adds a page to the cached data, unless the cursor of the data has changed meanwhile. */
  add: (cached: D, before: string, page: D) => D;
  /** Joins the first page with the pages loaded before, when it is loaded again. */
  join: (cached: D, page: D) => D;
}

// In this file, because a script of its own would be named in the first load.
const keptListHashes = new WeakMap<QueryClient, Set<string>>();

/** Returns the cursors of a list as text, to see that another page has replaced the data. */
const cursorsOf = (data: object): string =>
  JSON.stringify(Object.entries(data).filter(([key, value]) => key.endsWith('before') && value));

/**
 * Keeps the loaded pages of a list when its first page arrives again, from a poll or another tab. Called when a further
 * page is loaded, so that no other page needs the code.
 */
export function keepPages<D extends object>(
  queryClient: QueryClient,
  call: CallDefinition,
  join: (cached: D, page: D) => D,
): void {
  const queryKey = queryKeyOf(call);
  const hash = hashKey(queryKey);
  const lists = keptListHashes.get(queryClient) ?? new Set();
  if (lists.has(hash)) return;
  keptListHashes.set(queryClient, lists.add(hash));
  let lastData = queryClient.getQueryData<D>(queryKey);
  let isFetching = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== hash) return;
    if (event.type === 'removed') lastData = undefined;
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'fetch') isFetching = true;
    if (action.type === 'error') isFetching = false;
    if (action.type !== 'success') return;
    const { fetchStatus, data } = event.query.state as { fetchStatus: string; data: D };
    // Events are applied to a response before it arrives here.
    if (action.manual && isFetching && fetchStatus === 'idle') return;
    if (!action.manual) isFetching = false;
    const isReplaced = !action.manual || (lastData && cursorsOf(lastData) !== cursorsOf(data));
    const all = lastData && isReplaced ? join(lastData, data) : data;
    lastData = all;
    if (all !== data) queryClient.setQueryData(queryKey, all);
  });
}

/** Loads the further pages of a cached list. */
export function useNextPage<D extends object>({
  call,
  before,
  load,
  add,
  join,
}: NextPageOptions<D>): NextPage {
  const queryClient = useQueryClient();
  const mutationKey = [call.name, 'next'];
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    mutationFn: load,
    meta: { call: call.name },
    onSuccess: (page, cursor) => {
      keepPages(queryClient, call, join);
      queryClient.setQueryData<D>(
        queryKeyOf(call),
        (cachedData) => cachedData && add(cachedData, cursor, page),
      );
    },
  });
  const loadNext = (cursor: string) => {
    // A list that scrolls calls this repeatedly.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(cursor);
  };
  return {
    load: before === undefined ? null : () => loadNext(before),
    isLoading: isPending,
    hasFailed: isError,
  };
}
