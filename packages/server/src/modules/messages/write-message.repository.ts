import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { addingJobs, jobValues } from '../../jobs/jobs.repository.ts';
import type { NewJob } from '../../jobs/jobs.table.ts';
import { conversations, participations } from '../chats/chats.table.ts';
import { loggedWith, type MemberEventDraft, logValues } from '../events/append-events.repository.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { type MessageRow, messages } from './messages.table.ts';

const p = sql.placeholder;

/** Only the database knows the id of the notification. */
const numberedData = sql`
  case line->>'type' when 'notification' then
    jsonb_set(line->'data', '{id}', (select to_jsonb(id::text) from notified)) else line->'data' end`;

const write = statement(
  'write_message',
  { id: sql<number>`last_message_id`.mapWith(Number) },
  (columns) => sql`
    with counted as (
      update ${conversations} set last_message_id = ${p('id')}::bigint
      where ${conversations.siteId} = ${p('site')} and ${conversations.id} = ${p('conversation')}
        and last_message_id = ${p('id')}::bigint - 1
      returning last_message_id
    ), inserted as (
      insert into ${messages} (site_id, conversation_id, id, sender_id, client_id, text, image, reference, sent_at)
      select ${p('site')}, ${p('conversation')}, last_message_id, ${p('sender')}, ${p('client')}, ${p('text')},
        ${p('image')}::jsonb, ${p('reference')}::jsonb, ${p('at')}::timestamptz
      from counted
    ), sides as (
      update ${participations} set is_listed = true, updated_at = ${p('at')}::timestamptz, newest_id = ${p('id')}::bigint,
        read_until = case when member_id = ${p('sender')} then ${p('id')}::bigint else read_until end
      where ${participations.siteId} = ${p('site')} and ${participations.conversationId} = ${p('conversation')}
    ), outdated as (
      delete from ${notifications}
      where ${notifications.siteId} = ${p('site')} and ${notifications.conversationId} = ${p('conversation')}
        and (${notifications.memberId} = ${p('sender')}
          or ${notifications.memberId} = ${p('recipient')} and ${notifications.id} > ${p('unreadAfter')}::bigint)
    ), notified as (
      insert into ${notifications} (site_id, member_id, kind, profile_id, conversation_id, at)
      select ${p('site')}, ${p('recipient')}, 'message', ${p('sender')}, ${p('conversation')}, ${p('at')}::timestamptz
      from counted where ${p('isNotified')}::boolean
      returning id
    ), ${loggedWith(numberedData, 2)}, added as (${addingJobs})
    select ${columns} from counted`,
);

/** Recipient and side effects of a message. */
export interface DeliveryInput {
  recipientId: string;
  /** Id of the newest notification that the recipient has read. */
  unreadAfter: number;
  /** Whether the recipient gets a notification. Its event contains its id. */
  isNotified: boolean;
  /** Events for the logs of both members. */
  logs: readonly MemberEventDraft[];
  /** Push and mail jobs of the recipient. */
  jobs: readonly NewJob[];
}

/**
 * Writes a message and all its side effects in one statement. The conversation is listed for both members and
 * read by its sender. The sender's notifications of it are removed, and the recipient keeps only the newest
 * one. The id must be the next one of the conversation, so the caller must have locked both members.
 */
export async function writeMessage(
  tx: Transaction,
  { siteId, conversationId, id, senderId, clientId, text, image, reference, sentAt }: MessageRow,
  { recipientId, unreadAfter, isNotified, logs, jobs }: DeliveryInput,
): Promise<void> {
  const writtenRows = await write(tx, {
    ...logValues(siteId, logs, sentAt),
    ...jobValues(jobs),
    conversation: conversationId,
    id,
    sender: senderId,
    recipient: recipientId,
    unreadAfter,
    isNotified,
    client: clientId,
    text,
    image: image && JSON.stringify(image),
    reference: reference && JSON.stringify(reference),
  });
  if (writtenRows.length === 0) throw new Error(`There is no conversation ${conversationId} to write into.`);
}
