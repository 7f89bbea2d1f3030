import type { OrderState, PaymentMethod, Product } from '@meetcute/contract';
import type { Refund, Return } from '@meetcute/core';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Part of an order that goes back. A refund by an operator has a reason and an author. */
export type StoredRefund = Refund & {
  readonly reason?: string;
  readonly author?: string;
  /** Time when the buyer withdrew from the order. */
  readonly declaredAt?: string;
  /** Whether the order has granted nothing for its payment. */
  readonly isUngranted?: true;
};

/** Returns the reason and the author of a refund, as far as it has them, for its entry in the ledger. */
export const signatureOf = ({ reason, author }: StoredRefund): Pick<StoredRefund, 'reason' | 'author'> => ({
  ...(reason && { reason }),
  ...(author && { author }),
});

/** Orders of members with their payments. They outlive the member, because accounts must be kept longer than profiles. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    /** The buyer; null once the account is erased. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** The product as it was sold. */
    product: jsonb().$type<Product>().notNull(),
    country: text().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    discountCode: text('discount_code'),
    /** Amount to pay and the tax in it, in the minor unit of the currency. */
    amount: integer().notNull(),
    tax: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Whether the buyer agreed to the renewal of premium with it, or it is such a renewal. */
    renewal: text({ enum: ['agreed', 'charge'] }),
    /** Part that goes back, requested before the provider is asked for it; null for none, or for all of it. */
    refund: jsonb().$type<StoredRefund>(),
    /** Money that went back as the provider reports it, and what of it is here again. In the order of their arrival. */
    returns: jsonb().$type<Return[]>().notNull().default([]),
    /** Secret in the address that the provider calls. */
    noticeToken: text('notice_token').notNull(),
    /** Id of the payment at the provider, and the address where the buyer pays; null before the payment is started. */
    reference: text(),
    payUrl: text('pay_url'),
    /** Last time that the provider was asked for the state. */
    checkedAt: instantColumn('checked_at'),
    createdAt: instantColumn('created_at').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (t) => [
    index('orders_member').on(t.siteId, t.memberId, t.createdAt),
    index('orders_open')
      .on(t.siteId, t.createdAt)
      .where(sql`state in ('open', 'pending')`),
  ],
);

/** A row of `orders`. */
export type Order = typeof orders.$inferSelect;
