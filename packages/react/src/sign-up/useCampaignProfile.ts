import { ApiError, queryFor, type Client } from '@meetcute/client';
import { calls, type Profile } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/**
 * Returns the query options of a campaign's profile. A profile that is missing or not to be shown in
 * advertising is null, because sign-up continues without it.
 */
export const campaignProfileQuery = (client: Client, id: string) => {
  const { queryFn, meta } = queryFor(client, calls.getProfile, { id, for: 'advertising' });
  return {
    queryKey: ['campaignProfile', id] as const,
    meta,
    queryFn: async (context: Parameters<typeof queryFn>[0]): Promise<Profile | null> => {
      try {
        return (await queryFn(context)).profile;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
};

/**
 * Loads the profile of the campaign that brought the visitor here; null without an id, while loading and on failure.
 */
export function useCampaignProfile(id: string | null): Profile | null {
  const query = useQuery({ ...campaignProfileQuery(useClient(), id ?? ''), enabled: id !== null });
  return query.data ?? null;
}
