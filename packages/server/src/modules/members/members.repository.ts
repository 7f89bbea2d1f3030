import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type Member, members } from './members.table.ts';

export type NewMember = typeof members.$inferInsert;
export type MemberChange = Partial<Omit<NewMember, 'id' | 'siteId'>>;

/** How an address is compared: without spaces around it and in lower case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** The account of an address on a site, deleted ones included. */
export async function findByEmail(db: Executor, siteId: string, email: string): Promise<Member | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.emailKey, emailKeyOf(email))));
  return rows[0] ?? null;
}

/** Adds a member; null when the address is taken on that site. */
export async function insertMember(db: Executor, member: NewMember): Promise<Member | null> {
  const rows = await db
    .insert(members)
    .values(member)
    .onConflictDoNothing({ target: [members.siteId, members.emailKey] })
    .returning();
  return rows[0] ?? null;
}

/** Changes a member who is not deleted; answers the row as it is now, or null when there is none. */
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
