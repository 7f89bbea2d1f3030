import { LIST_PAGE } from '@meetcute/contract';
import type { Executor } from '../../database/database.ts';
import { listChats } from '../chats/chat-list.repository.ts';
import { listReceived } from '../likes/likes-list.repository.ts';
import type { Recipient } from '../events/append-events.repository.ts';
import type { DigestEntry } from './digest.rules.ts';

/**
 * Returns the unread conversations and new likes of a member, without members that are not visible to it, and
 * of each at most a page.
 */
export async function digestOf(
  db: Executor,
  { siteId, memberId, now }: Recipient & { now: Date },
): Promise<DigestEntry[]> {
  const chats = await listChats(db, siteId, memberId, { limit: LIST_PAGE, now });
  const likes = await listReceived(db, siteId, memberId, { limit: LIST_PAGE, now });
  return [
    ...chats
      .filter(({ unread }) => unread > 0)
      .map(({ mine, other, last, unread }): DigestEntry => {
        const time = last?.sentAt ?? mine.updatedAt;
        return { kind: 'message', other, conversation: mine.conversationId, count: unread, at: time };
      }),
    ...likes
      .filter(({ like }) => like.seenAt === null)
      .map(({ like, member, returnedAt }): DigestEntry => {
        const kind = returnedAt === null ? 'like' : 'match';
        return { kind, other: member, conversation: null, count: 1, at: like.likedAt };
      }),
  ];
}
