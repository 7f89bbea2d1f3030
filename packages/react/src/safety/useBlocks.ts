import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type BlockedMember } from '@meetcute/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useClientStore, useQueryClient } from '../provider/context.ts';
import { restoreMember } from './purge.ts';

/** Blocked members, and how to unblock them. */
export interface Blocks {
  /** Blocked members, newest block first; undefined before they are loaded. */
  blocks: readonly BlockedMember[] | undefined;
  /** Translated message when the list failed to load; undefined without a failure. */
  loadError: string | undefined;
  /** Loads the list again. */
  onReload: () => void;
  /** Unblocks a member; null while that is in progress. */
  unblock: ((member: BlockedMember) => void) | null;
  /** Profile id of the member who is being unblocked; undefined for none. */
  freeing: string | undefined;
  /** Translated message when unblocking failed; undefined without a failure. */
  freeError: string | undefined;
  /** Member who was unblocked last; undefined before. */
  freed: BlockedMember | undefined;
}

/** Loads the blocked members and unblocks them. */
export function useBlocks(): Blocks {
  const queryClient = useQueryClient();
  const client = useClient();
  const store = useClientStore();
  const errorText = useErrorText();
  const list = useQuery(queryFor(client, calls.getBlocks));
  const { mutationFn, ...options } = mutationFor(client, calls.unblockProfile);
  const free = useMutation({
    ...options,
    mutationFn: ({ id }: BlockedMember) => mutationFn({ payload: { profile: id } }),
    onSuccess: (_done, { id }) => restoreMember(queryClient, store, id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getBlocks) }),
  });
  const { isPending } = free;
  return {
    blocks: list.data?.blocks,
    loadError: list.error && !list.data ? errorText(list.error) : undefined,
    onReload: () => void list.refetch(),
    unblock: isPending ? null : (member) => free.mutate(member),
    freeing: isPending ? free.variables.id : undefined,
    freeError: free.error ? errorText(free.error) : undefined,
    freed: free.isSuccess ? free.variables : undefined,
  };
}
