import type { PushSubscriptionData } from '@meetcute/core';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';
import { sessions } from '../sessions/sessions.table.ts';

/**
 * Push subscriptions of browsers; one belongs to who registered it last, under the digest of its endpoint, and lasts as
 * long as the session that it was registered in: who uses the browser next must not see what is meant for another.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    siteId: text('site_id').notNull(),
    endpointHash: text('endpoint_hash').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    subscription: jsonb().$type<PushSubscriptionData>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.endpointHash] }),
    index('push_subscriptions_member').on(t.siteId, t.memberId, t.createdAt),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);
