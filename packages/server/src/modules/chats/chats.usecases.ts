import { type ChatItem, type ChatList, LIST_PAGE } from '@meetcute/contract';
import { pageOf, readCursor, sortChats } from '@meetcute/core';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Change, UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound } from '../../errors.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { Ids } from '../../ports/ports.ts';
import type { Site } from '../../sites.ts';
import { purgeChatFromLog } from '../events/purge-log.repository.ts';
import type { LikeAction } from '../likes/likes.usecases.ts';
import type { Member } from '../members/members.table.ts';
import { removeAboutChat } from '../notifications/notifications.repository.ts';
import { findContact, findVisible } from '../profile/profile.repository.ts';
import { chatPlaceOf, findChat, listChats } from './chat-list.repository.ts';
import { changeSide, clearSide, findPair, findSide, insertConversation } from './chats.repository.ts';
import { chatItemsOf } from './chats.view.ts';

/** Limit of new conversations per member. */
const START_LIMIT: Limit = { name: 'start-chat', max: 60, window: 3_600_000 };

/** Query of `getChats`: a cursor and the size of a page, or the id of a conversation. */
interface ChatsQuery {
  limit?: number | undefined;
  before?: string | undefined;
  conversation?: string | undefined;
}

/**
 * Returns a page of the conversations of a member, newest first. Where more exist, the page has the unread ones
 * first.
 */
export async function getChats(
  db: Executor,
  { site, user, now }: { site: Site; user: Member; now: Date },
  { before: cursor, limit: size = LIST_PAGE, conversation }: ChatsQuery,
): Promise<ChatList> {
  const place = cursor === undefined ? undefined : readCursor(cursor).place;
  const rows = await listChats(db, site.id, user.id, {
    limit: size + 1,
    now,
    after: place,
    only: conversation,
  });
  const { page, before } = pageOf(rows, size, { list: 'chats', placeOf: chatPlaceOf });
  const chats = await chatItemsOf(db, page, { site, viewerId: user.id, now });
  return { chats: [...sortChats(chats)], ...(before !== undefined && { before }) };
}

/** A member's view of a conversation at a point in time. */
interface Place {
  site: Site;
  memberId: string;
  conversation: string;
  now: Date;
}

/**
 * Returns a conversation as an item of a member's list; null when it is empty or not listed, or the other member is not
 * visible.
 */
export async function chatFor(
  tx: Transaction,
  { site, memberId, conversation, now }: Place,
): Promise<ChatItem | null> {
  const row = await findChat(tx, { siteId: site.id, viewerId: memberId, now }, conversation);
  if (!row?.mine.isListed || !row.last) return null;
  const [item = null] = await chatItemsOf(tx, [row], { site, viewerId: memberId, now });
  return item;
}

/**
 * Appends a `chat` event with the list item of a conversation. Does nothing when it is not listed or visible.
 */
export async function appendChatEvent({ tx, append }: Change, place: Place): Promise<void> {
  const item = await chatFor(tx, place);
  if (item) append(place.memberId, 'chat', item);
}

/**
 * Finds or starts the conversation with a member. Returns its id, the same one for simultaneous calls. An empty one is
 * in no list and in no event until its first message. Throws not_found, birth_date_missing, too_many_requests.
 */
export function startChat(
  unitOfWork: UnitOfWork<{ id: string }>,
  ids: Ids,
  { site, user, otherId, now }: LikeAction,
): Promise<{ id: string }> {
  return unitOfWork.run([user.id, otherId], async ({ tx }) => {
    const existing = await findPair(tx, site.id, user.id, otherId);
    // An existing conversation opens without a birth date; sending a message requires it again.
    if (!existing) await findContact(tx, { user, otherId, now });
    else if (!(await findVisible(tx, { siteId: site.id, viewerId: user.id, now }, otherId))) throw notFound();
    const id = existing?.id ?? ids.id();
    const side = existing && (await findSide(tx, site.id, id, user.id));
    if (side?.isListed && side.newestId > 0) return { id };
    // The time keeps an empty one from the sweep. One whose messages were deleted opens like a new one.
    if (existing) await changeSide(tx, site.id, id, user.id, { isListed: true, updatedAt: now });
    else {
      await throttle(tx, START_LIMIT, { siteId: site.id, subject: user.id, now });
      await insertConversation(tx, { id, siteId: site.id, starterId: user.id, otherId, now });
    }
    return { id };
  });
}

/**
 * Removes a conversation and its messages so far from the member's list, until a new message arrives. Affects
 * only this member, including the event log that a sleeping tab reads later. Throws not_found.
 */
export function deleteChat(
  unitOfWork: UnitOfWork<Done>,
  { site, user, conversation, now }: { site: Site; user: Member; conversation: string; now: Date },
): Promise<Done> {
  return unitOfWork.run([user.id], async ({ tx, append }) => {
    const chat = await findChat(tx, { siteId: site.id, viewerId: user.id, now }, conversation);
    if (!chat) throw notFound();
    if (!chat.mine.isListed) return DONE;
    await clearSide(tx, site.id, conversation, user.id);
    const recipient = { siteId: site.id, memberId: user.id };
    await removeAboutChat(tx, recipient, conversation);
    await purgeChatFromLog(tx, recipient, conversation);
    append(user.id, 'chat_removed', { conversation });
    return DONE;
  });
}
