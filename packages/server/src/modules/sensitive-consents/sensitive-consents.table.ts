import type { Language } from '@meetcute/contract';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * Consents to sensitive profile fields, and their withdrawals. Rows are only inserted; the newest state is in
 * `members.sensitive_consent`.
 */
export const sensitiveConsents = pgTable(
  'sensitive_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** The fields that were consented to, or whose consent was withdrawn. */
    fields: jsonb().$type<readonly string[]>().notNull(),
    /** Version of the wording and language it was read in; null for a withdrawal. */
    wording: integer(),
    language: text().$type<Language>(),
    at: instantColumn('at').notNull(),
  },
  (t) => [index('sensitive_consents_member').on(t.siteId, t.memberId, t.id)],
);
