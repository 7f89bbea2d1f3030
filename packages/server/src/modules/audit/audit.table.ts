import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';

/**
 * Actions of operators, in their order. Rows are only inserted, and removed once they are old; a trigger refuses changes.
 * Without references, so that an entry outlives what it is about.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    at: instantColumn('at').notNull(),
    /** Operator who acted, as the command names it. */
    author: text().notNull(),
    /** Name of the action, such as `suspend` or `refund`. */
    action: text().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Why, in the words of the author. */
    reason: text(),
    /** Values that explain the entry, such as an amount or the end of a suspension. */
    details: jsonb().$type<AuditDetails>(),
  },
  (t) => [
    index('audit_log_subject').on(t.siteId, t.subjectKind, t.subjectId, t.id),
    index('audit_log_at').on(t.siteId, t.at),
  ],
);

/**
 * Kinds of things that operators act on. The id of a message is `<conversation>/<message>`, and that of a text or name
 * `<member>:<field>`.
 */
export const auditSubjects = [
  'member',
  'photo',
  'message',
  'text',
  'name',
  'case',
  'order',
  'site',
  'staff',
] as const;

/** Kind of a thing that operators act on. */
export type AuditSubject = (typeof auditSubjects)[number];

/** Values that explain an entry. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** A row of `audit_log`. */
export type AuditEntry = typeof auditLog.$inferSelect;
