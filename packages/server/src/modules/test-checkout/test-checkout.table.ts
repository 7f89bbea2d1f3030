import type { OrderState } from '@meetcute/contract';
import type { Return } from '@meetcute/core';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';

/** Payments of the test checkout. They are stored so that a host that was killed continues them. */
export const testPayments = pgTable('test_payments', {
  /** Id at the checkout, a secret in the address of the payment page. */
  reference: text().primaryKey(),
  /** The order, which has one payment. */
  orderId: text('order_id').notNull().unique(),
  amount: integer().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  /** Address of the site for the buyer; null for a charge without the buyer. */
  returnUrl: text('return_url'),
  noticeUrl: text('notice_url').notNull(),
  /** Whether the buyer allows later charges. */
  renews: boolean().notNull(),
  state: text().$type<OrderState>().notNull(),
  /** Time when a pending payment is paid. */
  paidAt: instantColumn('paid_at'),
  /** Refunds, by their keys as ids, and chargebacks. */
  returns: jsonb().$type<Return[]>().notNull().default([]),
});

/** Notices that the test checkout has still to send. */
export const testNotices = pgTable(
  'test_notices',
  {
    id: text().primaryKey(),
    reference: text()
      .notNull()
      .references(() => testPayments.reference, { onDelete: 'cascade' }),
    dueAt: instantColumn('due_at').notNull(),
    /** How often the site did not take it. */
    failures: integer().notNull(),
  },
  (t) => [index('test_notices_due').on(t.dueAt)],
);

/** A row of `test_payments`. */
export type TestPayment = typeof testPayments.$inferSelect;
