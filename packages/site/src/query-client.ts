import { QueryClient } from '@tanstack/react-query';

/** Data stays fresh for 30 s, so that hydration does not refetch the server's data. */
const freshFor = 30_000;

/**
 * Fetches even when the browser reports being offline: the call fails immediately and the page shows it,
 * instead of pausing silently.
 */
const networkMode = 'offlineFirst' as const;

/** Creates the query client of a page, for server and browser. Retries are left to the API client. */
export const createSiteQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: false, networkMode },
      mutations: { retry: false, networkMode },
    },
  });
