import type { MemberEvent } from '@meetcute/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { atMost, statement } from '../../database/statement.ts';
import { members } from '../members/members.table.ts';
import { events } from './events.table.ts';

/** The data of a type of event. */
export type EventData<T extends MemberEvent['type']> = Extract<MemberEvent, { type: T }>['data'];

/**
 * Locks the rows of a site's members in the order of their ids, so that two transactions never deadlock.
 * Returns the members it found. Call it first in a transaction that appends events to more than one member.
 */
export const lockMembers = async (
  tx: Transaction,
  siteId: string,
  memberIds: readonly string[],
): Promise<{ id: string }[]> =>
  memberIds.length === 0
    ? []
    : tx
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.siteId, siteId), inArray(members.id, [...memberIds])))
        .orderBy(members.id)
        .for('update');

/** A member of a site who receives events or owns rows. */
export interface Recipient {
  siteId: string;
  memberId: string;
}

/** An event that is not written yet. */
export type EventDraft = { [T in MemberEvent['type']]: { type: T; data: EventData<T> } }[MemberEvent['type']];

/** Events to append to the log of one member. */
export interface MemberEventDraft {
  memberId: string;
  events: readonly EventDraft[];
}

const p = sql.placeholder;

const recipients = sql`unnest(${p('members')}::text[], ${p('counts')}::bigint[])`;

/**
 * SQL that appends events to at most `most` logs, with the values of `logValues`. Its table `logged` returns
 * their members and ids. `data` may be an expression of the event's `line`.
 */
export const loggedWith = (data: SQL = sql`line->'data'`, most: number | 'all' = 'all'): SQL => sql`
  numbered as (
    update ${members} set event_seq = event_seq + recipients.count
    from ${atMost(recipients, most)} as recipients (member, count)
    where ${members.siteId} = ${p('site')} and ${members.id} = recipients.member
    returning ${members.id} as member, event_seq - recipients.count as start
  ), logged as (
    insert into ${events} (site_id, member_id, id, type, at, data)
    select ${p('site')}, numbered.member, numbered.start + (line->>'step')::bigint, line->>'type', ${p('at')}::timestamptz, ${data}
    from jsonb_array_elements(${p('lines')}::jsonb) as line join numbered on numbered.member = line->>'member'
    returning member_id, id
  )`;

/** Returns the values for a statement with `loggedWith`. */
export const logValues = (siteId: string, logs: readonly MemberEventDraft[], time: Date) => ({
  site: siteId,
  members: logs.map(({ memberId }) => memberId),
  counts: logs.map(({ events: drafts }) => drafts.length),
  at: time.toISOString(),
  lines: JSON.stringify(
    logs.flatMap(({ memberId, events: drafts }) =>
      drafts.map(({ type, data }, index) => ({ member: memberId, step: index + 1, type, data })),
    ),
  ),
});

const append = statement(
  'append_events',
  { member: sql<string>`member_id` },
  (columns) => sql`with ${loggedWith()} select ${columns} from logged`,
);

/**
 * Appends events to members' logs in one statement. Ids come from the members' own rows in the same
 * transaction, so a reader that sees event 8 cannot have missed event 7. With several members the caller must
 * have locked all of them.
 */
export async function appendToLogs(
  tx: Transaction,
  siteId: string,
  logs: readonly MemberEventDraft[],
  time: Date,
): Promise<void> {
  if (logs.length === 0) return;
  const writtenMembers = new Set(
    (await append(tx, logValues(siteId, logs, time))).map(({ member }) => member),
  );
  for (const { memberId } of logs)
    if (!writtenMembers.has(memberId))
      throw new Error(`There is no member ${memberId} of ${siteId} to write an event for.`);
}
