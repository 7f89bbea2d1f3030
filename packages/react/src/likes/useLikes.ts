import { queryFor } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { noLikes } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** The query of likes given and received; it asks nothing for a visitor. */
export function useLikesQuery() {
  const client = useClient();
  const enabled = useIsLoggedIn();
  return useQuery({ ...queryFor(client, calls.getLikes), enabled, staleTime: Infinity });
}

/** Likes given and received; empty for a visitor and until they are known. */
export const useLikes = (): Likes => useLikesQuery().data ?? noLikes;
