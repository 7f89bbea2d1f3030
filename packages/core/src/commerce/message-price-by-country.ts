import type { Money, Settings, Shop } from '@meetcute/contract';

/**
 * Returns the lowest and the highest price of a message in each country of a shop, without discounts, in the minor unit
 * of its currency, rounded up. Omits countries without credit packages. Empty where messages are free.
 */
export function lowestMessagePrices(
  { products, countries }: Shop,
  messageCredits: number,
): Settings['minimum_message_costs'] {
  const packages = products.filter((each) => each.kind === 'credits');
  return Object.fromEntries(
    Object.entries(countries).flatMap(([country, { currency }]) => {
      const amounts = packages.flatMap(({ credits, prices }) => {
        const price = prices[currency];
        return price === undefined ? [] : [Math.ceil((price * messageCredits) / credits)];
      });
      return amounts.length === 0 || messageCredits === 0
        ? []
        : [[country, { costs: Math.min(...amounts), currency, highest: Math.max(...amounts) }]];
    }),
  );
}

type PriceSettings = Pick<
  Settings,
  'geoip_country' | 'geoip_selected_country' | 'country' | 'minimum_message_costs'
>;

/**
 * Returns the country whose price of a message applies: the first with a price of a member's own, the chosen one, that
 * of the network address, that of the company, and any other. Null when the site defines no price in money. Separate
 * from `message-price.ts`, because first pages show this price and do not load the rules of premium.
 */
export function messagePriceCountry(memberCountry: string | null, settings: PriceSettings): string | null {
  const { geoip_country, geoip_selected_country, country, minimum_message_costs: prices } = settings;
  const candidates = [memberCountry, geoip_selected_country, geoip_country, country, ...Object.keys(prices)];
  return candidates.find((each) => each !== null && Object.hasOwn(prices, each)) ?? null;
}

/** Price of a message that a site announces. */
export interface AnnouncedMessagePrice {
  readonly from: Money;
  /** Price with the dearest package; null where the site names the lowest price alone. */
  readonly to: Money | null;
}

/** Returns what a message costs in money, in the country that applies. Null when the site defines no price in money. */
export function announcedMessagePrice(
  memberCountry: string | null,
  settings: PriceSettings,
): AnnouncedMessagePrice | null {
  const country = messagePriceCountry(memberCountry, settings);
  const price = country === null ? undefined : settings.minimum_message_costs[country];
  if (!price) return null;
  const { costs, currency, highest } = price;
  return {
    from: { amount: costs, currency },
    to: highest === undefined ? null : { amount: highest, currency },
  };
}
