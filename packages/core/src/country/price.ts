import type { Settings } from '@meetcute/contract';

type PriceSettings = Pick<
  Settings,
  'geoip_country' | 'geoip_selected_country' | 'country' | 'minimum_message_costs'
>;

/**
 * Returns the country whose price of a message applies: the first with a price of a member's own, the chosen one, that
 * of the network address, that of the company, and any other. Null when the site defines no price in money.
 */
export function messagePriceCountry(memberCountry: string | null, settings: PriceSettings): string | null {
  const { geoip_country, geoip_selected_country, country, minimum_message_costs: costs } = settings;
  const candidates = [memberCountry, geoip_selected_country, geoip_country, country, ...Object.keys(costs)];
  return candidates.find((each) => each !== null && Object.hasOwn(costs, each)) ?? null;
}
