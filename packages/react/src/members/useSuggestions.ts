import { queryFor } from '@meetcute/client';
import { calls, type CallQuery, type Profile } from '@meetcute/contract';
import { suggestionsQuery } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useClient, useTrafficSource } from '../provider/context.ts';

/** What members are suggested for. */
export type SuggestionReason = CallQuery<typeof calls.getSuggestions>['for'];

/** The query of members to suggest, for a page that says so where they could not be loaded. */
export const useSuggestionsQuery = (reason: SuggestionReason) =>
  useQuery(queryFor(useClient(), calls.getSuggestions, suggestionsQuery(reason, useTrafficSource())));

/** Members to suggest; none until they are there, and none where they could not be loaded. */
export const useSuggestions = (reason: SuggestionReason): readonly Profile[] =>
  useSuggestionsQuery(reason).data?.profiles ?? [];
