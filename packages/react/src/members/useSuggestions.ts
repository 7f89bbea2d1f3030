import { queryFor } from '@meetcute/client';
import { calls, type CallQuery, type Profile } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** What members are suggested for. */
export type SuggestionReason = CallQuery<typeof calls.getSuggestions>['for'];

/** Members to suggest; none until they are there, and none where they could not be loaded. */
export const useSuggestions = (reason: SuggestionReason): readonly Profile[] =>
  useQuery(queryFor(useClient(), calls.getSuggestions, { for: reason })).data?.profiles ?? [];
