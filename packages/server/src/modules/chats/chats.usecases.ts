import type { ChatItem } from '@meetcute/contract';
import type { Executor, Transaction } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { appendEvent } from '../events/append-events.repository.ts';
import { changeFor } from '../events/change.ts';
import { purgeChatFromLog } from '../events/purge-log.repository.ts';
import type { LikeAction } from '../likes/likes.usecases.ts';
import type { Member } from '../members/members.table.ts';
import { removeAboutChat } from '../notifications/notifications.repository.ts';
import { findContact, findVisible } from '../profile/profile.repository.ts';
import {
  changeSide,
  clearSide,
  findChat,
  findPair,
  findSide,
  insertConversation,
  listChats,
} from './chats.repository.ts';
import { chatItemsOf } from './chats.view.ts';

/** Limit of new conversations per member. */
const START_LIMIT: Limit = { name: 'start-chat', max: 60, window: 3_600_000 };

/** Returns the conversations of a member, newest first. */
export async function getChats(
  db: Executor,
  { site, user, now }: { site: Site; user: Member; now: Date },
): Promise<ChatItem[]> {
  const rows = await listChats(db, site.id, user.id);
  return chatItemsOf(db, rows, { site, viewerId: user.id, now });
}

/** A member's view of a conversation at a point in time. */
interface Place {
  site: Site;
  memberId: string;
  conversation: string;
  now: Date;
}

/**
 * Returns a conversation as an item of a member's list; null when it is not listed or the other member is not
 * visible.
 */
export async function chatFor(
  tx: Transaction,
  { site, memberId, conversation, now }: Place,
): Promise<ChatItem | null> {
  const row = await findChat(tx, site.id, memberId, conversation);
  if (!row?.mine.isListed) return null;
  const [item = null] = await chatItemsOf(tx, [row], { site, viewerId: memberId, now });
  return item;
}

/**
 * Appends a `chat` event with the list item of a conversation. Does nothing when it is not listed or visible.
 */
export async function appendChatEvent(tx: Transaction, place: Place): Promise<void> {
  const item = await chatFor(tx, place);
  const recipient = { siteId: place.site.id, memberId: place.memberId };
  if (item) await appendEvent(tx, recipient, 'chat', item, place.now);
}

/**
 * Finds or starts the conversation with a member. Returns its id, the same one for simultaneous calls. Throws
 * not_found, birth_date_missing, too_many_requests.
 */
export function startChat(services: Services, { site, user, otherId, now }: LikeAction): Promise<string> {
  return changeFor(services, site.id, [user.id, otherId], async (tx) => {
    const known = await findPair(tx, site.id, user.id, otherId);
    // An existing conversation opens without a birth date; sending a message requires it again.
    if (!known) await findContact(tx, site.id, user, otherId);
    else if (!(await findVisible(tx, site.id, user.id, otherId))) throw notFound();
    const id = known?.id ?? services.ids.id();
    const side = known && (await findSide(tx, site.id, id, user.id));
    if (side?.isListed) return id;
    // All earlier messages were deleted, so it is listed like a new one.
    if (known) await changeSide(tx, site.id, id, user.id, { isListed: true, updatedAt: now });
    else {
      await throttle(tx, START_LIMIT, { siteId: site.id, subject: user.id, now });
      await insertConversation(tx, { id, siteId: site.id, starterId: user.id, otherId, now });
    }
    await appendChatEvent(tx, { site, memberId: user.id, conversation: id, now });
    return id;
  });
}

/**
 * Removes a conversation and its messages so far from the member's list, until a new message arrives. Affects
 * only this member, including the event log that a sleeping tab reads later. Throws not_found.
 */
export async function deleteChat(
  services: Services,
  { site, user, conversation, now }: { site: Site; user: Member; conversation: string; now: Date },
): Promise<void> {
  await changeFor(services, site.id, [user.id], async (tx) => {
    const chat = await findChat(tx, site.id, user.id, conversation);
    if (!chat) throw notFound();
    if (!chat.mine.isListed) return;
    await clearSide(tx, site.id, conversation, user.id);
    const recipient = { siteId: site.id, memberId: user.id };
    await removeAboutChat(tx, recipient, conversation);
    await purgeChatFromLog(tx, recipient, conversation);
    await appendEvent(tx, recipient, 'chat_removed', { conversation }, now);
  });
}
