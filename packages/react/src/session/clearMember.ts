import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Query key of whether the session ended less than a second ago (spec: session.logging-out-flag-1-s). */
export const loggingOutKey = ['isLoggingOut'] as const;

/** Query key of how the last session ended; see `useSessionEnded`. */
export const sessionEndKey = ['sessionEnd'] as const;

const staying: readonly unknown[] = [calls.getUser.name, loggingOutKey[0], sessionEndKey[0]];

/** Clears the user and all data of the member from the query cache. */
export async function clearMember(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !staying.includes(queryKey[0]) });
}
