import { QueryClient } from '@tanstack/react-query';

/** Answers count as fresh for 30 s, so that what the server fetched is not fetched again while the page starts. */
const freshFor = 30_000;

/** The query client of a page, the same on both sides; the generic client alone decides about retries. */
export const createSiteQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: freshFor, retry: false }, mutations: { retry: false } },
  });
