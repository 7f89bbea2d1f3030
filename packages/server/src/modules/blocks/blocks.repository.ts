import { and, desc, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { blocks } from './blocks.table.ts';

const isBetween = (site: string | SQLWrapper, one: string | SQLWrapper, other: SQLWrapper) =>
  and(
    eq(blocks.siteId, site),
    or(
      and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
      and(eq(blocks.blockedId, one), eq(blocks.blockerId, other)),
    ),
  );

/** SQL condition for a block between two members, in either direction. */
export const isBlockBetween = (
  site: string | SQLWrapper,
  one: string | SQLWrapper,
  other: SQLWrapper,
): SQL<boolean> => sql`exists (select from ${blocks} where ${isBetween(site, one, other)})`;

const isBlock = (siteId: string, blockerId: string, blockedId: string) =>
  and(eq(blocks.siteId, siteId), eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));

/** Returns whether a member has blocked another. */
export const hasBlocked = async (
  db: Executor,
  siteId: string,
  blockerId: string,
  blockedId: string,
): Promise<boolean> => (await db.$count(blocks, isBlock(siteId, blockerId, blockedId))) > 0;

/** Inserts a block. Returns whether it is new. */
export async function insertBlock(db: Executor, row: typeof blocks.$inferInsert): Promise<boolean> {
  const rows = await db.insert(blocks).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Deletes a block. Returns whether there was one. */
export async function deleteBlock(
  db: Executor,
  siteId: string,
  blockerId: string,
  blockedId: string,
): Promise<boolean> {
  const rows = await db
    .delete(blocks)
    .where(isBlock(siteId, blockerId, blockedId))
    .returning();
  return rows.length > 0;
}

/** Returns the members blocked by a member, newest block first, without deleted accounts. */
export const listBlocked = (db: Executor, siteId: string, blockerId: string) =>
  db
    .select({
      id: members.id,
      name: members.name,
      fictional: members.fictional,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(and(eq(blocks.siteId, siteId), eq(blocks.blockerId, blockerId), isNull(members.deletedAt)))
    .orderBy(desc(blocks.createdAt), members.id);
