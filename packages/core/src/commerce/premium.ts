import type { Settings, User } from '@meetcute/contract';
import { DAY_MS } from '../constants.ts';

/** End of a member's premium, as the account has it. */
export type PremiumAccount = Pick<User, 'premium_until'>;

/** Returns whether a member has premium at a time. False where an API has no premium. */
export const isPremium = (user: PremiumAccount | null, now: Date): boolean =>
  Boolean(user?.premium_until) && Date.parse(user!.premium_until!) > now.getTime();

/** Returns the end of premium after `days` more days: from its end, or from now when it is over. Fewer when negative. */
export function extendedPremium(until: Date | null, days: number, now: Date): Date {
  const from = until && until > now ? until : now;
  return new Date(from.getTime() + days * DAY_MS);
}
