import { emailKey } from '@meetcute/contract';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { type Staff, staff, staffRecoveryCodes } from './staff.table.ts';

/** Returns a name as it is compared. */
export const nameKeyOf = (name: string): string => name.toLowerCase();

/** Inserts an account. Returns false when another one has its address or its name. */
export async function insertStaff(db: Executor, row: typeof staff.$inferInsert): Promise<boolean> {
  const addedRows = await db.insert(staff).values(row).onConflictDoNothing().returning({ id: staff.id });
  return addedRows.length > 0;
}

/** Returns every account, by name. */
export const listStaff = (db: Executor): Promise<Staff[]> =>
  db.select().from(staff).orderBy(asc(staff.nameKey));

/** Returns every account, and locks all until the end of the transaction. */
export const lockStaff = (tx: Transaction): Promise<Staff[]> =>
  tx.select().from(staff).orderBy(asc(staff.id)).for('update');

/** Returns the account of an address, disabled or not; null when there is none. */
export async function findStaffByEmail(db: Executor, email: string): Promise<Staff | null> {
  const rows = await db
    .select()
    .from(staff)
    .where(eq(staff.emailKey, emailKey(email)));
  return rows[0] ?? null;
}

/** Returns an account, disabled or not; null when there is none. */
export async function findStaffById(db: Executor, id: string): Promise<Staff | null> {
  const rows = await db.select().from(staff).where(eq(staff.id, id));
  return rows[0] ?? null;
}

/** Returns the account of an unexpired set-up token; null when there is none, or it is disabled. */
export async function findBySetUpToken(db: Executor, tokenHash: string, now: Date): Promise<Staff | null> {
  const rows = await db
    .select()
    .from(staff)
    .where(and(eq(staff.setUpTokenHash, tokenHash), gt(staff.setUpExpiresAt, now), isNull(staff.disabledAt)));
  return rows[0] ?? null;
}

/** Stores the secret of the second factor unless there is one. Returns the stored one. */
export async function keepTotpSecret(db: Executor, id: string, secret: string): Promise<string> {
  const rows = await db
    .update(staff)
    .set({ totpSecret: sql`coalesce(${staff.totpSecret}, ${secret})` })
    .where(eq(staff.id, id))
    .returning({ secret: staff.totpSecret });
  return rows[0]?.secret ?? secret;
}

/** Changes an account. */
export async function updateStaff(db: Executor, id: string, change: Partial<Staff>): Promise<void> {
  await db.update(staff).set(change).where(eq(staff.id, id));
}

/** Replaces the hash of a password, unless the password was changed meanwhile. */
export async function replaceStaffHash(
  db: Executor,
  { id, passwordHash: earlierHash }: Pick<Staff, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<void> {
  await db
    .update(staff)
    .set({ passwordHash })
    .where(and(eq(staff.id, id), eq(staff.passwordHash, earlierHash ?? '')));
}

/** Stores both factors and uses up the set-up token. Returns false when another request has used it. */
export async function storeFactors(
  db: Executor,
  { id, setUpTokenHash }: Pick<Staff, 'id' | 'setUpTokenHash'>,
  factors: Pick<Staff, 'passwordHash' | 'totpStep'>,
): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ ...factors, setUpTokenHash: null, setUpExpiresAt: null })
    .where(and(eq(staff.id, id), eq(staff.setUpTokenHash, setUpTokenHash ?? '')))
    .returning({ id: staff.id });
  return rows.length > 0;
}

/** Uses up a time step. Returns false when its code, or a later one, was used before. */
export async function spendTotpStep(db: Executor, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return rows.length > 0;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Executor,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  if (hashes.length === 0) return;
  await db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** Uses up a recovery code. Returns how many are left; null when there is no such code. */
export async function spendRecoveryCode(
  db: Executor,
  staffId: string,
  codeHash: string,
): Promise<number | null> {
  const usedCodes = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCodes.codeHash });
  if (usedCodes.length === 0) return null;
  return db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staffId));
}
