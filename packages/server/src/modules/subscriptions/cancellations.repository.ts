import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { cancellations } from './subscriptions.table.ts';

/** Returns the cancellations that were sent for an address, oldest first. `emailKey` is the address in lower case. */
export const cancellationsFor = (db: Executor, siteId: string, emailKey: string) =>
  db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.siteId, siteId), eq(sql`lower(${cancellations.email})`, emailKey)))
    .orderBy(asc(cancellations.receivedAt));

/**
 * Removes cancellations that arrived before a moment. Those that name a later date stay, unless they arrived before
 * `latest` too.
 */
export async function removeCancellationsBefore(
  db: Executor,
  siteId: string,
  { before, latest }: { before: Date; latest: Date },
): Promise<void> {
  const date = sql`coalesce(${cancellations.date}, '')`;
  await db
    .delete(cancellations)
    .where(
      and(
        eq(cancellations.siteId, siteId),
        lt(cancellations.receivedAt, before),
        or(lt(date, before.toISOString().slice(0, 10)), lt(cancellations.receivedAt, latest)),
      ),
    );
}
