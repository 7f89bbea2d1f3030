import type { LikeEntry, Likes } from '@meetcute/contract';
import { likesOf } from './likes.ts';

/** What a page knows of mutual likes, to tell a new one from those that it found. */
export interface MutualLikes {
  /** Ids of all members who were ever mutual on this page; null until the likes are known. */
  readonly known: ReadonlySet<string> | null;
  /** The one who became mutual last; null for nobody. */
  readonly latest: LikeEntry | null;
}

/** A page that knows nothing yet. */
export const noMutualLikes: MutualLikes = { known: null, latest: null };

const nobody: ReadonlySet<string> = new Set();

/**
 * Goes on to the likes as they are now. What the page finds when it learns of likes is no news, but for likes that were
 * `given` on it before that, by profile id; somebody is news once however often the like is taken back and given again,
 * and who is mutual no more is no latest one.
 */
export function nextMutualLikes({ known, latest }: MutualLikes, likes: Likes, given = nobody): MutualLikes {
  const mutual = likesOf(likes, 'mutual');
  const ids = mutual.map(({ id }) => id);
  const before = known ?? new Set(ids.filter((id) => !given.has(id)));
  const fresh = mutual.find(({ id }) => !before.has(id));
  return {
    known: new Set([...before, ...ids]),
    latest: fresh ?? mutual.find(({ id }) => id === latest?.id) ?? null,
  };
}
