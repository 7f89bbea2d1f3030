import type { MemberEvent } from '@meetcute/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { events } from './events.table.ts';

/** The data that belongs to a type of event. */
export type EventData<T extends MemberEvent['type']> = Extract<MemberEvent, { type: T }>['data'];

/**
 * Takes the row locks of a site's members in the order of their ids, so that two transactions never wait for
 * each other; answers whom it found there. Call it first in a transaction that appends events to more than one
 * member.
 */
export async function lockMembers(
  tx: Transaction,
  siteId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.siteId, siteId), inArray(members.id, [...memberIds])))
    .orderBy(members.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Whose log an event goes into. */
export interface Recipient {
  siteId: string;
  memberId: string;
}

/**
 * Writes the next event of a member's log; answers its id. The id comes from the member's own row in this
 * very transaction: a reader that sees event 8 can't have missed event 7. Wake the member after the commit.
 */
export async function appendEvent<T extends MemberEvent['type']>(
  tx: Transaction,
  { siteId, memberId }: Recipient,
  type: T,
  data: EventData<T>,
  at: Date,
): Promise<number> {
  const [row] = await tx
    .update(members)
    .set({ eventSeq: sql`${members.eventSeq} + 1` })
    .where(and(eq(members.siteId, siteId), eq(members.id, memberId)))
    .returning({ id: members.eventSeq });
  if (!row) throw new Error(`There is no member ${memberId} of ${siteId} to write an event for.`);
  await tx.insert(events).values({ siteId, memberId, id: row.id, type, at, data });
  return row.id;
}
