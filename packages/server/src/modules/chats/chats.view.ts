import type { ChatItem, Profile } from '@meetcute/contract';
import type { Executor } from '../../database/database.ts';
import { messageOf } from '../messages/messages.view.ts';
import { viewsOf, type Viewing } from '../profile/profile.views.ts';
import type { ChatRow } from './chats.repository.ts';

function itemOf({ mine, otherReadUntil, last, unread }: ChatRow, profile: Profile): ChatItem {
  const readUntil = last?.senderId === mine.memberId ? otherReadUntil : mine.readUntil;
  return {
    conversation: { id: mine.conversationId },
    profile,
    num_unread_messages: unread,
    last_message: last && messageOf(last, readUntil),
    updated_at: mine.updatedAt.toISOString(),
  };
}

/** Chats as lines of a member's list, in their order. */
export async function chatItemsOf(
  db: Executor,
  rows: readonly ChatRow[],
  viewing: Viewing,
): Promise<ChatItem[]> {
  const profiles = await viewsOf(
    db,
    rows.map(({ other }) => other),
    viewing,
  );
  return rows.flatMap((row, index) => {
    const profile = profiles[index];
    return profile ? [itemOf(row, profile)] : [];
  });
}
