import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { searchCursors } from './search.table.ts';

/** Start of a page of a scroll. */
export type Cursor = typeof searchCursors.$inferSelect;

/** The consecutive pages of one viewer with the same filters and page size. */
export type Scroll = Pick<Cursor, 'siteId' | 'scroll'>;

/** Returns the cursor of a page, or of the nearest page before it; null when none is newer than `since`. */
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

/** Saves cursors of pages, replacing earlier ones. The list must not contain a page of a scroll twice. */
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

/** Removes the cursors of scrolls that started before an instant. */
export async function removeOldCursors(db: Executor, siteId: string, since: Date): Promise<void> {
  await db.delete(searchCursors).where(and(eq(searchCursors.siteId, siteId), lte(searchCursors.asOf, since)));
}
