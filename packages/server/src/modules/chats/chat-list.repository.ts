import { LIST_PAGE } from '@meetcute/contract';
import type { ListPlace } from '@meetcute/core';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { type RowOf, statement, statementPerShape } from '../../database/statement.ts';
import { type Member, members } from '../members/members.table.ts';
import { type MessageRow, messages } from '../messages/messages.table.ts';
import { isVisibleTo, type Viewing } from '../profile/profile.repository.ts';
import { conversations, type Participation, participations } from './chats.table.ts';

/** One member's side of a conversation: the other member, and how far both have read. */
export interface ChatRow {
  mine: Participation;
  /** The member whose side it is. */
  viewer: Pick<Member, 'paidUntil'>;
  other: Member;
  /** How far the other member has received and read messages. */
  theirs: Pick<Participation, 'deliveredUntil' | 'readUntil'>;
  /** The newest message; null when there is none. */
  last: MessageRow | null;
  /** Number of unread messages. */
  unread: number;
}

const p = sql.placeholder;

const isVisible = isVisibleTo({ siteId: p('site'), viewerId: p('member'), now: p('now') });

/** Whether a conversation may have unread messages: none that was removed meanwhile counts as unread. */
const isUnread = sql`(${participations.newestId} > greatest(${participations.readUntil}, ${participations.clearedUntil}))`;

/** Whether a conversation has a message that its member did not delete. An empty one is in no list. */
const isStarted = sql`exists (
  select from ${messages}
  where ${messages.siteId} = ${p('site')} and ${messages.conversationId} = ${participations.conversationId}
    and ${messages.id} > ${participations.clearedUntil})`;

const listOrder = sql`${isUnread} desc, ${participations.updatedAt} desc, ${participations.conversationId} desc`;

/** Returns the position of a conversation in its member's list. */
export const chatPlaceOf = ({ mine }: ChatRow): ListPlace => ({
  isNew: mine.newestId > Math.max(mine.readUntil, mine.clearedUntil),
  at: mine.updatedAt.toISOString(),
  id: mine.conversationId,
});

const otherSide = alias(participations, 'other_side');
const last = alias(messages, 'last_message');
const viewer = alias(members, 'viewer');

const unreadCount = sql`(
  select count(*) from ${messages}
  where ${messages.siteId} = ${p('site')} and ${messages.conversationId} = ${participations.conversationId}
    and ${messages.id} > ${participations.readUntil} and ${messages.id} > ${participations.clearedUntil}
    and ${messages.senderId} <> ${p('member')})`;

/** Not the last id of the conversation, because that message may be removed. */
const newest = sql`(
  select max(${messages.id}) from ${messages}
  where ${messages.siteId} = ${p('site')} and ${messages.conversationId} = ${participations.conversationId})`;

const fields = {
  mine: getTableColumns(participations),
  viewer: { paidUntil: viewer.paidUntil },
  other: getTableColumns(members),
  theirs: { readUntil: otherSide.readUntil, deliveredUntil: otherSide.deliveredUntil },
  last: getTableColumns(last),
  unread: sql<number>`${unreadCount}`.mapWith(Number),
};

/** Writes a statement for the conversations that meet a condition. */
const write = (name: string | null, which: SQL) =>
  statement(
    name,
    fields,
    (columns) => sql`
      select ${columns} from ${participations}
      join ${conversations} on ${conversations.siteId} = ${p('site')}
        and ${conversations.id} = ${participations.conversationId}
      join ${members} on ${members.siteId} = ${p('site')} and ${members.id} = ${participations.otherId}
      join ${members} as ${viewer} on ${viewer.siteId} = ${p('site')} and ${viewer.id} = ${participations.memberId}
      join ${participations} as ${otherSide} on ${otherSide.siteId} = ${p('site')}
        and ${otherSide.conversationId} = ${participations.conversationId}
        and ${otherSide.memberId} = ${participations.otherId}
      left join ${messages} as ${last} on ${last.siteId} = ${p('site')}
        and ${last.conversationId} = ${conversations.id} and ${last.id} = ${newest}
        and ${last.id} > ${participations.clearedUntil}
      where ${participations.siteId} = ${p('site')} and ${participations.memberId} = ${p('member')}
        and ${which} and ${isVisible}
      order by ${listOrder}`,
  );

/** A left join without a message has null in each of its columns. */
const rowOf = ({ last: message, ...row }: RowOf<typeof fields>): ChatRow => ({
  ...row,
  last: (message.id as number | null) === null ? null : message,
});

/** Conversations to list: at most `limit`, those that follow `after`, or only one. */
export interface ChatsWanted {
  /** Maximum number of conversations. */
  limit: number;
  /** Time at which the list is read. */
  now: Date;
  /** Position that the conversations follow. Default: the start of the list. */
  after?: ListPlace | undefined;
  /** Id of the only conversation, which may be empty. Default: all. */
  only?: string | undefined;
}

const shapeOf = ({ limit, after, only }: ChatsWanted) =>
  `${limit}${after ? ' after' : ''}${only === undefined ? '' : ' only'}`;

const listFor = statementPerShape(shapeOf, ({ limit, after, only }: ChatsWanted, shape) => {
  const place = sql`(${isUnread}, ${participations.updatedAt}, ${participations.conversationId})`;
  // In a query of its own, so that the other tables are read for one page and not for all conversations.
  const page = sql`
    select ${participations.conversationId} from ${participations}
    join ${members} on ${members.siteId} = ${p('site')} and ${members.id} = ${participations.otherId}
    where ${participations.siteId} = ${p('site')} and ${participations.memberId} = ${p('member')}
      and ${participations.isListed} and ${isVisible}
      and ${only === undefined ? isStarted : sql`${participations.conversationId} = ${p('only')}`}
      ${after && sql`and ${place} < (${p('isNew')}::boolean, ${p('at')}::timestamptz, ${p('id')})`}
    order by ${listOrder} limit ${sql.raw(String(limit))}`;
  // Members choose other limits than the usual one, and the plan depends on it.
  return write(
    limit < LIST_PAGE ? null : `chats ${shape}`,
    sql`${participations.conversationId} in (${page})`,
  );
});

/**
 * Returns listed conversations of a member, unread ones first and then the newest. The only one that is asked for may
 * be empty.
 */
export async function listChats(
  db: Executor,
  siteId: string,
  memberId: string,
  options: ChatsWanted,
): Promise<ChatRow[]> {
  const { after, only, now } = options;
  const rows = await listFor(options)(db, {
    site: siteId,
    member: memberId,
    now: now.toISOString(),
    ...after,
    only,
  });
  return rows.map(rowOf);
}

/** A member as the viewer, at a time. */
export type MemberViewing = Viewing & { viewerId: string };

const find = write('chat', sql`${participations.conversationId} = ${p('id')}`);

/** Returns one conversation of a member, listed or not; null when the other member is not visible. */
export async function findChat(
  db: Executor,
  { siteId, viewerId, now }: MemberViewing,
  conversationId: string,
): Promise<ChatRow | null> {
  const rows = await find(db, { site: siteId, member: viewerId, now: now.toISOString(), id: conversationId });
  return rows.map(rowOf)[0] ?? null;
}
