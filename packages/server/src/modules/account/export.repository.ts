import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { participations } from '../chats/chats.table.ts';
import { likes } from '../likes/likes.table.ts';
import { members } from '../members/members.table.ts';
import { messages } from '../messages/messages.table.ts';
import { notifications } from '../notifications/notifications.table.ts';

/** Returns all notifications of a member, oldest first. */
export const allNotifications = (db: Executor, siteId: string, memberId: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.siteId, siteId), eq(notifications.memberId, memberId)))
    .orderBy(asc(notifications.id));

/** Returns all likes that a member gave or received. */
export const allLikes = (db: Executor, siteId: string, memberId: string) =>
  db
    .select()
    .from(likes)
    .where(and(eq(likes.siteId, siteId), or(eq(likes.likerId, memberId), eq(likes.likedId, memberId))));

/** Returns all blocks by a member. */
export const allBlocks = (db: Executor, siteId: string, memberId: string) =>
  db
    .select()
    .from(blocks)
    .where(and(eq(blocks.siteId, siteId), eq(blocks.blockerId, memberId)));

/** Returns all conversations of a member that had a message, listed or not, with the other member's id and name. */
export const allConversations = (db: Executor, siteId: string, memberId: string) =>
  db
    .select({ id: participations.conversationId, other: participations.otherId, name: members.name })
    .from(participations)
    .innerJoin(members, and(eq(members.id, participations.otherId), eq(members.siteId, siteId)))
    .where(
      and(
        eq(participations.siteId, siteId),
        eq(participations.memberId, memberId),
        gt(participations.newestId, 0),
      ),
    );

/** Returns all messages of a conversation, oldest first. */
export const allMessages = (db: Executor, siteId: string, conversation: string) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.siteId, siteId), eq(messages.conversationId, conversation)))
    .orderBy(asc(messages.id));
