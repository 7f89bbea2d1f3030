import { emailKey } from '@meetcute/contract';
import { and, asc, desc, eq, gt, ilike, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type Member, members } from './members.table.ts';
import { photos } from '../photos/photos.table.ts';

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns the members of a site whose address or id is a text, or whose address or name contains it: the latest active
 * first. Includes deleted ones.
 */
export const searchMembers = (
  db: Executor,
  siteId: string,
  { text, limit }: { text: string; limit: number },
): Promise<Member[]> =>
  db
    .select()
    .from(members)
    .where(
      and(
        eq(members.siteId, siteId),
        or(
          eq(members.id, text),
          ilike(members.emailKey, pattern(emailKey(text))),
          ilike(members.name, pattern(text)),
        ),
      ),
    )
    .orderBy(desc(members.lastActiveAt), members.id)
    .limit(limit);

/** Returns the member with an address or id, deleted or not; null when the site has none. */
export async function findMember(db: Executor, siteId: string, who: string): Promise<Member | null> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), or(eq(members.id, who), eq(members.emailKey, emailKey(who)))));
  // An address can't be the id of another member: ids have no @.
  return rows[0] ?? null;
}

/** Name of a member, with the address and id that tell which. */
export type NamedMember = Pick<Member, 'id' | 'email' | 'name'>;

/** Returns a page of the names of a site's members who are not deleted, in the order of their ids. */
export const readNames = (
  db: Executor,
  siteId: string,
  { after, limit }: { after: string; limit: number },
): Promise<NamedMember[]> =>
  db
    .select({ id: members.id, email: members.email, name: members.name })
    .from(members)
    .where(and(eq(members.siteId, siteId), isNull(members.deletedAt), gt(members.id, after)))
    .orderBy(asc(members.id))
    .limit(limit);

/** Returns the number of photos of a member. */
export const countPhotos = (db: Executor, siteId: string, memberId: string): Promise<number> =>
  db.$count(photos, and(eq(photos.siteId, siteId), eq(photos.memberId, memberId)));
