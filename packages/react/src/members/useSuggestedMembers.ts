import type { Likes, Profile } from '@meetcute/contract';
import { useMemo, useState } from 'react';
import { likesKey } from '../likes/follow-likes.ts';
import { useQueryClient } from '../provider/context.ts';
import { useSuggestionsQuery, type SuggestionReason } from './useSuggestions.ts';

/** Suggested members and the state of the request. */
export interface SuggestedMembersState {
  /** State of the request; 'none' when it returned no members. */
  state: 'loading' | 'failed' | 'none' | 'some';
  /** Whether an earlier attempt failed, so that the viewer is waiting for a retry. */
  isAgain: boolean;
  /** Suggested members; empty until loaded. */
  profiles: readonly Profile[];
  /** Retries after a failure. */
  onRetry: () => void;
}

/** Returns profiles without those whom the viewer had liked, as far as loaded, when the component was mounted. */
function useUnliked(profiles: readonly Profile[] | undefined): readonly Profile[] {
  const queryClient = useQueryClient();
  const [likedIds] = useState(() => queryClient.getQueryData<Likes>(likesKey)?.profiles.map(({ id }) => id));
  return useMemo(() => profiles?.filter(({ id }) => !likedIds?.includes(id)) ?? [], [profiles, likedIds]);
}

/**
 * Loads the members suggested on a page, if enabled (spec: route.signup-matches). Suggestions of an earlier page may be
 * older than a like. Whoever the viewer likes on this page stays.
 */
export function useSuggestedMembers(reason: SuggestionReason, isEnabled = true): SuggestedMembersState {
  const { data, isPending, isError, errorUpdateCount, refetch } = useSuggestionsQuery(reason, isEnabled);
  const profiles = useUnliked(data?.profiles);
  const emptyState = isPending ? 'loading' : isError ? 'failed' : 'none';
  return {
    state: profiles.length > 0 ? 'some' : emptyState,
    isAgain: errorUpdateCount > 0,
    profiles,
    onRetry: () => void refetch(),
  };
}
