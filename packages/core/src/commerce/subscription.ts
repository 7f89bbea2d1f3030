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

/** A period of premium that renews: its end, and its days. */
export interface Period {
  readonly renewsAt: Date;
  readonly days: number | null;
}

/**
 * Returns when premium ends that is cancelled for a day, `YYYY-MM-DD`: with the last period that is over by then. That is
 * the running one for an earlier day, a past one, and none ('').
 */
export function endForDay({ renewsAt, days }: Period, day: string): Date {
  if (day === '' || !days) return renewsAt;
  const remainingTime = Date.parse(`${day}T00:00:00Z`) + DAY_MS - renewsAt.getTime();
  const periods = Math.max(0, Math.floor(remainingTime / (days * DAY_MS)));
  return new Date(renewsAt.getTime() + periods * days * DAY_MS);
}

/** Returns whether premium is in its last period, because another one would end after `endsAt`. Null is no end. */
export const isLastPeriod = ({ renewsAt, days }: Period, endsAt: Date | null): boolean =>
  endsAt !== null && renewsAt.getTime() + (days ?? 0) * DAY_MS > endsAt.getTime();

/** Next step of a renewal, or the time of it. */
export type RenewalStep = 'remind' | 'charge' | { readonly at: Date };

/** Returns what is due for a subscription that renews, or when it is. */
export function renewalStep(dates: RenewalDates, now: Date): RenewalStep {
  if (!dates.remindedAt) {
    const reminderTime = new Date(dates.renewsAt.getTime() - NOTICE);
    return now < reminderTime ? { at: reminderTime } : 'remind';
  }
  const dueTime = chargeTime(dates);
  return now < dueTime ? { at: dueTime } : 'charge';
}

/** Returns whether a subscription still has something to show: it renews, or its premium lasts. */
export const isSubscriptionShown = (
  { state, renews_at }: Pick<Subscription, 'state' | 'renews_at'>,
  now: Date,
): boolean => state === 'active' || Date.parse(renews_at) > now.getTime();
