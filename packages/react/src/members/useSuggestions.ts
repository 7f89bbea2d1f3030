import { queryFor } from '@meetcute/client';
import { calls, type CallQuery, type Profile } from '@meetcute/contract';
import { suggestionsQuery } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useClient, useTrafficSource } from '../provider/context.ts';

/** Purpose of the suggestions, as the wire names it. */
export type SuggestionReason = CallQuery<typeof calls.getSuggestions>['for'];

/** Loads suggested members as a query, for pages that show loading and error states; only if enabled. */
export const useSuggestionsQuery = (reason: SuggestionReason, isEnabled = true) =>
  useQuery({
    ...queryFor(useClient(), calls.getSuggestions, suggestionsQuery(reason, useTrafficSource())),
    enabled: isEnabled,
  });

/** Returns suggested members; an empty list while they load and after a failure. */
export const useSuggestions = (reason: SuggestionReason): readonly Profile[] =>
  useSuggestionsQuery(reason).data?.profiles ?? [];
