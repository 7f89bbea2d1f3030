import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../modules/members/members.table.ts';

/** Work that follows a response and must not be lost. A row is removed when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text({
      enum: [
        'photo-avif',
        'erase-member',
        'refund-undelivered',
        'refund-order',
        'check-refund',
        'renew-premium',
        'subscription-mail',
        'cancel-by-email',
        'cancellation-mail',
        'publish-user',
        'activation-mail',
        'password-mail',
        'email-change-mail',
        'email-undo-mail',
        'email-replaced-mail',
        'security-mail',
        'farewell-mail',
        'report-mail',
        'complaint-mail',
        'receipt-mail',
        'order-mail',
        'decision-mail',
        'appeal-mail',
        'lifted-mail',
        'restored-mail',
        'push',
        'news-mail',
      ],
    }).notNull(),
    /**
     * Subject of the job: the id of a photo, a member, an order, a report or a complaint; for a password mail the address,
     * known or not; for an address change the hash of its token; for mails to the old address also the new one; for a
     * security mail `<member> <mail>`; for a decision mail `<decision> <side>`; for an appeal mail `<reference> <side>`; for an order mail `<order> <state>`; for mails about
     * a subscription `<member> <mail>`, about a cancellation `<cancellation> <recipient>`; for a push, the text of `writePushSubject`.
     */
    subject: text().notNull(),
    /** Number of started attempts. */
    attempts: integer().notNull().default(0),
    /**
     * Time from which the job may start. Moved forward while it runs, so that a job of a dead server is
     * retried.
     */
    dueAt: instantColumn('due_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('jobs_due').on(t.dueAt)],
);

/** A row of `jobs`. */
export type Job = typeof jobs.$inferSelect;

/** A job to add. Only one with its id exists at a time. */
export type NewJob = Pick<Job, 'id' | 'siteId' | 'kind' | 'subject' | 'dueAt' | 'createdAt'>;
