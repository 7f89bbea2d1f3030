import type { PaymentMethod, Product, Subscription } from '@meetcute/contract';
import type { Cancellation } from '@meetcute/core';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Premium that renews, one row a member. It is erased with the account, and then nothing is charged any more. */
export const subscriptions = pgTable('subscriptions', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  /** The product as it was sold, and what its buyer agreed to pay for it again. */
  product: jsonb().$type<Product>().notNull(),
  country: text().notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  /** Order whose payment allows the charges. */
  agreedIn: text('agreed_in').notNull(),
  state: text().$type<Subscription['state']>().notNull(),
  /** End of premium, at which it renews. */
  renewsAt: instantColumn('renews_at').notNull(),
  /** Time at which the mail server took the reminder of this renewal; null before. */
  remindedAt: instantColumn('reminded_at'),
  /** Order of this renewal; null before its charge. */
  renewalOrder: text('renewal_order'),
  /** End of premium that was cancelled for a later day, until which it renews; null without one. */
  endsAt: instantColumn('ends_at'),
  changedAt: instantColumn('changed_at').notNull(),
});

/** Cancellations that were sent without login, as they were declared. */
export const cancellations = pgTable('cancellations', {
  id: text().primaryKey(),
  siteId: text('site_id').notNull(),
  email: text().notNull(),
  kind: text().$type<Cancellation['kind']>().notNull().default('ordinary'),
  reason: text(),
  /** Day for which it was asked; null for as soon as possible. */
  date: text(),
  language: text(),
  receivedAt: instantColumn('received_at').notNull(),
});

/** A row of `subscriptions`. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;
/** A row of `cancellations`. */
export type CancellationRow = typeof cancellations.$inferSelect;
