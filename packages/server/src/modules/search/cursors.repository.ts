import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { searchCursors } from './search.table.ts';

/** Where a page of a scroll begins. */
export type Cursor = typeof searchCursors.$inferSelect;

/** The pages of one viewer with the same filters and size, one after the other. */
export type Scroll = Pick<Cursor, 'siteId' | 'scroll'>;

/** The cursor of a page, or of the nearest one before it; null where none is kept that is newer than `since`. */
export async function nearestCursor(
  db: Executor,
  { siteId, scroll }: Scroll,
  page: number,
  since: Date,
): Promise<Cursor | null> {
  const [row] = await db
    .select()
    .from(searchCursors)
    .where(
      and(
        eq(searchCursors.siteId, siteId),
        eq(searchCursors.scroll, scroll),
        lte(searchCursors.page, page),
        gt(searchCursors.asOf, since),
      ),
    )
    .orderBy(desc(searchCursors.page))
    .limit(1);
  return row ?? null;
}

/** Keeps where pages begin, in the place of what was known of them; no two of the same page of a scroll. */
export async function keepCursors(db: Executor, cursors: readonly Cursor[]): Promise<void> {
  await db
    .insert(searchCursors)
    .values([...cursors])
    .onConflictDoUpdate({
      target: [searchCursors.siteId, searchCursors.scroll, searchCursors.page],
      set: {
        asOf: sql`excluded.as_of`,
        key: sql`excluded.key`,
        memberId: sql`excluded.member_id`,
      },
    });
}

/** Removes the cursors of scrolls that began before a moment. */
export async function removeOldCursors(db: Executor, siteId: string, since: Date): Promise<void> {
  await db.delete(searchCursors).where(and(eq(searchCursors.siteId, siteId), lte(searchCursors.asOf, since)));
}
