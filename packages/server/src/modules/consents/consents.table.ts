import type { DocumentVersion, Language } from '@meetcute/contract';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Origin of a consent: the sign-up, the prompt after a change, or the migration for earlier members. */
export type ConsentSource = 'sign-up' | 'prompt' | 'migration';

/**
 * Log of the versions of legal texts that members accepted. Rows are only added. They are erased with the
 * account.
 */
export const consents = pgTable(
  'consents',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    document: text().$type<DocumentVersion['document']>().notNull(),
    version: text().notNull(),
    /** Language in which the member read the text; null where the migration doesn't know it. */
    language: text().$type<Language>(),
    source: text().$type<ConsentSource>().notNull(),
    acceptedAt: instantColumn('accepted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.document, t.version] })],
);

/** A row of `consents`. */
export type Consent = typeof consents.$inferSelect;
