import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EventType } from '../../ports/ports.ts';
import { instantColumn, members } from '../members/members.table.ts';

/** The event log of each member. Ids increase by one per member. Kept for 30 days. */
export const events = pgTable(
  'events',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).notNull(),
    type: text().$type<EventType>().notNull(),
    at: instantColumn('at').notNull(),
    data: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index('events_age').on(t.at)],
);
