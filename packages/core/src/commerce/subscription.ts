import type { PaymentMethod, Subscription } from '@meetcute/contract';
import { DAY_MS } from '../constants.ts';

/** Milliseconds between the reminder of a renewal and its charge. Nobody is charged sooner after the reminder. */
const NOTICE = 7 * DAY_MS;

const RENEWABLE: readonly PaymentMethod[] = ['card', 'paypal', 'ideal', 'bancontact'];

/** Returns whether a buyer who paid by a method can be charged again later. Transfers need the buyer each time. */
export const canRenew = (method: PaymentMethod): boolean => RENEWABLE.includes(method);

/** Dates of a subscription: when premium ends, and when the member was reminded of the renewal; null before. */
export interface RenewalDates {
  readonly renewsAt: Date;
  readonly remindedAt: Date | null;
}

/** Returns when a subscription is charged: at the end of premium, but a week after the reminder at the earliest. */
export const chargeTime = ({ renewsAt, remindedAt }: RenewalDates): Date =>
  new Date(Math.max(renewsAt.getTime(), (remindedAt?.getTime() ?? 0) + NOTICE));

/** Next step of a renewal, or the time of it. */
export type RenewalStep = 'remind' | 'charge' | { readonly at: Date };

/** Returns what is due for a subscription that renews, or when it is. */
export function renewalStep(dates: RenewalDates, now: Date): RenewalStep {
  if (!dates.remindedAt) {
    const at = new Date(dates.renewsAt.getTime() - NOTICE);
    return now < at ? { at } : 'remind';
  }
  const at = chargeTime(dates);
  return now < at ? { at } : 'charge';
}

/** Returns whether a subscription still has something to show: it renews, or its premium lasts. */
export const isSubscriptionShown = (
  { state, renews_at }: Pick<Subscription, 'state' | 'renews_at'>,
  now: Date,
): boolean => state === 'active' || Date.parse(renews_at) > now.getTime();
