import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Options of `createCallCache`. */
export interface CallCacheOptions {
  /** Milliseconds in which a cached result is shown without a refetch. Default: 30,000, so that hydration refetches nothing. */
  staleTime?: number;
  /** Called with the error of each failed query and mutation. Default: none. */
  onError?: (error: unknown) => void;
}

/**
 * Creates the cache of call results of one page: in the browser once, on a server once for each request. Calls run even
 * when the browser reports being offline, so that they fail at once and the page shows it, instead of pausing silently.
 * Retries are left to the client of the API.
 */
export const createCallCache = ({ staleTime = 30_000, onError }: CallCacheOptions = {}): QueryClient => {
  const policy = { networkMode: 'offlineFirst', retry: false } as const;
  const config = onError ? { onError } : {};
  return new QueryClient({
    queryCache: new QueryCache(config),
    mutationCache: new MutationCache(config),
    defaultOptions: { queries: { ...policy, staleTime }, mutations: policy },
  });
};
