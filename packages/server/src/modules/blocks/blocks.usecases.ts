import type { BlockedMember } from '@meetcute/contract';
import { canBlock, canUnblock } from '@meetcute/core';
import type { Executor, Transaction } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { RecordOutcome } from '../../http/call-context.ts';
import type { Services } from '../../services.ts';
import { findPair, findSide } from '../chats/chats.repository.ts';
import { appendChatEvent } from '../chats/chats.usecases.ts';
import { appendEvent } from '../events/append-events.repository.ts';
import { changeFor } from '../events/change.ts';
import { purgeFromLog } from '../events/purge-log.repository.ts';
import { findLike } from '../likes/likes.repository.ts';
import { type LikeAction, appendLikeEvent } from '../likes/likes.usecases.ts';
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
  tx: Transaction,
  { siteId, viewer, other, now }: BlockInput,
): Promise<void> {
  const recipient = { siteId, memberId: viewer.id };
  const chat = await findPair(tx, siteId, viewer.id, other.id);
  await purgeFromLog(tx, recipient, { profile: other.id, conversation: chat?.id ?? null });
  await removeAboutProfile(tx, recipient, other.id);
  const gone = { profile: other.id };
  const side = chat && (await findSide(tx, siteId, chat.id, viewer.id));
  if (chat && side?.isListed)
    await appendEvent(tx, recipient, 'chat_removed', { conversation: chat.id }, now);
  if (await findLike(tx, siteId, viewer.id, other.id)) await appendEvent(tx, recipient, 'unliked', gone, now);
  if (await findLike(tx, siteId, other.id, viewer.id))
    await appendEvent(tx, recipient, 'liked_by_removed', gone, now);
}

interface BlockInput {
  siteId: string;
  viewer: Member;
  other: Member;
  now: Date;
}

/** Hides two members from each other everywhere. Blocking again has no effect. Throws not_found. */
export async function blockProfile(
  services: Services,
  { site, user, otherId, now }: LikeAction,
  recordOutcome: RecordOutcome,
): Promise<void> {
  const siteId = site.id;
  await changeFor(services, siteId, [user.id, otherId], async (tx) => {
    const { other, standing } = await standingOf(tx, siteId, user.id, otherId);
    if (!other || !canBlock(user.id, standing)) throw notFound();
    const row = { siteId, blockerId: user.id, blockedId: otherId, createdAt: now };
    if (await insertBlock(tx, row)) {
      await appendRemovalEvents(tx, { siteId, viewer: user, other, now });
      await appendRemovalEvents(tx, { siteId, viewer: other, other: user, now });
    }
    await recordOutcome(tx);
  });
}

/** Appends events to both logs that restore likes and conversation. */
async function appendRestoreEvents(
  tx: Transaction,
  { siteId, user, other, now }: Pair,
  site: LikeAction['site'],
) {
  const chat = await findPair(tx, siteId, user.id, other.id);
  for (const [viewer, met] of [
    [user, other],
    [other, user],
  ] as const) {
    if (chat) await appendChatEvent(tx, { site, memberId: viewer.id, conversation: chat.id, now });
    const given = await findLike(tx, siteId, viewer.id, met.id);
    if (given) await appendLikeEvent(tx, 'liked', { like: given, viewer, other: met, site, now });
    const received = await findLike(tx, siteId, met.id, viewer.id);
    if (received) await appendLikeEvent(tx, 'liked_by', { like: received, viewer, other: met, site, now });
  }
}

/** Removes a block; has no effect without one. Throws not_found. */
export async function unblockProfile(
  services: Services,
  { site, user, otherId, now }: LikeAction,
): Promise<void> {
  const siteId = site.id;
  await changeFor(services, siteId, [user.id, otherId], async (tx) => {
    const { other, standing } = await standingOf(tx, siteId, user.id, otherId);
    if (!other || !canUnblock(user.id, standing)) throw notFound();
    const isFree = (await deleteBlock(tx, siteId, user.id, otherId)) && !standing.isBlockedBy;
    if (isFree && !standing.isDeleted) await appendRestoreEvents(tx, { siteId, user, other, now }, site);
  });
}
