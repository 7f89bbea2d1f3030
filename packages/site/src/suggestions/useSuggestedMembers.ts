import type { Profile } from '@meetcute/contract';
import { useSuggestionsQuery, type SuggestionReason } from '@meetcute/react';

/** Members to suggest, and what to say where there are none. */
export interface SuggestedMembersState {
  state: 'loading' | 'failed' | 'none' | 'some';
  /** Whether it failed before, so that somebody waits for the next try. */
  isAgain: boolean;
  profiles: readonly Profile[];
  /** Asks again after a failure. */
  onRetry: () => void;
}

/** The members suggested on a page (spec: route.signup-matches). */
export function useSuggestedMembers(reason: SuggestionReason): SuggestedMembersState {
  const { data, isPending, isError, errorUpdateCount, refetch } = useSuggestionsQuery(reason);
  const profiles = data?.profiles ?? [];
  const without = isPending ? 'loading' : isError ? 'failed' : 'none';
  return {
    state: profiles.length > 0 ? 'some' : without,
    isAgain: errorUpdateCount > 0,
    profiles,
    onRetry: () => void refetch(),
  };
}
