import { queryFor } from '@meetcute/client';
import { calls, type CallQuery, type Profile } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** What members are suggested for. */
export type SuggestionReason = CallQuery<typeof calls.getSuggestions>['for'];

export interface Suggestions {
  /** None until they are there, and none where they could not be loaded. */
  profiles: readonly Profile[];
  /** The first ones are on their way. */
  isLoading: boolean;
}

/** Members to suggest. */
export function useSuggestions(reason: SuggestionReason): Suggestions {
  const { data, isLoading } = useQuery(queryFor(useClient(), calls.getSuggestions, { for: reason }));
  return { profiles: data?.profiles ?? [], isLoading };
}
