import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** Loads the chat list, newest first. Polls and events keep it fresh. Disabled for logged-out visitors. */
export function useChats() {
  const client = useClient();
  const isLoggedIn = useIsLoggedIn();
  return useQuery({ ...queryFor(client, calls.getChats), enabled: isLoggedIn, staleTime: Infinity });
}
