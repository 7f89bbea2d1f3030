import type { DocumentVersion } from '@meetcute/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { isBlockBetween } from '../blocks/blocks.repository.ts';
import { conversations, participations } from '../chats/chats.table.ts';
import { consents } from '../consents/consents.table.ts';
import { type Member, members } from '../members/members.table.ts';
import { photos, type ShownPhoto } from '../photos/photos.table.ts';
import { messages } from './messages.table.ts';

/** A message to be sent: its sender, conversation and client id. */
export interface Writing {
  siteId: string;
  conversation: string;
  senderId: string;
  clientId: string;
}

const p = sql.placeholder;

/**
 * Locks both members of a conversation in the order of their ids, as `lockMembers` does, and returns their
 * rows as they are under the lock. Returns only the sender when the conversation is not theirs. The ids are
 * an array that is evaluated once: after waiting for a lock PostgreSQL rechecks the row, and would not find
 * it through a subquery.
 */
const lock = statement(
  'lock_conversation',
  getTableColumns(members),
  (columns) => sql`
    select ${columns} from ${members}
    where ${members.siteId} = ${p('site')} and ${members.id} = any (array(
      select ${p('sender')}::text union all
      select ${participations.otherId} from ${participations}
      where ${participations.siteId} = ${p('site')} and ${participations.conversationId} = ${p('conversation')}
        and ${participations.memberId} = ${p('sender')}))
    order by ${members.id} for update`,
);

/** Locks both members of a conversation, as `readConversation` requires. */
export const lockConversation = (
  tx: Transaction,
  { siteId, conversation, senderId }: Writing,
): Promise<Member[]> => lock(tx, { site: siteId, conversation, sender: senderId });

const theirs = alias(participations, 'theirs');
const mine = alias(participations, 'mine');

const photosOf = (member: string) => sql<ShownPhoto[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${photos.id}, 'thumbFilename', ${photos.thumbFilename},
    'sizes', ${photos.sizes}) order by ${photos.position}), '[]'::jsonb)
  from ${photos} where ${photos.siteId} = ${p('site')} and ${photos.memberId} = ${p(member)})`;

const standing = {
  newest: conversations.lastMessageId,
  readUntil: mine.readUntil,
  unread: sql<number>`(
    select count(*) from ${messages}
    where ${messages.siteId} = ${p('site')} and ${messages.conversationId} = ${p('conversation')}
      and ${messages.id} > greatest(${theirs.readUntil}, ${theirs.clearedUntil})
      and ${messages.senderId} = ${p('sender')})`.mapWith(Number),
  isBlocked: isBlockBetween(p('site'), p('sender'), p('recipient')),
  isKnown: sql<boolean>`exists (
    select from ${messages} where ${messages.siteId} = ${p('site')} and ${messages.senderId} = ${p('sender')}
      and ${messages.clientId} = ${p('client')})`,
  senderPhotos: photosOf('sender'),
  recipientPhotos: photosOf('recipient'),
  senderConsents: sql<DocumentVersion[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('document', ${consents.document}, 'version', ${consents.version})),
      '[]'::jsonb)
    from ${consents} where ${consents.siteId} = ${p('site')} and ${consents.memberId} = ${p('sender')})`,
};

const selectConversation = statement(
  'read_conversation',
  standing,
  (columns) => sql`
    select ${columns} from ${conversations}
    join ${participations} as theirs on ${theirs.siteId} = ${p('site')}
      and ${theirs.conversationId} = ${conversations.id} and ${theirs.memberId} = ${p('recipient')}
    join ${participations} as mine on ${mine.siteId} = ${p('site')}
      and ${mine.conversationId} = ${conversations.id} and ${mine.memberId} = ${p('sender')}
    where ${conversations.siteId} = ${p('site')} and ${conversations.id} = ${p('conversation')}`,
);

/** A conversation with both members locked, so that it does not change. */
export interface LockedConversation {
  conversation: string;
  sender: Member;
  recipient: Member;
  senderPhotos: ShownPhoto[];
  recipientPhotos: ShownPhoto[];
  /** Versions of legal texts that the sender has accepted, for the account in the sender's tabs. */
  senderConsents: DocumentVersion[];
  /** Id of the newest message; 0 when there is none. */
  newest: number;
  /** Id of the last message that the sender has read. Own messages count as read. */
  readUntil: number;
  /** Number of the sender's messages that the recipient has not read. */
  unread: number;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
  /** Whether the sender has used the client id before. */
  isKnown: boolean;
}

/**
 * Reads everything needed to send a message, under the locks of both members. A separate statement is needed,
 * because one that waits for a lock sees the old state of other tables. Returns null when the sender has no
 * such conversation.
 */
export async function readConversation(
  tx: Transaction,
  { siteId, conversation, senderId, clientId }: Writing,
  lockedMembers: readonly Member[],
): Promise<LockedConversation | null> {
  const sender = lockedMembers.find(({ id }) => id === senderId);
  const recipient = lockedMembers.find(({ id }) => id !== senderId);
  if (!sender || !recipient) return null;
  const values = {
    site: siteId,
    conversation,
    sender: senderId,
    recipient: recipient.id,
    client: clientId,
  };
  const [row] = await selectConversation(tx, values);
  return row ? { conversation, sender, recipient, ...row } : null;
}
