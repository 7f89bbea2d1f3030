import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Passkeys of members. The authenticator keeps the private key; this is the public one. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Id that the authenticator chose, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of uses that the authenticator counts; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, so that they do not offer to create a second passkey in it. */
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
  },
  (t) => [
    unique('passkeys_credential').on(t.siteId, t.credentialId),
    index('passkeys_member').on(t.siteId, t.memberId),
  ],
);

/** A row of `passkeys`. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/**
 * Handles by which authenticators know members: random, because they show them to whoever holds the device. A member
 * keeps the handle, so that a new passkey replaces the old one in the same authenticator.
 */
export const passkeyUsers = pgTable('passkey_users', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  /** 256 random bits in base64url. */
  handle: text().notNull().unique(),
});
