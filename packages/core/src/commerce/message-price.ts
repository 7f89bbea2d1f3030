import type { Settings } from '@meetcute/contract';
import { hasPremiumEffect, type PremiumAccount } from './premium.ts';

/** Returns the price of the next message of a member in credits; 0 where messages are free, or free with premium. */
export const readMessagePrice = (
  user: PremiumAccount | null,
  settings: Pick<Settings, 'premium_effects' | 'message_credits'>,
  now: Date,
): number => (hasPremiumEffect('free_messages', user, settings, now) ? 0 : settings.message_credits);
