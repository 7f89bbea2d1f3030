import { QueryClient } from '@tanstack/react-query';

/** Answers count as fresh for 30 s, so that what the server fetched is not fetched again while the page starts. */
const freshFor = 30_000;

/** A call is made even where the browser believes to be offline: it fails at once and the page says so, instead of waiting in silence. */
const networkMode = 'offlineFirst' as const;

/** The query client of a page, the same on both sides; the generic client alone decides about retries. */
export const createSiteQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: false, networkMode },
      mutations: { retry: false, networkMode },
    },
  });
