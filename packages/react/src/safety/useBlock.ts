import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { usePurgeMember } from './purge.ts';

/** Action that blocks a member. */
export interface UseBlockResult {
  /** Hides the two members from each other; null for logged-out visitors, for the viewer's own profile, and while pending. */
  block: (() => void) | null;
  /** Whether the block is in progress. */
  isPending: boolean;
  /** Translated message for the last failure; undefined without one. */
  error: string | undefined;
}

/**
 * Blocks a member by profile id and calls `onBlocked` on success. The member is removed from every list only after
 * the server has confirmed the block, so that the lists never suggest a block that does not exist.
 */
export function useBlock(profileId: string, onBlocked?: () => void): UseBlockResult {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const purge = usePurgeMember();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(useClient(), calls.blockProfile),
    onSuccess: () => {
      onBlocked?.();
      purge(profileId);
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getBlocks) });
    },
  });
  const isPossible = Boolean(viewer) && viewer?.profile.id !== profileId && !isPending;
  return {
    block: isPossible ? () => mutate({ payload: { profile: profileId } }) : null,
    isPending,
    error: error ? errorText(error) : undefined,
  };
}
