import { contactRefusal } from '@meetcute/core';
import { and, eq, notExists, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { ServerError } from '../../errors.ts';
import { blocksBetween } from '../blocks/blocks.repository.ts';
import { isActiveMember } from '../members/active-member.repository.ts';
import { type Member, members } from '../members/members.table.ts';

/** A viewer at a time: a member, or null for a logged-out visitor. */
export interface Viewing {
  siteId: string;
  viewerId: string | null;
  now: Date;
}

/** SQL condition for members visible to a viewer: same site, neither deleted nor suspended, no block between them. */
export function isVisibleTo(db: Executor, { siteId, viewerId, now }: Viewing): SQL | undefined {
  return and(
    eq(members.siteId, siteId),
    isActiveMember(now.toISOString()),
    viewerId === null ? undefined : notExists(blocksBetween(db, siteId, viewerId, members.id)),
  );
}

/** Returns a member visible to the viewer; null for a missing, deleted, suspended or blocked one alike. */
export async function findVisible(db: Executor, viewing: Viewing, id: string): Promise<Member | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), isVisibleTo(db, viewing)));
  return rows[0] ?? null;
}

/** Returns a member that another member wants to like or write to. Throws not_found, birth_date_missing. */
export async function findContact(
  db: Executor,
  { user, otherId: id, now }: { user: Member; otherId: string; now: Date },
): Promise<Member> {
  const other = await findVisible(db, { siteId: user.siteId, viewerId: user.id, now }, id);
  const refusal = contactRefusal(user, { id, isDeleted: other === null, isBlocked: false });
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
