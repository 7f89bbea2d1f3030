import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql, gte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Case } from '../cases/cases.repository.ts';
import { decisions } from '../cases/cases.table.ts';
import { reports } from '../reports/reports.table.ts';
import { type Photo, photos } from '../photos/photos.table.ts';
import type { ContentRef } from './content.rules.ts';
import { type Takedown, takedowns } from './takedowns.table.ts';

const isInForce = (siteId: string) => and(eq(takedowns.siteId, siteId), isNull(takedowns.restoredAt));

const isText = ({ kind }: Pick<ContentRef, 'kind'>) => kind === 'text' || kind === 'name';

/** Returns the subject of a takedown with an id. */
export const subjectOf = (content: ContentRef, id: string): string =>
  isText(content) ? `${content.id}#${id}` : content.id;

/** Returns what a takedown removed. */
export const contentOf = (takedown: Takedown): ContentRef => {
  const { id, kind, subject } = takedown;
  return { kind, id: isText(takedown) ? subject.slice(0, -`#${id}`.length) : subject };
};

/** Inserts a takedown. */
export async function insertTakedown(tx: Transaction, row: Takedown): Promise<void> {
  await tx.insert(takedowns).values(row);
}

/** Returns the newest takedown in force of some content; null when there is none. */
export async function findTakedown(
  db: Executor,
  siteId: string,
  content: ContentRef,
): Promise<Takedown | null> {
  const { kind, id } = content;
  const subject = isText(content) ? sql`${id} || '#' || ${takedowns.id}` : id;
  const rows = await db
    .select()
    .from(takedowns)
    .where(and(isInForce(siteId), eq(takedowns.kind, kind), eq(takedowns.subject, subject)))
    .orderBy(desc(takedowns.takenAt))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Returns what the decisions of a case removed and nobody has restored. What a complaint removed belongs to the reports that
 * its decisions added.
 */
export const takedownsOf = (db: Executor, { kind, row }: Case): Promise<Takedown[]> =>
  db
    .select({ ...getTableColumns(takedowns) })
    .from(takedowns)
    .innerJoin(decisions, eq(decisions.id, takedowns.decisionId))
    .innerJoin(reports, eq(reports.id, decisions.reportId))
    .where(and(isInForce(row.siteId), eq(kind === 'report' ? reports.id : reports.complaintId, row.id)));

/** Records that a takedown was restored. */
export async function endTakedown(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(takedowns).set({ restoredAt: now, content: null }).where(eq(takedowns.id, id));
}

/** Returns the takedowns whose content is still kept of a member. */
export const keptOf = (db: Executor, siteId: string, memberId: string): Promise<Takedown[]> =>
  db
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.siteId, siteId), eq(takedowns.memberId, memberId), isNotNull(takedowns.content)));

/** Returns the takedowns of before an instant, and those without a decision, whose content is still kept. */
export const keptBefore = (db: Executor, siteId: string, cutoff: Date): Promise<Takedown[]> =>
  db
    .select()
    .from(takedowns)
    .where(
      and(
        eq(takedowns.siteId, siteId),
        isNotNull(takedowns.content),
        or(lt(takedowns.takenAt, cutoff), isNull(takedowns.decisionId)),
      ),
    );

/** Erases the content of a takedown that is still in force. Returns whether it was. */
export async function eraseContent(db: Executor, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(takedowns)
    .set({ content: null })
    .where(and(isInForce(siteId), eq(takedowns.id, id), isNotNull(takedowns.content)))
    .returning({ id: takedowns.id });
  return rows.length > 0;
}

/** Removes takedowns that nothing refers to: without content and without a decision. */
export async function removeEmpty(db: Executor, siteId: string): Promise<void> {
  await db
    .delete(takedowns)
    .where(and(eq(takedowns.siteId, siteId), isNull(takedowns.content), isNull(takedowns.decisionId)));
}

/** Inserts a photo at its position. Later ones, and one that has taken the position, move back. */
export async function insertAtPlace(tx: Transaction, photo: Photo): Promise<void> {
  const { siteId, memberId, position } = photo;
  await tx
    .update(photos)
    .set({ position: sql`${photos.position} + 1` })
    .where(and(eq(photos.siteId, siteId), eq(photos.memberId, memberId), gte(photos.position, position)));
  await tx.insert(photos).values(photo);
}
