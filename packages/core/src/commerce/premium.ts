import type { Settings, User } from '@meetcute/contract';
import { DAY_MS } from '../constants.ts';
import { hasReadReceipts } from '../messaging/receipts.ts';

/** End of a member's premium, as the account has it. */
export type PremiumAccount = Pick<User, 'premium_until'>;

/** Returns whether a member has premium at a time. False where an API has no premium. */
export const isPremium = (user: PremiumAccount | null, now: Date): boolean =>
  Boolean(user?.premium_until) && Date.parse(user!.premium_until!) > now.getTime();

/** Returns the end of premium after `days` more days: from its end, or from now when it is over. Fewer when negative. */
export function extendedPremium(premiumEnd: Date | null, days: number, now: Date): Date {
  const start = premiumEnd && premiumEnd > now ? premiumEnd : now;
  return new Date(start.getTime() + days * DAY_MS);
}

/** Effect of premium. */
export type PremiumEffect = NonNullable<Settings['premium_effects']>[number];

const hasEffect = (
  { premium_effects: effects = [] }: Pick<Settings, 'premium_effects'>,
  effect: PremiumEffect,
) => effects.includes(effect);

/**
 * Returns what premium gives a member of a site, to state it where premium is sold. Omits effects without a difference,
 * such as free messages where they cost nothing anyway.
 */
export function premiumEffects(
  settings: Pick<Settings, 'premium_effects' | 'message_credits' | 'member_resell' | 'chat'>,
): PremiumEffect[] {
  const makesDifference: Record<PremiumEffect, boolean> = {
    free_messages: settings.message_credits > 0,
    read_receipts: hasReadReceipts(settings),
    no_adverts: settings.member_resell.length > 0,
  };
  return (Object.keys(makesDifference) as PremiumEffect[]).filter(
    (effect) => hasEffect(settings, effect) && makesDifference[effect],
  );
}

/** Returns whether a member has an effect of premium now. */
export const hasPremiumEffect = (
  effect: PremiumEffect,
  user: PremiumAccount | null,
  settings: Pick<Settings, 'premium_effects'>,
  now: Date,
): boolean => hasEffect(settings, effect) && isPremium(user, now);

/** Returns whether a member sees when their messages were read: everybody, unless the site keeps it for premium. */
export const seesReadReceipts = (
  user: PremiumAccount | null,
  settings: Pick<Settings, 'premium_effects' | 'chat'>,
  now: Date,
): boolean => hasReadReceipts(settings) && (!hasEffect(settings, 'read_receipts') || isPremium(user, now));
