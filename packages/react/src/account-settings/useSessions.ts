import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type Session } from '@meetcute/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** The browsers in which the member is logged in. */
export interface Sessions {
  /** This browser first, then the one last seen latest; undefined while they are not known. */
  sessions: readonly Session[] | undefined;
  /** When they were asked for, in milliseconds. */
  asOf: number;
  /** Words for a list that could not be loaded; undefined while there is none. */
  loadError: string | undefined;
  onReload: () => void;
  /** Logs one other browser out, or with null all others; null while that is under way. */
  onEnd: ((session: string | null) => void) | null;
  /** The browser that is being logged out, null for all others; undefined while none is. */
  ending: string | null | undefined;
  /** Words for a logout elsewhere that failed; undefined while there is none. */
  endError: string | undefined;
  /** Whether the last thing that was asked for is done. */
  isEnded: boolean;
}

const inOrder = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || b.last_seen.localeCompare(a.last_seen);

/** The signed-in browsers, and how to log them out from here. */
export function useSessions(): Sessions {
  const queryClient = useQueryClient();
  const client = useClient();
  const errorText = useErrorText();
  const list = useQuery(queryFor(client, calls.getSessions));
  const end = useMutation({
    ...mutationFor(client, calls.endSessions),
    // Also after a failure: one that is gone already is no longer shown.
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
