import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Preferences, TrafficSource } from '@meetcute/contract';

/** A moment, with its zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A moment that is exactly as it is in JavaScript, to the millisecond. */
export const exactInstantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Who can be found at all. */
const isFindable = (t: { deletedAt: PgColumn; dateOfBirth: PgColumn }) =>
  sql`${t.deletedAt} is null and ${t.dateOfBirth} is not null`;

/**
 * Members of every site. `email` is as typed, `email_key` in lower case and unique within a site until the
 * account is erased. `event_seq` is the id of the member's newest event; its row lock orders the event log.
 * `search_at` is the place in searches, which triggers keep: that of the last day with activity, moved at most once
 * in 24 hours; `search_before` is the place before the last move.
 */
export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: instantColumn('email_confirmed_at'),
    activationDeliveredAt: instantColumn('activation_delivered_at'),
    passwordHash: text('password_hash').notNull(),
    mailprovider: integer().notNull().default(0),
    name: text().notNull(),
    gender: text({ enum: ['m', 'f', 'x'] }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    country: text(),
    countryregion: text(),
    city: text(),
    language: text({ enum: ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'] }),
    timezone: text().notNull().default('UTC'),
    personal: jsonb().$type<Record<string, string | null>>(),
    fictional: boolean().notNull().default(false),
    paidUntil: instantColumn('paid_until'),
    credits: integer().notNull().default(0),
    trafficsource: jsonb().$type<TrafficSource>(),
    formPath: text('form_path'),
    referrer: text(),
    campaignProfile: text('campaign_profile'),
    lastSignupStepAt: instantColumn('last_signup_step_at'),
    eventSeq: bigint('event_seq', { mode: 'number' }).notNull().default(0),
    /** How the member wants to be told of things; null for the site's defaults. */
    notificationPreferences: jsonb('notification_preferences').$type<Preferences>(),
    notificationsReadUntil: bigint('notifications_read_until', { mode: 'number' }).notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    lastActiveAt: instantColumn('last_active_at'),
    searchAt: exactInstantColumn('search_at')
      .notNull()
      .default(sql`now()`),
    searchBefore: exactInstantColumn('search_before')
      .notNull()
      .default(sql`now()`),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [
    uniqueIndex('members_email').on(t.siteId, t.emailKey),
    // Filters that don't lead an index follow in it, so that who doesn't fit is passed over without being read.
    index('members_search_all')
      .on(t.siteId, t.searchAt, t.id, t.gender, t.dateOfBirth, t.searchBefore)
      .where(isFindable(t)),
    index('members_search_country')
      .on(t.siteId, t.country, t.searchAt, t.id, t.gender, t.dateOfBirth, t.searchBefore)
      .where(isFindable(t)),
    index('members_search_region')
      .on(t.siteId, t.countryregion, t.searchAt, t.id, t.country, t.gender, t.dateOfBirth, t.searchBefore)
      .where(isFindable(t)),
    index('members_search_born').on(t.siteId, t.dateOfBirth, t.gender, t.country).where(isFindable(t)),
  ],
);

/** A member's row, as the database has it; never send it to anyone as it is. */
export type Member = typeof members.$inferSelect;
