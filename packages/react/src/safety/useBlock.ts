import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { usePurgeMember } from './purge.ts';

/** Blocking one member. */
export interface UseBlockResult {
  /** Hides the two from each other; null for a visitor, for oneself, and while it is under way. */
  block: (() => void) | null;
  isPending: boolean;
  /** Words for the last failure; undefined while there is none. */
  error: string | undefined;
}

/**
 * Blocks a member and calls `onBlocked`. The member leaves every list only once the server has said so: someone who
 * believes that they are safe must be.
 */
export function useBlock(profileId: string, onBlocked?: () => void): UseBlockResult {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const forget = usePurgeMember();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(useClient(), calls.blockProfile),
    onSuccess: () => {
      onBlocked?.();
      forget(profileId);
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
