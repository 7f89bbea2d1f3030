import type { LikeEntry, Likes } from '@meetcute/contract';
import { likesOf } from './likes.ts';

/** Mutual likes known to a page, used to detect new ones. */
export interface MutualLikes {
  /** Ids of all members with whom a mutual like has existed on this page; null until likes are loaded. */
  readonly knownIds: ReadonlySet<string> | null;
  /** Most recent new mutual like; null without one. */
  readonly latest: LikeEntry | null;
  /** Time of the newest like at the first load. Older likes are on pages that were loaded later. */
  readonly since?: string | undefined;
}

/** State before likes are loaded. */
export const noMutualLikes: MutualLikes = { knownIds: null, latest: null };

const nobody: ReadonlySet<string> = new Set();

/**
 * Returns the next state for the current likes. Mutual likes present at the first load are not new, except
 * those with `givenIds`: profiles that were liked on this page before it. Each member counts as new at most once. A like
 * that is no longer mutual is not `latest`.
 */
export function nextMutualLikes(
  { knownIds, latest, since: start }: MutualLikes,
  likes: Likes,
  givenIds = nobody,
): MutualLikes {
  const mutual = likesOf(likes, 'mutual');
  const all = [...likes.profiles, ...likes.liked_by];
  const firstLoadTime = knownIds
    ? start
    : all
        .map(({ liked_at: time }) => time)
        .toSorted()
        .at(-1);
  const isRecent = (profile: string) =>
    all.some(({ id, liked_at: time }) => id === profile && time >= (firstLoadTime ?? ''));
  const ids = mutual.map(({ id }) => id);
  const earlierIds = knownIds ?? new Set(ids.filter((id) => !givenIds.has(id)));
  const fresh = mutual.find(
    (like) => !earlierIds.has(like.id) && (givenIds.has(like.id) || isRecent(like.id)),
  );
  return {
    knownIds: new Set([...earlierIds, ...ids]),
    latest: fresh ?? mutual.find(({ id }) => id === latest?.id) ?? null,
    since: firstLoadTime,
  };
}
