import type { ChatItem } from '@meetcute/contract';
import type { Executor, Transaction } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { appendEvent } from '../events/append-event.ts';
import { changeFor } from '../events/change.ts';
import { purgeChatFromLog } from '../events/purge-log.ts';
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

/** Conversations that were not there before. */
const START_LIMIT: Limit = { name: 'start-chat', max: 60, window: 3_600_000 };

/** The list of a member's chats, newest first. */
export async function getChats(
  db: Executor,
  { site, user, now }: { site: Site; user: Member; now: Date },
): Promise<ChatItem[]> {
  const rows = await listChats(db, site.id, user.id);
  return chatItemsOf(db, rows, { site, viewerId: user.id, now });
}

/** A member in a conversation, at a moment. */
interface Place {
  site: Site;
  memberId: string;
  conversation: string;
  now: Date;
}

/** How a chat stands in a member's list; null where it is not listed or the other can't be met. */
export async function chatFor(
  tx: Transaction,
  { site, memberId, conversation, now }: Place,
): Promise<ChatItem | null> {
  const row = await findChat(tx, site.id, memberId, conversation);
  if (!row?.mine.isListed) return null;
  const [item = null] = await chatItemsOf(tx, [row], { site, viewerId: memberId, now });
  return item;
}

/** Tells a member how a chat stands in the list; says nothing where it is not listed or can't be met. */
export async function appendChatEvent(tx: Transaction, place: Place): Promise<void> {
  const item = await chatFor(tx, place);
  const recipient = { siteId: place.site.id, memberId: place.memberId };
  if (item) await appendEvent(tx, recipient, 'chat', item, place.now);
}

/**
 * Finds or starts the conversation with a member; answers its id, the same one however many calls come at
 * once. Throws not_found, birth_date_missing, too_many_requests.
 */
export function startChat(services: Services, { site, user, otherId, now }: LikeAction): Promise<string> {
  return changeFor(services, site.id, [user.id, otherId], async (tx) => {
    const known = await findPair(tx, site.id, user.id, otherId);
    // Who has a conversation may open it even without a birth date; writing asks for it again.
    if (!known) await findContact(tx, site.id, user, otherId);
    else if (!(await findVisible(tx, site.id, user.id, otherId))) throw notFound();
    const id = known?.id ?? services.ids.id();
    const side = known && (await findSide(tx, site.id, id, user.id));
    if (side?.isListed) return id;
    // Nothing of what was said before is there any more, so it stands where a new one would.
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
 * Takes a conversation out of the member's list until someone writes, and all that was said so far with it: for this
 * member alone, and also from the log that a sleeping tab reads later. Throws not_found.
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
