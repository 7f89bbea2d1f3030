import type { Executor } from '../../database/database.ts';
import { listEntries } from '../ledger/ledger.repository.ts';
import type { Member } from '../members/members.table.ts';
import { listOrders } from '../orders/orders.repository.ts';
import { transactionOf } from '../orders/orders.view.ts';
import { startsOf } from '../shop/discounts.repository.ts';
import { cancellationsFor } from '../subscriptions/cancellations.repository.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';

/** More than any member has orders and entries of a wallet. */
const ALL_ENTRIES = 1_000_000;

/** Returns what a member has bought, the wallet, and what belongs to them. */
export async function exportedPurchases(db: Executor, { siteId, id, emailKey }: Member) {
  const orders = await listOrders(db, siteId, { memberId: id, limit: ALL_ENTRIES });
  const starts = await startsOf(db, id);
  const cancellations = await cancellationsFor(db, siteId, emailKey);
  return {
    wallet: await exportedWallet(db, siteId, id),
    orders: orders.map(transactionOf),
    subscription: await exportedSubscription(db, siteId, id),
    time_bonuses: starts.map(({ code, startedAt }) => ({ code, started_at: startedAt.toISOString() })),
    // Anybody can send one for an address, so the reason may be the text of somebody else.
    cancellations_without_login: cancellations.map(({ date, receivedAt }) => ({
      received_at: receivedAt.toISOString(),
      date,
    })),
  };
}

/** Returns all changes of a member's credits, oldest first. Omits the operators who corrected them. */
async function exportedWallet(db: Executor, siteId: string, memberId: string) {
  const entries = await listEntries(db, siteId, { memberId, limit: ALL_ENTRIES });
  return entries.toReversed().map(({ kind, subject, reason, at, credits }) => ({
    at: at.toISOString(),
    kind,
    subject,
    reason,
    credits,
  }));
}

/** Returns the premium of a member that renews or did; null if it never did. */
async function exportedSubscription(db: Executor, siteId: string, memberId: string) {
  const subscription = await findSubscription(db, siteId, memberId);
  return (
    subscription && {
      product: subscription.product,
      country: subscription.country,
      payment_method: subscription.paymentMethod,
      agreed_in: subscription.agreedIn,
      state: subscription.state,
      renews_at: subscription.renewsAt.toISOString(),
      reminded_at: subscription.remindedAt?.toISOString() ?? null,
      changed_at: subscription.changedAt.toISOString(),
    }
  );
}
