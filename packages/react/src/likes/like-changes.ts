import { calls, type LikeEntry, type Profile } from '@meetcute/contract';
import type { Mutation, QueryClient } from '@tanstack/react-query';

/** Request to like or unlike a profile. */
export interface LikeChange {
  /** Profile to like or unlike. */
  profile: Profile;
  /** Whether to like the profile; false to unlike it. */
  isLiked: boolean;
  /** Like that the server last confirmed; null for none. All pending changes of a profile share this object. */
  confirmed: { like: LikeEntry | null };
}

/** Whether a mutation likes or unlikes a profile. */
export const isChangeOfLikes = ({ options: { meta } }: Mutation): boolean =>
  meta?.['call'] === calls.likeProfile.name || meta?.['call'] === calls.unlikeProfile.name;

const changesIn = (queryClient: QueryClient, status?: 'pending'): LikeChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ predicate: isChangeOfLikes, ...(status && { status }) })
    .map(({ state }) => state.variables as LikeChange);

/** Returns the pending changes of a profile's like on this page, in the order of sending. */
export const changesUnderWay = (queryClient: QueryClient, profileId: string): LikeChange[] =>
  changesIn(queryClient, 'pending').filter(({ profile }) => profile.id === profileId);

/** Returns the ids of profiles that were liked or unliked on this page, whether or not the request succeeded. */
export const likedHere = (queryClient: QueryClient): ReadonlySet<string> =>
  new Set(changesIn(queryClient).map(({ profile }) => profile.id));
