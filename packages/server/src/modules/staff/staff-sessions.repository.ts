import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { SESSION_MAX_AGE } from './staff.rules.ts';
import { type Staff, staff, type StaffSession, staffSessions } from './staff.table.ts';

/** Returns the session of a token with its account, however old; null when there is none, or the account is disabled. */
export async function findStaffSession(
  db: Executor,
  tokenHash: string,
): Promise<{ session: StaffSession; staff: Staff } | null> {
  const rows = await db
    .select({ session: staffSessions, staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staff.disabledAt)));
  return rows[0] ?? null;
}

/** Inserts a session. */
export async function insertStaffSession(db: Executor, row: StaffSession): Promise<void> {
  await db.insert(staffSessions).values(row);
}

/** Records that a session is in use. */
export async function touchStaffSession(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.id, id));
}

/** Ends a session. */
export async function endStaffSession(db: Executor, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

/** Ends every session of an account. */
export async function endStaffSessions(db: Executor, staffId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Removes sessions that are too old to work. */
export async function removeOldStaffSessions(db: Executor, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - SESSION_MAX_AGE);
  await db.delete(staffSessions).where(lt(staffSessions.createdAt, cutoff));
}
