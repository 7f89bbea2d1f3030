import type { LikeEntry, Likes } from '@meetcute/contract';
import { joinFirstPage, withNextPage } from '../lists/join.ts';
import type { ListPlace } from '../lists/place.ts';

/** Returns the position of a like in the pages of its list. */
export const likePlaceOf = ({ like_new: isNew, liked_at: at, id }: LikeEntry): ListPlace => ({
  isNew,
  at,
  id,
});

const byTime = (entries: readonly LikeEntry[]): LikeEntry[] =>
  entries.toSorted((a, b) => Date.parse(b.liked_at) - Date.parse(a.liked_at));

const joinLists = (known: Likes, page: Likes, join: typeof joinFirstPage): Likes => {
  const sent = join(
    { entries: known.profiles, before: known.profiles_before },
    { entries: page.profiles, before: page.profiles_before },
    likePlaceOf,
  );
  const received = join(
    { entries: known.liked_by, before: known.liked_by_before },
    { entries: page.liked_by, before: page.liked_by_before },
    likePlaceOf,
  );
  return {
    profiles: byTime(sent.entries),
    profiles_before: sent.before,
    liked_by: byTime(received.entries),
    liked_by_before: received.before,
  };
};

/** Joins freshly loaded likes with the further pages loaded before. */
export const joinLikes = (known: Likes, page: Likes): Likes =>
  page.profiles_before === undefined && page.liked_by_before === undefined
    ? page
    : joinLists(known, page, joinFirstPage);

/** Adds the page of a cursor; returns the likes unchanged when it is not the next page of either list. */
export function withLikesPage(known: Likes, cursor: string, page: Likes): Likes {
  if (cursor !== known.profiles_before && cursor !== known.liked_by_before) return known;
  const joined = joinLists(known, page, withNextPage);
  return cursor === known.profiles_before
    ? { ...joined, liked_by: known.liked_by, liked_by_before: known.liked_by_before }
    : { ...joined, profiles: known.profiles, profiles_before: known.profiles_before };
}

/** Adds likes that are not on the loaded pages. */
export const withFoundLikes = (known: Likes, { profiles, liked_by: likedBy }: Likes): Likes =>
  joinLists(
    known,
    {
      profiles,
      profiles_before: known.profiles_before,
      liked_by: likedBy,
      liked_by_before: known.liked_by_before,
    },
    withNextPage,
  );
