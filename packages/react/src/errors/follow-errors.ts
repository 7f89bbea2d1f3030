import type { Query, QueryClient } from '@tanstack/react-query';

/** Calls `onError` for every query that has failed already and for each later failure. Returns an unsubscribe function. */
export function followErrors(
  queryClient: QueryClient,
  onError: (query: Query, error: Error) => void,
): () => void {
  const queries = queryClient.getQueryCache();
  for (const query of queries.getAll()) if (query.state.error) onError(query, query.state.error);
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onError(event.query, event.action.error);
  });
}
