import type { Subscription } from '@meetcute/contract';
import { chargeTime } from '@meetcute/core';
import type { SubscriptionRow } from './subscriptions.table.ts';

/** Returns a subscription as its member sees it. */
export const subscriptionOf = ({ renewsAt, endsAt, state, ...row }: SubscriptionRow): Subscription => ({
  product: row.product,
  payment_method: row.paymentMethod,
  state,
  renews_at: (state === 'active' ? chargeTime({ renewsAt, ...row }) : renewsAt).toISOString(),
  ends_at: state === 'active' ? (endsAt?.toISOString() ?? null) : null,
  changed_at: row.changedAt.toISOString(),
});
