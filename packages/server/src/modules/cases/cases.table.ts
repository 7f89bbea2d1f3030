import type { CaseAction, CaseGround, CaseSide } from '@meetcute/contract';
import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';
import type { ContentRef } from '../moderation/content.rules.ts';
import type { Measure } from '../moderation/moderation.rules.ts';
import { complaints, reports } from '../reports/reports.table.ts';

/** Columns of the case that a row belongs to: one of the two is set. The row is deleted with it. */
const caseColumns = {
  siteId: text('site_id').notNull(),
  reportId: text('report_id').references(() => reports.id, { onDelete: 'cascade' }),
  complaintId: text('complaint_id').references(() => complaints.id, { onDelete: 'cascade' }),
};

/** Decisions on reports and complaints with their statements of reasons. At most one for each appeal. */
export const decisions = pgTable(
  'decisions',
  {
    id: text().primaryKey(),
    ...caseColumns,
    /** Side whose appeal it decides; null for the first decision. */
    after: text().$type<CaseSide>(),
    ground: text().$type<CaseGround>().notNull(),
    facts: text().notNull(),
    action: text().$type<CaseAction>().notNull(),
    isAutomated: boolean('is_automated').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** The act of the decision; null for one that only records what was done. */
    measure: jsonb().$type<Measure>(),
    /** Photos and messages that it removed; null without any. */
    removed: jsonb().$type<readonly ContentRef[]>(),
    /** Instant at which the measure was lifted or replaced; null while it is in force. */
    measureEndedAt: instantColumn('measure_ended_at'),
  },
  (t) => [
    unique('decisions_once').on(t.reportId, t.complaintId, t.after).nullsNotDistinct(),
    index('decisions_complaint').on(t.complaintId),
  ],
);

/** Appeals against decisions. At most one for each side. */
export const appeals = pgTable(
  'appeals',
  {
    id: text().primaryKey(),
    ...caseColumns,
    side: text().$type<CaseSide>().notNull(),
    text: text().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    unique('appeals_once').on(t.reportId, t.complaintId, t.side).nullsNotDistinct(),
    index('appeals_complaint').on(t.complaintId),
  ],
);

/** A row of `decisions`. */
export type DecisionRow = typeof decisions.$inferSelect;
/** A row of `appeals`. */
export type AppealRow = typeof appeals.$inferSelect;
