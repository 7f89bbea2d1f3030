import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** The chat list, newest first; kept fresh by polls and events. */
export function useChats() {
  const client = useClient();
  const enabled = useIsLoggedIn();
  return useQuery({ ...queryFor(client, calls.getChats), enabled, staleTime: Infinity });
}
