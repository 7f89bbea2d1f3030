import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Sessions of logged-in browsers. Only the SHA-256 of the cookie's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last replacement, for requests that the browser had sent before it; null without one. */
    replacedTokenHash: text('replaced_token_hash'),
    tokenReplacedAt: instantColumn('token_replaced_at'),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: instantColumn('created_at').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [
    index('sessions_member').on(t.siteId, t.memberId),
    index('sessions_replaced_token')
      .on(t.replacedTokenHash)
      .where(sql`${t.replacedTokenHash} is not null`),
    index('sessions_expiry').on(t.siteId, t.expiresAt),
  ],
);

/** A row of `sessions`. */
export type SessionRow = typeof sessions.$inferSelect;
