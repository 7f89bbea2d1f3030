import type { Profile } from '@meetcute/contract';
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

/** Loads the members suggested on a page, if enabled (spec: route.signup-matches). */
export function useSuggestedMembers(reason: SuggestionReason, enabled = true): SuggestedMembersState {
  const { data, isPending, isError, errorUpdateCount, refetch } = useSuggestionsQuery(reason, enabled);
  const profiles = data?.profiles ?? [];
  const without = isPending ? 'loading' : isError ? 'failed' : 'none';
  return {
    state: profiles.length > 0 ? 'some' : without,
    isAgain: errorUpdateCount > 0,
    profiles,
    onRetry: () => void refetch(),
  };
}
