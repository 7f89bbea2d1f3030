import type { BlockedMember } from '@meetcute/contract';
import { canBlock, canUnblock } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { Change, UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound } from '../../errors.ts';
import { findPair, findSide } from '../chats/chats.repository.ts';
import { appendChatEvent } from '../chats/chats.usecases.ts';
import { purgeFromLog } from '../events/purge-log.repository.ts';
import { findLike } from '../likes/likes.repository.ts';
import { type LikeAction, appendLikeEvent } from '../likes/likes.usecases.ts';
import { refundUndelivered } from '../ledger/refunds.usecases.ts';
import { isActive } from '../members/members.rules.ts';
import type { Member } from '../members/members.table.ts';
import { removeAboutProfile } from '../notifications/notifications.repository.ts';
import { readMember } from '../profile/profile.repository.ts';
import { deleteBlock, hasBlocked, insertBlock, listBlocked } from './blocks.repository.ts';

/** Two members of a site, one of whom blocks or unblocks the other. */
interface Pair {
  siteId: string;
  user: Member;
  other: Member;
  now: Date;
}

/**
 * Returns another member and the relation to it, for core rules. `other` is null when there is no such
 * member.
 */
export async function standingOf(db: Executor, siteId: string, viewerId: string, otherId: string) {
  const other = await readMember(db, siteId, otherId);
  const standing = {
    id: otherId,
    isDeleted: other === null || other.deletedAt !== null,
    isBlocking: await hasBlocked(db, siteId, viewerId, otherId),
    isBlockedBy: await hasBlocked(db, siteId, otherId, viewerId),
  };
  return { other, standing };
}

/** Returns the members blocked by a member, newest block first. */
export async function getBlocks(
  db: Executor,
  { site, user }: Pick<LikeAction, 'site' | 'user'>,
): Promise<BlockedMember[]> {
  const rows = await listBlocked(db, site.id, user.id);
  return rows.map(({ blockedAt, ...row }) => ({ ...row, blocked_at: blockedAt.toISOString() }));
}

/**
 * Appends events to one member's log that remove the other one's conversation and likes, as if the other had
 * deleted the account. Both members get the same events, which do not reveal a block.
 */
async function appendRemovalEvents(
  { tx, append }: Change,
  { siteId, viewer, other }: BlockInput,
): Promise<void> {
  const recipient = { siteId, memberId: viewer.id };
  const chat = await findPair(tx, siteId, viewer.id, other.id);
  await purgeFromLog(tx, recipient, { profile: other.id, conversation: chat?.id ?? null });
  await removeAboutProfile(tx, recipient, other.id);
  const removal = { profile: other.id };
  const side = chat && (await findSide(tx, siteId, chat.id, viewer.id));
  if (chat && side?.isListed) append(viewer.id, 'chat_removed', { conversation: chat.id });
  if (await findLike(tx, siteId, viewer.id, other.id)) append(viewer.id, 'unliked', removal);
  if (await findLike(tx, siteId, other.id, viewer.id)) append(viewer.id, 'liked_by_removed', removal);
}

interface BlockInput {
  siteId: string;
  viewer: Member;
  other: Member;
}

/**
 * Hides two members from each other everywhere. Paid messages that the blocking member has not received are refunded and
 * removed; its own ones are not, or they would cost nothing. Blocking again has no effect. Throws not_found.
 */
export function blockProfile(
  unitOfWork: UnitOfWork<Done>,
  { site, user, otherId, now }: LikeAction,
): Promise<Done> {
  const siteId = site.id;
  return unitOfWork.run([user.id, otherId], async (change) => {
    const { tx } = change;
    const { other, standing } = await standingOf(tx, siteId, user.id, otherId);
    if (!other || !canBlock(user.id, standing)) throw notFound();
    const row = { siteId, blockerId: user.id, blockedId: otherId, createdAt: now };
    if (await insertBlock(tx, row)) {
      await appendRemovalEvents(change, { siteId, viewer: user, other });
      await appendRemovalEvents(change, { siteId, viewer: other, other: user });
      await refundUndelivered(change, { site, now }, { senderId: otherId, recipientId: user.id });
    }
    return DONE;
  });
}

/** Appends events to both logs that restore likes and conversation. */
async function appendRestoreEvents(
  change: Change,
  { siteId, user, other, now }: Pair,
  site: LikeAction['site'],
) {
  const { tx } = change;
  const chat = await findPair(tx, siteId, user.id, other.id);
  for (const [viewer, counterpart] of [
    [user, other],
    [other, user],
  ] as const) {
    if (chat) await appendChatEvent(change, { site, memberId: viewer.id, conversation: chat.id, now });
    const givenLike = await findLike(tx, siteId, viewer.id, counterpart.id);
    if (givenLike)
      await appendLikeEvent(change, 'liked', { like: givenLike, viewer, other: counterpart, site, now });
    const receivedLike = await findLike(tx, siteId, counterpart.id, viewer.id);
    if (receivedLike)
      await appendLikeEvent(change, 'liked_by', {
        like: receivedLike,
        viewer,
        other: counterpart,
        site,
        now,
      });
  }
}

/** Removes a block; has no effect without one. Throws not_found. */
export function unblockProfile(
  unitOfWork: UnitOfWork<Done>,
  { site, user, otherId, now }: LikeAction,
): Promise<Done> {
  const siteId = site.id;
  return unitOfWork.run([user.id, otherId], async (change) => {
    const { tx } = change;
    const { other, standing } = await standingOf(tx, siteId, user.id, otherId);
    if (!other || !canUnblock(user.id, standing)) throw notFound();
    const isFree = (await deleteBlock(tx, siteId, user.id, otherId)) && !standing.isBlockedBy;
    // Read again under the lock: a takedown may have removed a text that the events would copy.
    const current = (await readMember(tx, siteId, user.id)) ?? user;
    if (isFree && isActive(other, now))
      await appendRestoreEvents(change, { siteId, user: current, other, now }, site);
    return DONE;
  });
}
