import type { LikeEntry, Likes, Profile } from '@meetcute/contract';
import type { Executor } from '../../database/database.ts';
import type { Change, UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { removeAboutLike } from '../notifications/notifications.repository.ts';
import { notifyLike } from '../notifications/notify.usecases.ts';
import { findContact, findVisible } from '../profile/profile.repository.ts';
import { viewsOf } from '../profile/profile.view.ts';
import { deleteLike, findLike, insertLike, listGiven, listReceived, markSeen } from './likes.repository.ts';
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

/** Returns likes given and received, newest first. */
export async function getLikes(
  db: Executor,
  { site, user, now }: { site: Site; user: Member; now: Date },
): Promise<Likes> {
  const viewing = { site, viewerId: user.id, now };
  const given = await listGiven(db, site.id, user.id);
  const received = await listReceived(db, site.id, user.id);
  const rows = [...given.map((row) => ({ ...row, returnedAt: row.like.likedAt })), ...received];
  const profiles = await viewsOf(
    db,
    rows.map(({ member }) => member),
    viewing,
  );
  const entries = rows.flatMap(({ like, returnedAt }, index) => {
    const profile = profiles[index];
    return profile ? [entryOf(like, profile, user.id, returnedAt !== null)] : [];
  });
  return { profiles: entries.slice(0, given.length), liked_by: entries.slice(given.length) };
}

/** Appends a like to one member's log, as that member sees it. */
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
    const other = await findContact(tx, site.id, user, otherId);
    const row = { siteId: site.id, likerId: user.id, likedId: otherId, likedAt: now };
    const like = await insertLike(tx, row);
    if (like) {
      await appendLikeEvent(change, 'liked', { like, viewer: user, other, site, now });
      await appendLikeEvent(change, 'liked_by', { like, viewer: other, other: user, site, now });
      const isReturned = (await findLike(tx, site.id, otherId, user.id)) !== null;
      await notifyLike(change, { site, memberId: otherId, now }, { likerId: user.id, isReturned });
    }
    return DONE;
  });
}

/** Removes a like; has no effect without one. Throws not_found. */
export function unlikeProfile(
  unitOfWork: UnitOfWork<Done>,
  { site, user, otherId }: LikeAction,
): Promise<Done> {
  return unitOfWork.run([user.id, otherId], async ({ tx, append }) => {
    if (!(await findVisible(tx, site.id, user.id, otherId))) throw notFound();
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
  return unitOfWork.run([user.id], async (change) => {
    const { tx } = change;
    const other = await findVisible(tx, site.id, user.id, otherId);
    const like = other && (await findLike(tx, site.id, otherId, user.id));
    if (!like) throw notFound();
    const seen = await markSeen(tx, like, now);
    if (seen) await appendLikeEvent(change, 'liked_by', { like: seen, viewer: user, other, site, now });
    return DONE;
  });
}
