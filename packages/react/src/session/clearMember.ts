import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Whether the member was lost less than a second ago, in the query cache (spec: session.logging-out-flag-1-s). */
export const loggingOutKey = ['isLoggingOut'] as const;

/** How the last member went, in the query cache; see `useSessionEnded`. */
export const sessionEndKey = ['sessionEnd'] as const;

const staying: readonly unknown[] = [calls.getUser.name, loggingOutKey[0], sessionEndKey[0]];

/** Makes the page a visitor's: nothing that belonged to the member stays in the cache. */
export async function clearMember(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !staying.includes(queryKey[0]) });
}
