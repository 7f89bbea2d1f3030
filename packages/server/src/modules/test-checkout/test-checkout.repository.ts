import { asc, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { testNotices, type TestPayment, testPayments } from './test-checkout.table.ts';

/** Stores a payment unless its order has one. Returns the payment of the order. */
export async function addTestPayment(db: Executor, payment: TestPayment): Promise<TestPayment> {
  await db.insert(testPayments).values(payment).onConflictDoNothing();
  return (await findTestPaymentOf(db, payment.orderId)) ?? payment;
}

/** Returns a payment; null if there is none. */
export async function findTestPayment(db: Executor, reference: string): Promise<TestPayment | null> {
  const [payment] = await db.select().from(testPayments).where(eq(testPayments.reference, reference));
  return payment ?? null;
}

/** Returns the payment of an order; null if there is none. */
export async function findTestPaymentOf(db: Executor, orderId: string): Promise<TestPayment | null> {
  const [payment] = await db.select().from(testPayments).where(eq(testPayments.orderId, orderId));
  return payment ?? null;
}

/** A change of a payment, and the notices that it causes. */
export interface TestChange {
  set: Partial<Pick<TestPayment, 'state' | 'paidAt' | 'returns'>>;
  notices: readonly Pick<TestNotice, 'id' | 'dueAt'>[];
}

/** Changes a locked payment as `decide` says; null changes nothing. Rejects if `decide` throws. */
export const changeTestPayment = (
  db: Database,
  reference: string,
  decide: (payment: TestPayment) => TestChange | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const isThis = eq(testPayments.reference, reference);
    const [payment] = await tx.select().from(testPayments).where(isThis).for('update');
    const change = payment ? decide(payment) : null;
    if (!change) return;
    await tx.update(testPayments).set(change.set).where(isThis);
    if (change.notices.length === 0) return;
    await tx
      .insert(testNotices)
      .values(change.notices.map((notice) => ({ ...notice, reference, failures: 0 })));
  });

/** A notice to send. */
export interface TestNotice {
  id: string;
  noticeUrl: string;
  dueAt: Date;
  failures: number;
}

/** Returns the notices that are due first, due or not. */
export async function listTestNotices(db: Executor): Promise<TestNotice[]> {
  const { id, dueAt, failures } = testNotices;
  return db
    .select({ id, dueAt, failures, noticeUrl: testPayments.noticeUrl })
    .from(testNotices)
    .innerJoin(testPayments, eq(testPayments.reference, testNotices.reference))
    .orderBy(asc(dueAt), asc(id))
    .limit(100);
}

/** Removes a notice that was taken. */
export const removeTestNotice = (db: Executor, id: string): Promise<unknown> =>
  db.delete(testNotices).where(eq(testNotices.id, id));

/** Sends a notice again later. */
export const delayTestNotice = (
  db: Executor,
  id: string,
  change: Pick<TestNotice, 'dueAt' | 'failures'>,
): Promise<unknown> => db.update(testNotices).set(change).where(eq(testNotices.id, id));
