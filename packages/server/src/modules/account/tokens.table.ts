import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';

/**
 * Secrets, stored as their SHA-256 and single-use except for those of mails and cases. `subject` is the address
 * in lower case, the member's id or the reference of the case that a token is for. `visitor` is the hash of the
 * visitor cookie it is bound to. A token of kind `browser` marks a known browser of a member by its cookie, one
 * of kind `reset_browser` a browser that set a new password. Both have no secret of their own. Those of kinds
 * `passkey_add` and `passkey_login` are challenges, which an authenticator signs.
 */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text({
      enum: [
        'sign_up',
        'activation',
        'password',
        'email_change',
        'email_undo',
        'browser',
        'reset_browser',
        'mails',
        'case',
        'passkey_add',
        'passkey_login',
      ],
    }).notNull(),
    subject: text().notNull(),
    visitor: text(),
    /** The new address of an address change; for a browser its user agent, for a case the side, for `passkey_add` the session. */
    detail: text(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [index('tokens_expiry').on(t.expiresAt), index('tokens_subject').on(t.siteId, t.subject)],
);
