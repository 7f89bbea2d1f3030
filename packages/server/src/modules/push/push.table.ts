import type { PushSubscriptionData } from '@meetcute/core';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Push subscriptions of browsers; one belongs to who registered it last, under the digest of its endpoint. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    siteId: text('site_id').notNull(),
    endpointHash: text('endpoint_hash').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    subscription: jsonb().$type<PushSubscriptionData>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.endpointHash] }),
    index('push_subscriptions_member').on(t.siteId, t.memberId, t.createdAt),
  ],
);
