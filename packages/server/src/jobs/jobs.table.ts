import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../modules/members/members.table.ts';

/** Work that is done after an answer and must not be forgotten; a row goes when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text({
      enum: [
        'photo-avif',
        'erase-member',
        'activation-mail',
        'farewell-mail',
        'report-mail',
        'complaint-mail',
        'push',
        'news-mail',
      ],
    }).notNull(),
    /** What it is about: the id of a photo, a member, a report or a complaint; of a push, what `push-subject.ts` writes. */
    subject: text().notNull(),
    /** How often it was begun. */
    attempts: integer().notNull().default(0),
    /** When it may be begun; moved on while it runs, so that a job whose server died comes back. */
    dueAt: instantColumn('due_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('jobs_due').on(t.dueAt)],
);

export type Job = typeof jobs.$inferSelect;
