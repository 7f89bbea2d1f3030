import type { Product, Settings, Shelf, Shop } from '@meetcute/contract';
import { includedTax } from './price-rules.ts';

type CountrySettings = Pick<Settings, 'geoip_country' | 'geoip_selected_country' | 'country'>;

/** Request of a buyer to a shop. */
export interface ShelfQuery {
  kind: Product['kind'];
  /** Country that the buyer has chosen. Default: that of the visitor, then that of the company. */
  country?: string | undefined;
}

/** Returns the country of the first candidate in which a shop sells; null if it sells in none of them. */
function saleCountry(shop: Shop, buyerCountry: string | undefined, settings: CountrySettings): string | null {
  const { geoip_selected_country, geoip_country, country } = settings;
  const candidates = [buyerCountry, geoip_selected_country, geoip_country, country];
  return candidates.find((each) => each && Object.hasOwn(shop.countries, each)) ?? null;
}

const nothing = (): Shelf => ({ country: null, tax_rate: 0, products: [], payment_methods: [] });

/**
 * Returns the products of a kind with the prices and payment methods of a country, cheapest first. Empty on a site without
 * a shop, and where the shop does not sell.
 */
export function shelfIn(shop: Shop | undefined, kind: Product['kind'], country: string | null): Shelf {
  if (!shop || country === null || !Object.hasOwn(shop.countries, country)) return nothing();
  const { currency, tax: rate, payment_methods } = shop.countries[country]!;
  const products = shop.products.flatMap((each): Product[] => {
    const amount = Object.hasOwn(each.prices, currency) ? each.prices[currency] : undefined;
    if (each.kind !== kind || amount === undefined) return [];
    const price = { amount, currency };
    const credits = each.kind === 'credits' ? each.credits : null;
    const days = each.kind === 'premium' ? each.days : null;
    return [{ id: each.id, kind, credits, days, price, tax: includedTax(price, rate) }];
  });
  return {
    country,
    tax_rate: rate,
    products: products.toSorted((a, b) => a.price.amount - b.price.amount),
    payment_methods: [...payment_methods],
  };
}

/** Returns the products of a kind as a buyer sees them, in the first country of the buyer in which the shop sells. */
export const shelfOf = (
  shop: Shop | undefined,
  { kind, country }: ShelfQuery,
  settings: CountrySettings,
): Shelf => shelfIn(shop, kind, shop ? saleCountry(shop, country, settings) : null);
