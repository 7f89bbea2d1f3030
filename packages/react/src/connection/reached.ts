import type { QueryClient } from '@tanstack/react-query';

/** The key of when the server was last heard without having been asked by this page. */
export const reachedKey = ['reached'] as const;

/** Notes that the server was heard: by the stream, or by another tab, so that this one has no reason to ask. */
export const noteReached = (queryClient: QueryClient): void =>
  void queryClient.setQueryData(reachedKey, performance.now());
