import type { ChatItem } from '@meetcute/contract';
import type { Executor, Transaction } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { appendEvent } from '../events/append-event.ts';
import { changeFor } from '../events/change.ts';
import { forgetChatInLog } from '../events/forget-in-log.ts';
import type { Deed } from '../likes/likes.usecases.ts';
import type { Member } from '../members/members.table.ts';
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

/** The list of a member's chats, newest first. */
export async function getChats(
  db: Executor,
  { site, user, now }: { site: Site; user: Member; now: Date },
): Promise<ChatItem[]> {
  const rows = await listChats(db, site.id, user.id);
  return chatItemsOf(db, rows, { site, viewerId: user.id, now });
}

/** Tells a member how a chat stands in the list; says nothing where it is not listed or can't be met. */
export async function tellChat(
  tx: Transaction,
  { site, memberId, conversation, now }: { site: Site; memberId: string; conversation: string; now: Date },
): Promise<void> {
  const row = await findChat(tx, site.id, memberId, conversation);
  if (!row?.mine.isListed) return;
  const [item] = await chatItemsOf(tx, [row], { site, viewerId: memberId, now });
  if (item) await appendEvent(tx, { siteId: site.id, memberId }, 'chat', item, now);
}

/**
 * Finds or starts the conversation with a member; answers its id, the same one however many calls come at
 * once. Throws not_found, birth_date_missing.
 */
export function startChat(services: Services, { site, user, otherId, now }: Deed): Promise<string> {
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
    else await insertConversation(tx, { id, siteId: site.id, starterId: user.id, otherId, now });
    await tellChat(tx, { site, memberId: user.id, conversation: id, now });
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
    await forgetChatInLog(tx, recipient, conversation);
    await appendEvent(tx, recipient, 'chat_removed', { conversation }, now);
  });
}
