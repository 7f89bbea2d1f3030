import type { StaffRole } from '@meetcute/contract/desk';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';

/**
 * Accounts of the staff, who are members of no site. A new account has a set-up token and no password; using the token
 * sets both factors. `name_key` and `email_key` are in lower case, so that the audit log names one person.
 */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  name: text().notNull(),
  nameKey: text('name_key').notNull().unique(),
  role: text().$type<StaffRole>().notNull(),
  /** Ids of the sites that the account may see; null for every site of the host. */
  sites: jsonb().$type<readonly string[]>(),
  passwordHash: text('password_hash'),
  /** Secret of the second factor in base32. */
  totpSecret: text('totp_secret'),
  /** Last time step whose code was used, so that no code works twice. */
  totpStep: integer('totp_step').notNull().default(0),
  setUpTokenHash: text('set_up_token_hash').unique(),
  setUpExpiresAt: instantColumn('set_up_expires_at'),
  createdAt: instantColumn('created_at').notNull(),
  disabledAt: instantColumn('disabled_at'),
});

/** Sessions of the staff. Only the SHA-256 of the cookie's token is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Whether the code is still to come: such a session can do nothing else. */
    awaits: text({ enum: ['code'] }),
    createdAt: instantColumn('created_at').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
);

/** Recovery codes that are left, as SHA-256: they have 120 bits. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

/** A row of `staff`. Contains secrets, so never send it to a client. */
export type Staff = typeof staff.$inferSelect;
/** A row of `staff_sessions`. */
export type StaffSession = typeof staffSessions.$inferSelect;
