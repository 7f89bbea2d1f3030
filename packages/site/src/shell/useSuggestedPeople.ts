import type { Profile } from '@meetcute/contract';
import { useSuggestionsQuery } from '@meetcute/react';

/** The first members whom somebody new is shown, and what to say where there are none. */
export interface SuggestedPeople {
  state: 'loading' | 'failed' | 'none' | 'some';
  profiles: readonly Profile[];
  /** Asks again after a failure. */
  onRetry: () => void;
}

/** The members suggested after a sign-up, for step 6 and for the page of its own (spec: route.signup-matches). */
export function useSuggestedPeople(): SuggestedPeople {
  const { data, isPending, isError, refetch } = useSuggestionsQuery('signup');
  const profiles = data?.profiles ?? [];
  const without = isPending ? 'loading' : isError ? 'failed' : 'none';
  return {
    state: profiles.length > 0 ? 'some' : without,
    profiles,
    onRetry: () => void refetch(),
  };
}
