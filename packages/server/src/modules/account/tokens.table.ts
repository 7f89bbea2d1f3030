import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';

/**
 * Secrets handed out once, kept as their SHA-256. `subject` is what a token is for (an address in lower
 * case, or a member's id), `visitor` the hash of the visitor cookie it is bound to. A `browser` is known to a
 * member by its cookie: it has no secret of its own.
 */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text({
      enum: ['sign_up', 'activation', 'password', 'email_change', 'email_undo', 'browser', 'mails'],
    }).notNull(),
    subject: text().notNull(),
    visitor: text(),
    /** The address that a change of address leads to; of a browser the user agent that it named. */
    detail: text(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [index('tokens_expiry').on(t.expiresAt), index('tokens_subject').on(t.siteId, t.subject)],
);
