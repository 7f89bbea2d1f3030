import type { QueryClient } from '@tanstack/react-query';

/** Query key of the time at which the server was last reached other than by a request of this page. */
export const reachedKey = ['reached'] as const;

/** Records that the server was reached by the event stream or by another tab, so that this page need not send a request. */
export const noteReached = (queryClient: QueryClient): void =>
  void queryClient.setQueryData(reachedKey, performance.now());
