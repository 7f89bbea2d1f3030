import type { Settings } from '@meetcute/contract';
import { hasPremiumEffect, type PremiumAccount } from './premium.ts';

/** Returns the price of the next message of a member in credits; 0 where messages are free, or free with premium. */
export const readMessagePrice = (
  user: PremiumAccount | null,
  settings: Pick<Settings, 'premium_effects' | 'message_credits'>,
  now: Date,
): number => (hasPremiumEffect('free_messages', user, settings, now) ? 0 : settings.message_credits);

type PriceSettings = Pick<
  Settings,
  'geoip_country' | 'geoip_selected_country' | 'country' | 'minimum_message_costs'
>;

/**
 * Returns the country whose price of a message applies: the first with a price of a member's own, the chosen one, that
 * of the network address, that of the company, and any other. Null when the site defines no price in money.
 */
export function messagePriceCountry(memberCountry: string | null, settings: PriceSettings): string | null {
  const { geoip_country, geoip_selected_country, country, minimum_message_costs: prices } = settings;
  const candidates = [memberCountry, geoip_selected_country, geoip_country, country, ...Object.keys(prices)];
  return candidates.find((each) => each !== null && Object.hasOwn(prices, each)) ?? null;
}
