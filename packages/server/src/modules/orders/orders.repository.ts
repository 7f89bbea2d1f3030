import type { OrderState } from '@meetcute/contract';
import { and, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { KnownPayment } from '../../ports/payment-provider.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { type Order, orders, type StoredRefund } from './orders.table.ts';

/** Stores a new order. */
export const insertOrder = (db: Executor, order: Order): Promise<unknown> => db.insert(orders).values(order);

/** Returns an order of a site; null if there is none, or if it is not the given member's. */
export async function findOrder(
  db: Executor,
  siteId: string,
  { id, memberId }: { id: string; memberId?: string },
): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.id, id),
        memberId === undefined ? undefined : eq(orders.memberId, memberId),
      ),
    );
  return order ?? null;
}

/** Returns the newest orders of a member, or those before one of them, newest first. */
export async function listOrders(
  db: Executor,
  siteId: string,
  { memberId, before, limit }: { memberId: string; before?: string | undefined; limit: number },
): Promise<Order[]> {
  const earlier = sql`(${orders.createdAt}, ${orders.id}) < (
    select created_at, id from ${orders} as cursor
    where cursor.id = ${before} and cursor.member_id = ${memberId} and cursor.site_id = ${siteId}
  )`;
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.memberId, memberId),
        before === undefined ? undefined : earlier,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/** Returns the open orders of a member with a discount, oldest first. */
export const openWithDiscount = (
  db: Executor,
  siteId: string,
  { memberId, code }: { memberId: string; code: string },
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.memberId, memberId),
        eq(orders.discountCode, code),
        eq(orders.state, 'open'),
      ),
    )
    .orderBy(orders.createdAt, orders.id);

/** Returns whether another order of a member with a discount was paid, and granted its product. */
export async function hasGrantedWith(
  db: Executor,
  siteId: string,
  { memberId, code, except }: { memberId: string; code: string; except: string },
): Promise<boolean> {
  const isPosted = sql`exists (
    select from ${ledgerEntries}
    where ${ledgerEntries.siteId} = ${orders.siteId} and ${ledgerEntries.kind} = 'payment'
      and ${ledgerEntries.subject} = ${orders.id}
  )`;
  const isGranted = sql`coalesce(${orders.refund} ->> 'isUngranted', 'false') = 'false'`;
  const others = and(
    eq(orders.siteId, siteId),
    eq(orders.memberId, memberId),
    eq(orders.discountCode, code),
    ne(orders.id, except),
  );
  return (await db.$count(orders, and(others, isGranted, isPosted))) > 0;
}

/** Stores the payment of an order unless it has one. Returns the payment that it has. */
export async function storePayment(
  db: Executor,
  id: string,
  { reference, payUrl }: KnownPayment,
): Promise<KnownPayment> {
  const [order] = await db
    .update(orders)
    .set({
      payUrl: sql`case when ${orders.reference} is null then ${payUrl}::text else ${orders.payUrl} end`,
      reference: sql`coalesce(${orders.reference}, ${reference})`,
    })
    .where(eq(orders.id, id))
    .returning({ reference: orders.reference, payUrl: orders.payUrl });
  return { reference: order?.reference ?? reference, payUrl: order ? order.payUrl : payUrl };
}

/** Changes the state of an order. */
export const updateState = (
  db: Executor,
  id: string,
  { state, now }: { state: OrderState; now: Date },
): Promise<unknown> => db.update(orders).set({ state, changedAt: now }).where(eq(orders.id, id));

/** Changes the returns of an order with its state, and whether a refund is requested. */
export const updateReturns = (
  db: Executor,
  id: string,
  { returns, refund, state, changedAt }: Pick<Order, 'returns' | 'refund' | 'state' | 'changedAt'>,
): Promise<unknown> => db.update(orders).set({ returns, refund, state, changedAt }).where(eq(orders.id, id));

/** Claims the next request to the provider about an order. False if one was made less than `pause` ms ago. */
export async function claimCheck(
  db: Executor,
  id: string,
  { pause, now }: { pause: number; now: Date },
): Promise<boolean> {
  const earlier = new Date(now.getTime() - pause);
  const claimedRows = await db
    .update(orders)
    .set({ checkedAt: now })
    .where(and(eq(orders.id, id), or(isNull(orders.checkedAt), lt(orders.checkedAt, earlier))))
    .returning({ id: orders.id });
  return claimedRows.length > 0;
}

/** Stores the part of an order that goes back. */
export const requestRefund = (db: Executor, id: string, refund: StoredRefund): Promise<unknown> =>
  db.update(orders).set({ refund }).where(eq(orders.id, id));

/** Returns the credits and days of a member's orders that are promised back, but have not gone back yet. */
export async function promisedBack(
  db: Executor,
  { siteId, memberId, except }: { siteId: string; memberId: string; except: string },
): Promise<{ credits: number; days: number }> {
  const unusedAmount = sql`(${orders.refund} ->> 'unused')::integer`;
  const isPremium = sql`jsonb_typeof(${orders.product} -> 'days') = 'number'`;
  const sum = (condition: SQL) =>
    sql<number>`coalesce(sum(${unusedAmount}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ credits: sum(sql`not ${isPremium}`), days: sum(isPremium) })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.memberId, memberId),
        eq(orders.state, 'paid'),
        isNotNull(orders.refund),
        ne(orders.id, except),
      ),
    );
  return row ?? { credits: 0, days: 0 };
}
