import type { LikeEntry, Likes, Settings } from '@meetcute/contract';

/** Lists of likes. `/likes` shows `received`. */
export const likesTypes = ['received', 'sent', 'mutual'] as const;

/** One of the lists of likes. */
export type LikesType = (typeof likesTypes)[number];

/** Returns whether a path segment names a list of likes. Any other segment is an unknown page. */
export const isLikesType = (value: string): value is LikesType =>
  (likesTypes as readonly string[]).includes(value);

/** Returns the lists that a site shows: without mutual likes where `likes.mutualTab` is off. */
export const shownLikesTypes = ({ likes }: Pick<Settings, 'likes'>): readonly LikesType[] =>
  likesTypes.filter((type) => type !== 'mutual' || likes.mutualTab !== false);

/** Empty likes. */
export const noLikes: Likes = { profiles: [], liked_by: [] };

/** Returns the entries with new likes first, otherwise in their order (spec: likes.new-first). */
export const newFirst = <E extends Pick<LikeEntry, 'like_new'>>(entries: readonly E[]): readonly E[] => [
  ...entries.filter((entry) => entry.like_new),
  ...entries.filter((entry) => !entry.like_new),
];

/**
 * Returns one of the three lists. `mutual` contains the received likes that were returned. New likes come first, unless
 * the setting `likes.newFirst` is off.
 */
export const likesOf = (likes: Likes, type: LikesType, isNewFirst = true): readonly LikeEntry[] => {
  const entries = type === 'sent' ? likes.profiles : likes.liked_by;
  // By the flag, because the like in return may be on a page that is not loaded.
  const shownEntries = type === 'mutual' ? entries.filter((entry) => entry.did_like_profile) : entries;
  return isNewFirst ? newFirst(shownEntries) : shownEntries;
};

/** Returns whether the user likes the profile with this id. */
export const isLiked = (likes: Likes, profileId: string): boolean =>
  likes.profiles.some(({ id }) => id === profileId);

/** Returns the number of received likes that the user has not seen. */
export const countNewLikes = (likes: Likes): number =>
  likes.liked_by.filter((entry) => entry.like_new).length;

const markReturned = (likes: Likes, profileId: string, isReturned: boolean): Likes['liked_by'] =>
  likes.liked_by.map((entry) =>
    entry.id === profileId ? { ...entry, did_like_profile: isReturned } : entry,
  );

/** Adds a like of the user, newest first. Replaces an existing entry in place. */
export const withLike = (likes: Likes, entry: LikeEntry): Likes => ({
  profiles: isLiked(likes, entry.id)
    ? likes.profiles.map((each) => (each.id === entry.id ? entry : each))
    : [entry, ...likes.profiles],
  liked_by: markReturned(likes, entry.id, true),
});

/** Removes a like of the user, by profile id (spec: likes.toggle-per-profile). */
export const withoutLike = (likes: Likes, profileId: string): Likes => ({
  profiles: likes.profiles.filter(({ id }) => id !== profileId),
  liked_by: markReturned(likes, profileId, false),
});

/** Clears the new flag of a received like when it is opened (spec: likes.opening-clears-new-flag). */
export const openLike = (likes: Likes, profileId: string): Likes => ({
  ...likes,
  liked_by: likes.liked_by.map((entry) => (entry.id === profileId ? { ...entry, like_new: false } : entry)),
});

/** Adds a received like, newest first. Replaces an existing entry in place. */
export const withReceivedLike = (likes: Likes, entry: LikeEntry): Likes => ({
  ...likes,
  liked_by: likes.liked_by.some(({ id }) => id === entry.id)
    ? likes.liked_by.map((each) => (each.id === entry.id ? entry : each))
    : [entry, ...likes.liked_by],
});

/** Removes a received like that its sender withdrew, by profile id. */
export const withoutReceivedLike = (likes: Likes, profileId: string): Likes => ({
  ...likes,
  liked_by: likes.liked_by.filter(({ id }) => id !== profileId),
});
