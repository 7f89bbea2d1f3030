import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { type Member, members } from '../members/members.table.ts';
import { type PasskeyRow, passkeys, passkeyUsers } from './passkeys.table.ts';

interface Owner {
  siteId: string;
  memberId: string;
}

const isOwned = ({ siteId, memberId }: Owner) =>
  and(eq(passkeys.siteId, siteId), eq(passkeys.memberId, memberId));
const isOne = (owner: Owner, id: string) => and(isOwned(owner), eq(passkeys.id, id));

/** Returns the passkeys of a member, oldest first. */
export const passkeysOf = (db: Executor, owner: Owner): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(isOwned(owner)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Returns the number of passkeys of a member. */
export const countPasskeys = (db: Executor, owner: Owner): Promise<number> =>
  db.$count(passkeys, isOwned(owner));

/** Inserts a passkey. Returns false when the site has one with the same credential. */
export async function insertPasskey(tx: Transaction, row: PasskeyRow): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Changes the name of a passkey. Returns false when the member has none with that id. */
export async function renamePasskey(
  tx: Transaction,
  owner: Owner,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await tx.update(passkeys).set({ name }).where(isOne(owner, id)).returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes a passkey. Returns false when the member has none with that id. */
export async function deletePasskey(tx: Transaction, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx.delete(passkeys).where(isOne(owner, id)).returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes all passkeys of a member. Returns how many there were. */
export async function deletePasskeys(tx: Transaction, owner: Owner): Promise<number> {
  const rows = await tx.delete(passkeys).where(isOwned(owner)).returning({ id: passkeys.id });
  return rows.length;
}

/** A passkey with its member, who may be deleted or suspended, and the member's handle. */
export interface KnownPasskey {
  passkey: PasskeyRow;
  member: Member;
  handle: string;
}

/** Returns the passkey of a credential of the site; null when there is none. */
export async function findPasskey(
  db: Executor,
  siteId: string,
  credentialId: string,
): Promise<KnownPasskey | null> {
  const rows = await db
    .select({ passkey: passkeys, member: members, handle: passkeyUsers.handle })
    .from(passkeys)
    .innerJoin(members, and(eq(members.id, passkeys.memberId), eq(members.siteId, passkeys.siteId)))
    .innerJoin(passkeyUsers, eq(passkeyUsers.memberId, passkeys.memberId))
    .where(and(eq(passkeys.siteId, siteId), eq(passkeys.credentialId, credentialId)));
  return rows[0] ?? null;
}

/**
 * Stores a use of a passkey. Returns false when it was removed meanwhile, or when a use at the same time has stored the
 * same counter: then one of both is a copy.
 */
export async function storeUse(
  tx: Transaction,
  { siteId, id }: Pick<PasskeyRow, 'siteId' | 'id'>,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const isAhead = or(sql`${passkeys.counter} < ${counter}`, sql`${passkeys.counter} = 0 and ${counter} = 0`);
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.siteId, siteId), eq(passkeys.id, id), isAhead))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns the handle of a member. The first passkey stores `fresh` as such. */
export async function handleOf(db: Executor, { siteId, memberId }: Owner, fresh: string): Promise<string> {
  await db.insert(passkeyUsers).values({ siteId, memberId, handle: fresh }).onConflictDoNothing();
  const rows = await db
    .select({ handle: passkeyUsers.handle })
    .from(passkeyUsers)
    .where(and(eq(passkeyUsers.siteId, siteId), eq(passkeyUsers.memberId, memberId)));
  return rows[0]?.handle ?? fresh;
}
