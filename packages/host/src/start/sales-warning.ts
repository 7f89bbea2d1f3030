import type { Settings, Shop } from '@meetcute/contract';

/**
 * Returns a sentence for the operator about a shop that does not sell in the country of the site, to which buyers from
 * other countries fall back; null when it does, or without a shop.
 */
export function salesWarning(
  { name, country }: Pick<Settings, 'name' | 'country'>,
  shop: Shop | undefined,
): string | null {
  if (!shop || Object.hasOwn(shop.countries, country)) return null;
  return (
    `${name}: the shop does not sell in ${country}, the country of the site. ` +
    "Buyers there, and those from other countries without prices, find nothing for sale. Add it to 'shop.countries' in the file of the site."
  );
}
