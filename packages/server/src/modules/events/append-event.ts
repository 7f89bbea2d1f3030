import type { MemberEvent } from '@meetcute/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { atMost, statement } from '../../database/statement.ts';
import { members } from '../members/members.table.ts';
import { events } from './events.table.ts';

/** The data that belongs to a type of event. */
export type EventData<T extends MemberEvent['type']> = Extract<MemberEvent, { type: T }>['data'];

/**
 * Takes the row locks of a site's members in the order of their ids, so that two transactions never wait for
 * each other; answers whom it found there. Call it first in a transaction that appends events to more than one
 * member.
 */
export const lockMembers = (
  tx: Transaction,
  siteId: string,
  memberIds: readonly string[],
): Promise<{ id: string }[]> =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.siteId, siteId), inArray(members.id, [...memberIds])))
    .orderBy(members.id)
    .for('update');

/** A member of a site, to whom something is told or belongs. */
export interface Recipient {
  siteId: string;
  memberId: string;
}

/** An event that is still to be written. */
export type EventDraft = { [T in MemberEvent['type']]: { type: T; data: EventData<T> } }[MemberEvent['type']];

/** What is to be written into the log of one member. */
export interface MemberEventDraft {
  memberId: string;
  events: readonly EventDraft[];
}

const p = sql.placeholder;

const heard = sql`unnest(${p('members')}::text[], ${p('counts')}::bigint[])`;

/**
 * The part of a statement that writes events into so many logs at the most, with the values of `logValues`: `logged` has their
 * members and ids. The data of an event may be made from its `line`.
 */
export const loggedWith = (data: SQL = sql`line->'data'`, most: number | 'all' = 'all'): SQL => sql`
  numbered as (
    update ${members} set event_seq = event_seq + heard.count
    from ${atMost(heard, most)} as heard (member, count)
    where ${members.siteId} = ${p('site')} and ${members.id} = heard.member
    returning ${members.id} as member, event_seq - heard.count as start
  ), logged as (
    insert into ${events} (site_id, member_id, id, type, at, data)
    select ${p('site')}, numbered.member, numbered.start + (line->>'step')::bigint, line->>'type', ${p('at')}::timestamptz, ${data}
    from jsonb_array_elements(${p('lines')}::jsonb) as line join numbered on numbered.member = line->>'member'
    returning member_id, id
  )`;

/** What a statement with `loggedWith` is run with. */
export const logValues = (siteId: string, logs: readonly MemberEventDraft[], at: Date) => ({
  site: siteId,
  members: logs.map(({ memberId }) => memberId),
  counts: logs.map(({ events: news }) => news.length),
  at: at.toISOString(),
  lines: JSON.stringify(
    logs.flatMap(({ memberId, events: news }) =>
      news.map(({ type, data }, index) => ({ member: memberId, step: index + 1, type, data })),
    ),
  ),
});

const append = statement(
  'append_events',
  { member: sql<string>`member_id`, id: sql<number>`id`.mapWith(Number) },
  (columns) => sql`with ${loggedWith()} select ${columns} from logged`,
);

/**
 * Writes the next events of members' logs, in one statement; answers the id of the last one of each. The ids come from the members'
 * own rows in this very transaction: a reader that sees event 8 can't have missed event 7. The caller holds the locks of all
 * of them where there is more than one. Wake the members after the commit.
 */
export async function appendToLogs(
  tx: Transaction,
  siteId: string,
  logs: readonly MemberEventDraft[],
  at: Date,
): Promise<Map<string, number>> {
  const rows = await append(tx, logValues(siteId, logs, at));
  const newest = new Map<string, number>();
  for (const { member, id } of rows) newest.set(member, Math.max(id, newest.get(member) ?? 0));
  for (const { memberId } of logs)
    if (!newest.has(memberId))
      throw new Error(`There is no member ${memberId} of ${siteId} to write an event for.`);
  return newest;
}

/** Writes the next event of a member's log, as `appendToLogs` does; answers its id. */
export async function appendEvent<T extends MemberEvent['type']>(
  tx: Transaction,
  { siteId, memberId }: Recipient,
  type: T,
  data: EventData<T>,
  at: Date,
): Promise<number> {
  const newest = await appendToLogs(tx, siteId, [{ memberId, events: [{ type, data } as EventDraft] }], at);
  return newest.get(memberId)!;
}
