import { ApiError, queryFor, type Client } from '@meetcute/client';
import { calls, type Profile } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** Query options of the member a campaign shows; null for one who is gone, because the sign-up goes on without. */
export const campaignProfileQuery = (client: Client, id: string) => {
  const { queryFn, meta } = queryFor(client, calls.getProfile, { id });
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

/** The member whose picture brought the visitor here; null without one, and while or where it can't be had. */
export function useCampaignProfile(id: string | null): Profile | null {
  const query = useQuery({ ...campaignProfileQuery(useClient(), id ?? ''), enabled: id !== null });
  return query.data ?? null;
}
