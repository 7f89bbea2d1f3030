import type { PushSubscriptionData } from '@meetcute/core';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';
import { sessions } from '../sessions/sessions.table.ts';

/**
 * Push subscriptions of browsers. A subscription belongs to the member who registered it last, under the hash
 * of its endpoint. It is removed with the session that registered it: the next user of the browser must not
 * see another member's pushes.
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
