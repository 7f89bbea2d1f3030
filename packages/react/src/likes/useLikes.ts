import { queryFor } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

const none: Likes = { profiles: [], liked_by: [] };

/** Likes given and received; empty for a visitor and until they are known. */
export function useLikes(): Likes {
  const client = useClient();
  const enabled = useIsLoggedIn();
  return useQuery({ ...queryFor(client, calls.getLikes), enabled, staleTime: Infinity }).data ?? none;
}
