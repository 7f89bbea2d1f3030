import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type BlockedMember } from '@meetcute/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { restoreMember } from './purge.ts';

/** Whom a member has blocked. */
export interface Blocks {
  /** Newest block first; undefined while they are not known. */
  blocks: readonly BlockedMember[] | undefined;
  /** Words for a list that could not be loaded; undefined while there is none. */
  loadError: string | undefined;
  onReload: () => void;
  /** Takes a block back; null while that is under way. */
  unblock: ((member: BlockedMember) => void) | null;
  /** The id of the member who is being freed; undefined while none is. */
  freeing: string | undefined;
  /** Words for a block that could not be taken back; undefined while there is none. */
  freeError: string | undefined;
  /** Who was freed last; undefined before. */
  freed: BlockedMember | undefined;
}

/** The blocked members, and how to take a block back. */
export function useBlocks(): Blocks {
  const queryClient = useQueryClient();
  const client = useClient();
  const errorText = useErrorText();
  const list = useQuery(queryFor(client, calls.getBlocks));
  const { mutationFn, ...options } = mutationFor(client, calls.unblockProfile);
  const free = useMutation({
    ...options,
    mutationFn: ({ id }: BlockedMember) => mutationFn({ payload: { profile: id } }),
    onSuccess: (_done, { id }) => restoreMember(queryClient, id),
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
