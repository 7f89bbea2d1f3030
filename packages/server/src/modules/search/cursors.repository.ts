import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { searchCursors } from './search.table.ts';

/** Start of a page of a scroll. */
export type Cursor = typeof searchCursors.$inferSelect;

/** The consecutive pages of one viewer with the same filters and page size. */
export type Scroll = Pick<Cursor, 'siteId' | 'scroll'>;

/** Returns the cursor of a page, or of the nearest page before it; null when none is newer than `cutoff`. */
export async function nearestCursor(
  db: Executor,
  { siteId, scroll }: Scroll,
  page: number,
  cutoff: Date,
): Promise<Cursor | null> {
  const [row] = await db
    .select()
    .from(searchCursors)
    .where(
      and(
        eq(searchCursors.siteId, siteId),
        eq(searchCursors.scroll, scroll),
        lte(searchCursors.page, page),
        gt(searchCursors.asOf, cutoff),
      ),
    )
    .orderBy(desc(searchCursors.page))
    .limit(1);
  return row ?? null;
}

const p = sql.placeholder;

const keep = statement(
  'keep_search_cursors',
  {},
  () => sql`
    insert into ${searchCursors} (site_id, scroll, page, as_of, key, member_id)
    select ${p('site')}::text, scroll, ${p('page')}::integer, ${p('asOf')}::timestamptz, ${p('key')}::timestamptz,
      ${p('member')}::text
    from unnest(${p('scrolls')}::text[]) as scroll
    on conflict (site_id, scroll, page) do update set
      as_of = excluded.as_of, key = excluded.key, member_id = excluded.member_id`,
);

/** Saves the cursor of a page in several different scrolls of a site, replacing earlier ones. */
export async function keepCursor(
  db: Executor,
  scrolls: readonly string[],
  { siteId, page, asOf, key, memberId }: Omit<Cursor, 'scroll'>,
): Promise<void> {
  await keep(db, {
    site: siteId,
    scrolls: [...scrolls],
    page,
    asOf: asOf.toISOString(),
    key: key.toISOString(),
    member: memberId,
  });
}

/** Removes the cursors of scrolls that started before an instant. */
export async function removeOldCursors(db: Executor, siteId: string, cutoff: Date): Promise<void> {
  await db
    .delete(searchCursors)
    .where(and(eq(searchCursors.siteId, siteId), lte(searchCursors.asOf, cutoff)));
}
