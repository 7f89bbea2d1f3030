import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type Session } from '@meetcute/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** The member's sessions and how to end them, returned by `useSessions`. */
export interface Sessions {
  /** The current session first, then the most recently seen ones; undefined until loaded. */
  sessions: readonly Session[] | undefined;
  /** Time at which the list was last loaded, in milliseconds since the epoch; 0 until loaded. */
  asOf: number;
  /** Translated message if the list could not be loaded; undefined otherwise. */
  loadError: string | undefined;
  /** Loads the list again. */
  onReload: () => void;
  /** Ends the session with the given id, or all other sessions if null. Null while a request is in flight. */
  onEnd: ((session: string | null) => void) | null;
  /** Id of the session that is being ended, null for all others; undefined while no request is in flight. */
  ending: string | null | undefined;
  /** Translated message if the last request to end a session failed; undefined otherwise. */
  endError: string | undefined;
  /** Whether the last request to end a session succeeded. */
  isEnded: boolean;
}

const inOrder = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || b.last_seen.localeCompare(a.last_seen);

/** Loads the member's sessions and returns functions to end them. */
export function useSessions(): Sessions {
  const queryClient = useQueryClient();
  const client = useClient();
  const errorText = useErrorText();
  const list = useQuery(queryFor(client, calls.getSessions));
  const end = useMutation({
    ...mutationFor(client, calls.endSessions),
    // Refetch after a failure too: the session may have ended already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getSessions) }),
  });
  const isPending = end.isPending;
  return {
    sessions: list.data?.sessions.toSorted(inOrder),
    asOf: list.dataUpdatedAt,
    loadError: list.error && !list.data ? errorText(list.error) : undefined,
    onReload: () => void list.refetch(),
    onEnd: isPending ? null : (session) => end.mutate({ payload: { session } }),
    ending: isPending ? end.variables.payload.session : undefined,
    endError: end.error ? errorText(end.error) : undefined,
    isEnded: end.isSuccess,
  };
}
