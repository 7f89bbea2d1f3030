import { type LikeEntry, type Likes, LIST_PAGE, type Profile } from '@meetcute/contract';
import { pageOf, readCursor } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { Change, UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { removeAboutLike } from '../notifications/notifications.repository.ts';
import { notifyLike } from '../notifications/notify.usecases.ts';
import { findContact, findVisible, readMember } from '../profile/profile.repository.ts';
import { viewsOf } from '../profile/profile.view.ts';
import { type LikesWanted, listGiven, listReceived } from './likes-list.repository.ts';
import { deleteLike, findLike, insertLike, markSeen } from './likes.repository.ts';
import type { Like } from './likes.table.ts';

/** A member of a site acting on another member. */
export interface LikeAction {
  site: Site;
  user: Member;
  otherId: string;
  now: Date;
}

/** Returns a like as one of its two members sees it. Only the liked member sees it as new. */
const entryOf = (like: Like, profile: Profile, viewerId: string, doesLike: boolean): LikeEntry => ({
  ...profile,
  like_new: like.likedId === viewerId && like.seenAt === null,
  did_like_profile: doesLike,
  liked_at: like.likedAt.toISOString(),
});

/** Query of `getLikes`: a cursor and the size of a page, or ids of members. */
interface LikesQuery {
  limit?: number | undefined;
  before?: string | undefined;
  profiles?: readonly string[] | undefined;
}

/** Returns what a query lists: one more like of each list than fit on a page, or null for a list without any. */
function wantedOf({
  before,
  limit: size = LIST_PAGE,
  profiles,
  now,
}: LikesQuery & { now: Date }): Record<LikesList, LikesWanted | null> {
  if (profiles) {
    const both = { limit: profiles.length, now, withIds: profiles };
    return { profiles: both, liked_by: both };
  }
  const limit = size + 1;
  if (before === undefined) return { profiles: { limit, now }, liked_by: { limit, now } };
  const { list, place } = readCursor(before);
  const createOptions = (each: LikesList) => (each === list ? { limit, now, after: place } : null);
  return { profiles: createOptions('profiles'), liked_by: createOptions('liked_by') };
}

type LikesList = 'profiles' | 'liked_by';

const placeOf = ({ like }: { like: Like }, id: string, isNew: boolean) => ({
  isNew,
  at: like.likedAt.toISOString(),
  id,
});

/**
 * Returns a page of the likes given and received, newest first. Where more likes exist, the page has the new
 * ones first.
 */
export async function getLikes(
  db: Executor,
  { site, user, now }: { site: Site; user: Member; now: Date },
  query: LikesQuery,
): Promise<Likes> {
  const viewing = { site, viewerId: user.id, now };
  const options = wantedOf({ ...query, now });
  const size = query.limit ?? LIST_PAGE;
  const givenPage = pageOf(
    options.profiles ? await listGiven(db, site.id, user.id, options.profiles) : [],
    size,
    {
      list: 'profiles',
      placeOf: (row) => placeOf(row, row.like.likedId, false),
    },
  );
  const receivedPage = pageOf(
    options.liked_by ? await listReceived(db, site.id, user.id, options.liked_by) : [],
    size,
    { list: 'liked_by', placeOf: (row) => placeOf(row, row.like.likerId, row.like.seenAt === null) },
  );
  const rows = [
    ...givenPage.page.map((row) => ({ ...row, returnedAt: row.like.likedAt })),
    ...receivedPage.page.toSorted((a, b) => b.like.likedAt.getTime() - a.like.likedAt.getTime()),
  ];
  const profiles = await viewsOf(
    db,
    rows.map(({ member }) => member),
    viewing,
  );
  const entries = rows.flatMap(({ like, returnedAt }, index) => {
    const profile = profiles[index];
    return profile ? [entryOf(like, profile, user.id, returnedAt !== null)] : [];
  });
  return {
    profiles: entries.slice(0, givenPage.page.length),
    liked_by: entries.slice(givenPage.page.length),
    ...(givenPage.before !== undefined && { profiles_before: givenPage.before }),
    ...(receivedPage.before !== undefined && { liked_by_before: receivedPage.before }),
  };
}

/** Appends a like to one member's log, as that member sees it. Both members must be locked, and read under the lock. */
export async function appendLikeEvent(
  { tx, append }: Change,
  type: 'liked' | 'liked_by',
  { like, viewer, other, site, now }: { like: Like; viewer: Member; other: Member; site: Site; now: Date },
): Promise<void> {
  const [profile] = await viewsOf(tx, [other], { site, viewerId: viewer.id, now });
  if (!profile) return;
  const doesLike = type === 'liked' || (await findLike(tx, site.id, viewer.id, other.id)) !== null;
  append(viewer.id, type, entryOf(like, profile, viewer.id, doesLike));
}

/** Likes a member. Liking again has no effect. Throws not_found, birth_date_missing. */
export function likeProfile(
  unitOfWork: UnitOfWork<Done>,
  { site, user, otherId, now }: LikeAction,
): Promise<Done> {
  return unitOfWork.run([user.id, otherId], async (change) => {
    const { tx } = change;
    // Read again under the lock: a takedown may have removed a text that the event would copy.
    const liker = (await readMember(tx, site.id, user.id)) ?? user;
    const other = await findContact(tx, { user: liker, otherId, now });
    const row = { siteId: site.id, likerId: user.id, likedId: otherId, likedAt: now };
    const like = await insertLike(tx, row);
    if (like) {
      await appendLikeEvent(change, 'liked', { like, viewer: liker, other, site, now });
      await appendLikeEvent(change, 'liked_by', { like, viewer: other, other: liker, site, now });
      const isReturned = (await findLike(tx, site.id, otherId, user.id)) !== null;
      await notifyLike(change, { site, memberId: otherId, now }, { liker, isReturned });
    }
    return DONE;
  });
}

/** Removes a like; has no effect without one. Throws not_found. */
export function unlikeProfile(
  unitOfWork: UnitOfWork<Done>,
  { site, user, otherId, now }: LikeAction,
): Promise<Done> {
  return unitOfWork.run([user.id, otherId], async ({ tx, append }) => {
    if (!(await findVisible(tx, { siteId: site.id, viewerId: user.id, now }, otherId))) throw notFound();
    if (!(await deleteLike(tx, site.id, user.id, otherId))) return DONE;
    await removeAboutLike(tx, { siteId: site.id, memberId: otherId }, user.id);
    append(user.id, 'unliked', { profile: otherId });
    append(otherId, 'liked_by_removed', { profile: user.id });
    return DONE;
  });
}

/** Marks a received like as seen in all of the member's tabs. Throws not_found. */
export function markLikeSeen(
  unitOfWork: UnitOfWork<Done>,
  { site, user, otherId, now }: LikeAction,
): Promise<Done> {
  // The event copies the profile of the other member, which a takedown changes under its lock.
  return unitOfWork.run([user.id, otherId], async (change) => {
    const { tx } = change;
    const other = await findVisible(tx, { siteId: site.id, viewerId: user.id, now }, otherId);
    const like = other && (await findLike(tx, site.id, otherId, user.id));
    if (!like) throw notFound();
    const seenLike = await markSeen(tx, like, now);
    if (seenLike)
      await appendLikeEvent(change, 'liked_by', { like: seenLike, viewer: user, other, site, now });
    return DONE;
  });
}
