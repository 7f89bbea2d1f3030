import type { ChatItem, Message, Profile } from '@meetcute/contract';
import type { Executor } from '../../database/database.ts';
import { messageOf, progressForSender } from '../messages/messages.view.ts';
import { viewsOf, type ViewContext } from '../profile/profile.view.ts';
import type { ChatRow } from './chat-list.repository.ts';

function itemOf(
  { mine, viewer: sender, theirs, last, unread }: ChatRow,
  profile: Profile,
  { site, now }: ViewContext,
): ChatItem {
  const isOwn = last?.senderId === mine.memberId;
  const progress = isOwn ? progressForSender(theirs, { sender, site, now }) : mine;
  return {
    conversation: { id: mine.conversationId },
    profile,
    num_unread_messages: unread,
    last_message: last && messageOf(last, progress),
    updated_at: mine.updatedAt.toISOString(),
  };
}

/**
 * Returns the list item of a conversation right after a message. `unreadCount` is the number of unread messages.
 */
export const freshChat = (last: Message, profile: Profile, unreadCount: number): ChatItem => ({
  conversation: { id: last.conversation },
  profile,
  num_unread_messages: unreadCount,
  last_message: last,
  updated_at: last.sent_at,
});

/** Returns conversations as items of a member's list, in their order. */
export async function chatItemsOf(
  db: Executor,
  rows: readonly ChatRow[],
  viewing: ViewContext,
): Promise<ChatItem[]> {
  const profiles = await viewsOf(
    db,
    rows.map(({ other }) => other),
    viewing,
  );
  return rows.flatMap((row, index) => {
    const profile = profiles[index];
    return profile ? [itemOf(row, profile, viewing)] : [];
  });
}
