import { contactRefusal } from '@meetcute/core';
import { and, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { ServerError } from '../../errors.ts';
import { blocksBetween } from '../blocks/blocks.repository.ts';
import { type Member, members } from '../members/members.table.ts';

/** SQL condition for members visible to a viewer: same site, not deleted, no block between them. */
export function isVisibleTo(db: Executor, siteId: string, viewerId: string | null): SQL | undefined {
  return and(
    eq(members.siteId, siteId),
    isNull(members.deletedAt),
    viewerId === null ? undefined : notExists(blocksBetween(db, siteId, viewerId, members.id)),
  );
}

/** Returns a member visible to the viewer; null for a missing, deleted or blocked one alike. */
export async function findVisible(
  db: Executor,
  siteId: string,
  viewerId: string | null,
  id: string,
): Promise<Member | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), isVisibleTo(db, siteId, viewerId)));
  return rows[0] ?? null;
}

/** Returns a member that another member wants to like or write to. Throws not_found, birth_date_missing. */
export async function findContact(db: Executor, siteId: string, viewer: Member, id: string): Promise<Member> {
  const other = await findVisible(db, siteId, viewer.id, id);
  const refusal = contactRefusal(viewer, { id, isDeleted: other === null, isBlocked: false });
  if (refusal || !other) throw new ServerError(refusal ?? 'not_found');
  return other;
}

/** Returns the current row of a member; null when there is none. Read it after taking the lock. */
export async function readMember(db: Executor, siteId: string, id: string): Promise<Member | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.id, id)));
  return rows[0] ?? null;
}
