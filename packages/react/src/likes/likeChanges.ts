import { calls, type LikeEntry, type Profile } from '@meetcute/contract';
import type { Mutation, QueryClient } from '@tanstack/react-query';

/** A like, or its end, on its way to the server. */
export interface LikeChange {
  profile: Profile;
  /** Whether the profile is to be liked. */
  wanted: boolean;
  /** The like that the server last confirmed, null for none. All changes of a profile that are under way share it. */
  confirmed: { like: LikeEntry | null };
}

/** Whether a mutation likes or unlikes somebody. */
export const isChangeOfLikes = ({ options: { meta } }: Mutation): boolean =>
  meta?.['call'] === calls.likeProfile.name || meta?.['call'] === calls.unlikeProfile.name;

const changesIn = (queryClient: QueryClient, status?: 'pending'): LikeChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ predicate: isChangeOfLikes, ...(status && { status }) })
    .map(({ state }) => state.variables as LikeChange);

/** Changes of one profile's like that are under way on this page, in the order they are sent. */
export const changesUnderWay = (queryClient: QueryClient, profileId: string): LikeChange[] =>
  changesIn(queryClient, 'pending').filter(({ profile }) => profile.id === profileId);

/** Ids of those who were liked on this page, whether or not that is known to have worked. */
export const likedHere = (queryClient: QueryClient): ReadonlySet<string> =>
  new Set(changesIn(queryClient).map(({ profile }) => profile.id));
