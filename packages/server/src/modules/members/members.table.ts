import { LANGUAGES, type Preferences, type TrafficSource, type User } from '@meetcute/contract';
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

/** Creates a timestamp column with time zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Creates a timestamp column with the precision of JavaScript dates: milliseconds. */
export const exactInstantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** SQL condition of members who can be found by a search. */
const isFindable = (t: { deletedAt: PgColumn; dateOfBirth: PgColumn }) =>
  sql`${t.deletedAt} is null and ${t.dateOfBirth} is not null`;

/**
 * Members of every site. `email` is as typed; `email_key` is in lower case and unique within a site until the
 * account is erased. `event_seq` is the id of the member's newest event, and its row lock orders the event
 * log. `search_at` is the sort key in searches, maintained by triggers: the time of the last active day,
 * changed at most once in 24 hours. `search_before` is the previous sort key.
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
    language: text({ enum: LANGUAGES }),
    timezone: text().notNull().default('UTC'),
    personal: jsonb().$type<Record<string, string | null>>(),
    /** The current state of `sensitive_consents`; null without a consent. */
    sensitiveConsent: jsonb('sensitive_consent').$type<NonNullable<User['sensitive_consent']>>(),
    /** Time of the consent to be shown in advertising; null without one. */
    advertisingSince: instantColumn('advertising_since'),
    fictional: boolean().notNull().default(false),
    paidUntil: instantColumn('paid_until'),
    credits: integer().notNull().default(0),
    trafficsource: jsonb().$type<TrafficSource>(),
    formPath: text('form_path'),
    referrer: text(),
    campaignProfile: text('campaign_profile'),
    lastSignupStepAt: instantColumn('last_signup_step_at'),
    eventSeq: bigint('event_seq', { mode: 'number' }).notNull().default(0),
    /** The member's notification preferences; null for the site's defaults. */
    notificationPreferences: jsonb('notification_preferences').$type<Partial<Preferences>>(),
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
    /** End of the suspension; `NO_END` for a ban, null without one. A suspension that has ended may remain here. */
    suspendedUntil: instantColumn('suspended_until'),
  },
  (t) => [
    uniqueIndex('members_email').on(t.siteId, t.emailKey),
    // Columns that do not lead an index follow in it, so that non-matching members are skipped without
    // reading their rows.
    index('members_search_all')
      .on(t.siteId, t.searchAt, t.id, t.gender, t.dateOfBirth, t.searchBefore)
      .where(isFindable(t)),
    index('members_search_country')
      .on(t.siteId, t.country, t.searchAt, t.id, t.gender, t.dateOfBirth, t.searchBefore)
      .where(isFindable(t)),
    index('members_search_region')
      .on(t.siteId, t.countryregion, t.searchAt, t.id, t.country, t.gender, t.dateOfBirth, t.searchBefore)
      .where(isFindable(t)),
    // Few members, whom counts of a search subtract.
    index('members_suspended')
      .on(t.siteId, t.suspendedUntil, t.dateOfBirth, t.gender, t.country)
      .where(sql`${t.suspendedUntil} is not null`),
    index('members_search_born').on(t.siteId, t.dateOfBirth, t.gender, t.country).where(isFindable(t)),
  ],
);

/** A member's row in the database. Contains private data, so never send it to a client. */
export type Member = typeof members.$inferSelect;

/** The columns of a member that others may see, some of them only with consent. */
export const shownColumns = {
  id: members.id,
  name: members.name,
  gender: members.gender,
  dateOfBirth: members.dateOfBirth,
  country: members.country,
  countryregion: members.countryregion,
  city: members.city,
  language: members.language,
  personal: members.personal,
  sensitiveConsent: members.sensitiveConsent,
  fictional: members.fictional,
  lastActiveAt: members.lastActiveAt,
  /** For the age, which others see in whole years. */
  timezone: members.timezone,
};

/** The part of a member's row that a profile is made of. */
export type ShownMember = Pick<Member, keyof typeof shownColumns>;
