import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { events } from '../events/events.table.ts';
import { sensitiveConsents } from './sensitive-consents.table.ts';

/** Records a consent or its withdrawal. */
export async function insertConsent(db: Executor, row: typeof sensitiveConsents.$inferInsert): Promise<void> {
  await db.insert(sensitiveConsents).values(row);
}

/** Returns all consents and withdrawals of a member, oldest first. */
export const sensitiveConsentsOf = (db: Executor, siteId: string, memberId: string) =>
  db
    .select()
    .from(sensitiveConsents)
    .where(and(eq(sensitiveConsents.siteId, siteId), eq(sensitiveConsents.memberId, memberId)))
    .orderBy(asc(sensitiveConsents.id));

/** Removes values of profile fields from the accounts in a member's own event log. */
export async function removeLoggedFields(
  db: Executor,
  { siteId, memberId }: { siteId: string; memberId: string },
  fields: readonly string[],
): Promise<void> {
  const personal = sql`${events.data} #> '{profile,personal}'`;
  const remainingFields = sql`(${personal}) - array(select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))`;
  await db
    .update(events)
    .set({ data: sql`jsonb_set(${events.data}, '{profile,personal}', ${remainingFields})` })
    .where(
      and(
        eq(events.siteId, siteId),
        eq(events.memberId, memberId),
        eq(events.type, 'user'),
        sql`jsonb_typeof(${personal}) = 'object'`,
      ),
    );
}
