import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { type BonusStart, discountStarts } from './discounts.table.ts';

/** A time bonus that a member asks for. */
export interface BonusRequest {
  memberId: string;
  code: string;
  now: Date;
}

/** Returns when a member started a time bonus; null if the member has not. */
export async function findStart(db: Executor, memberId: string, code: string): Promise<Date | null> {
  const [row] = await db
    .select({ startedAt: discountStarts.startedAt })
    .from(discountStarts)
    .where(and(eq(discountStarts.memberId, memberId), eq(discountStarts.code, code)));
  return row?.startedAt ?? null;
}

/** Returns the time bonuses that a member has started, oldest first. */
export const startsOf = (db: Executor, memberId: string): Promise<Omit<BonusStart, 'memberId'>[]> =>
  db
    .select({ code: discountStarts.code, startedAt: discountStarts.startedAt })
    .from(discountStarts)
    .where(eq(discountStarts.memberId, memberId))
    .orderBy(asc(discountStarts.startedAt));

/** Starts a time bonus if the member has not started it before. */
export const startBonus = (db: Executor, { memberId, code, now }: BonusRequest): Promise<unknown> =>
  db.insert(discountStarts).values({ memberId, code, startedAt: now }).onConflictDoNothing();

/** Returns whether a member has paid before, even if the money went back. */
export async function hasPaid(db: Executor, siteId: string, memberId: string): Promise<boolean> {
  const payments = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.siteId, siteId),
        eq(ledgerEntries.memberId, memberId),
        eq(ledgerEntries.kind, 'payment'),
      ),
    )
    .limit(1);
  return payments.length > 0;
}
