import { emailKey } from '@meetcute/contract';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { type Member, members } from './members.table.ts';

/** A row to insert into `members`. */
export type NewMember = typeof members.$inferInsert;
/** Columns of `members` to update. */
export type MemberChange = Partial<Omit<NewMember, 'id' | 'siteId'>>;

/** Returns the account of an address on a site, including deleted ones; null when there is none. */
export async function findByEmail(db: Executor, siteId: string, email: string): Promise<Member | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKey(email))));
  return rows[0] ?? null;
}

/** Inserts a member; returns null when the site has an account with that address. */
export async function insertMember(db: Executor, member: NewMember): Promise<Member | null> {
  const rows = await db
    .insert(members)
    .values(member)
    .onConflictDoNothing({ target: [members.siteId, members.emailKey] })
    .returning();
  return rows[0] ?? null;
}

/** Updates a member who is not deleted. Returns the updated row; null when there is none. */
export async function updateMember(
  db: Executor,
  siteId: string,
  id: string,
  change: MemberChange,
): Promise<Member | null> {
  const rows = await db
    .update(members)
    .set(change)
    .where(and(eq(members.siteId, siteId), eq(members.id, id), isNull(members.deletedAt)))
    .returning();
  return rows[0] ?? null;
}

const locking = statement(
  'lock_member',
  getTableColumns(members),
  (columns) => sql`
    select ${columns} from ${members}
    where ${members.siteId} = ${sql.placeholder('site')} and ${members.id} = ${sql.placeholder('id')}
    for update`,
);

/** Locks the row of one member and returns it, to lock the member of a unit of work. */
export const lockMember = (tx: Transaction, siteId: string, id: string): Promise<Member[]> =>
  locking(tx, { site: siteId, id });

const isMember = (siteId: string, id: string) => and(eq(members.siteId, siteId), eq(members.id, id));

/** Replaces the hash of a member's password. Returns false when the password was changed meanwhile. */
export async function replaceHash(
  db: Executor,
  { siteId, id, passwordHash: hashBefore }: Pick<Member, 'siteId' | 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const isUnchanged = and(isMember(siteId, id), eq(members.passwordHash, hashBefore));
  const rows = await db
    .update(members)
    .set({ passwordHash })
    .where(isUnchanged)
    .returning({ id: members.id });
  return rows.length > 0;
}

/** Restores a deleted member. */
export async function restoreMember(db: Executor, siteId: string, id: string): Promise<void> {
  await db.update(members).set({ deletedAt: null }).where(isMember(siteId, id));
}

/** Sets the end of a member's suspension, also of a deleted account, whose member can return within the grace period. */
export async function setSuspension(
  db: Executor,
  siteId: string,
  id: string,
  suspendedUntil: Date | null,
): Promise<void> {
  await db.update(members).set({ suspendedUntil }).where(isMember(siteId, id));
}

/** Deletes the row of a member, and with it all the member's data, however long that takes. */
export async function deleteMember(db: Database, siteId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.delete(members).where(isMember(siteId, id));
  });
}
