import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../modules/members/members.table.ts';

/**
 * Stored responses of POSTs with an `Idempotency-Key`, kept for 24 hours. `status` is null while one is
 * running.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    siteId: text('site_id').notNull(),
    scope: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    payloadMac: text('payload_mac').notNull(),
    status: integer(),
    body: jsonb(),
    /**
     * Id of the server that runs the request, a colon and the id of the run. A run that was taken over can't
     * store its response.
     */
    run: text(),
    /** Id of the member that the call logged in, so that a replay can log in again. */
    openedFor: text('opened_for'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.scope, t.call, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

/** Attempts per time window, by what is counted (`login:mail:…`). */
export const attempts = pgTable(
  'attempts',
  {
    siteId: text('site_id').notNull(),
    bucket: text().notNull(),
    startedAt: instantColumn('started_at').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.bucket] }), index('attempts_age').on(t.startedAt)],
);
