import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TrafficSource } from '@meetcute/contract';

/** A moment, with its zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Members of every site. `email` is as typed, `email_key` in lower case and unique within a site until the
 * account is erased. `event_seq` is the id of the member's newest event; its row lock orders the event log.
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
    createdAt: instantColumn('created_at').notNull(),
    lastActiveAt: instantColumn('last_active_at'),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [
    uniqueIndex('members_email').on(t.siteId, t.emailKey),
    index('members_search')
      .on(t.siteId, t.country, t.gender, t.dateOfBirth)
      .where(sql`${t.deletedAt} is null and ${t.dateOfBirth} is not null`),
  ],
);

/** A member's row, as the database has it; never send it to anyone as it is. */
export type Member = typeof members.$inferSelect;
