import type { LikeEntry, Likes } from '@meetcute/contract';
import { joinFirstPage, withNextPage } from '../lists/join.ts';
import type { ListPlace } from '../lists/list-place.ts';

/** Returns the position of a like in the pages of its list. */
export const likePlaceOf = ({ like_new: isNew, liked_at: time, id }: LikeEntry): ListPlace => ({
  isNew,
  at: time,
  id,
});

const byTime = (entries: readonly LikeEntry[]): LikeEntry[] =>
  entries.toSorted((a, b) => Date.parse(b.liked_at) - Date.parse(a.liked_at));

const joinLists = (loadedLikes: Likes, page: Likes, join: typeof joinFirstPage): Likes => {
  const sentList = join(
    { entries: loadedLikes.profiles, before: loadedLikes.profiles_before },
    { entries: page.profiles, before: page.profiles_before },
    likePlaceOf,
  );
  const receivedList = join(
    { entries: loadedLikes.liked_by, before: loadedLikes.liked_by_before },
    { entries: page.liked_by, before: page.liked_by_before },
    likePlaceOf,
  );
  return {
    profiles: byTime(sentList.entries),
    profiles_before: sentList.before,
    liked_by: byTime(receivedList.entries),
    liked_by_before: receivedList.before,
  };
};

/** Joins freshly loaded likes with the further pages loaded before. */
export const joinLikes = (loadedLikes: Likes, page: Likes): Likes =>
  page.profiles_before === undefined && page.liked_by_before === undefined
    ? page
    : joinLists(loadedLikes, page, joinFirstPage);

/** Adds the page of a cursor; returns the likes unchanged when it is not the next page of either list. */
export function withLikesPage(loadedLikes: Likes, cursor: string, page: Likes): Likes {
  if (cursor !== loadedLikes.profiles_before && cursor !== loadedLikes.liked_by_before) return loadedLikes;
  const joinedLikes = joinLists(loadedLikes, page, withNextPage);
  return cursor === loadedLikes.profiles_before
    ? { ...joinedLikes, liked_by: loadedLikes.liked_by, liked_by_before: loadedLikes.liked_by_before }
    : { ...joinedLikes, profiles: loadedLikes.profiles, profiles_before: loadedLikes.profiles_before };
}

/** Adds likes that are not on the loaded pages. */
export const withFoundLikes = (loadedLikes: Likes, { profiles, liked_by: likedBy }: Likes): Likes =>
  joinLists(
    loadedLikes,
    {
      profiles,
      profiles_before: loadedLikes.profiles_before,
      liked_by: likedBy,
      liked_by_before: loadedLikes.liked_by_before,
    },
    withNextPage,
  );
