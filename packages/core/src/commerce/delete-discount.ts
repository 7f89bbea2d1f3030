import type { Settings, Shop, ShopDiscount } from '@meetcute/contract';

/** Query that asks for the discount of a member who is about to delete the account. */
export const DELETE_DISCOUNT_QUERY = { leaving: 'true' } as const;

/** Hours during which the discount of `delete_discount` is valid. */
export const DELETE_DISCOUNT_HOURS = 24;

/** Returns the percent that a site offers members who are about to delete their account; null for no offer. */
export const deleteDiscountPercent = ({
  delete_discount: percent,
}: Pick<Settings, 'delete_discount'>): number | null =>
  percent !== null && percent >= 1 && percent <= 99 ? percent : null;

/**
 * Returns a shop with the discount of `delete_discount` among its own. It starts with the first request of a member and
 * never again, as a time bonus does (spec: settings.field.delete-discount).
 */
export function withDeleteDiscount(
  shop: Shop | undefined,
  settings: Pick<Settings, 'delete_discount'>,
): Shop | undefined {
  const percent = deleteDiscountPercent(settings);
  if (!shop || percent === null) return shop;
  const minutes = DELETE_DISCOUNT_HOURS * 60;
  const offer: ShopDiscount = {
    kind: 'time_bonus',
    code: 'DELETE-DISCOUNT',
    percent,
    minutes,
    query: { ...DELETE_DISCOUNT_QUERY },
  };
  return { ...shop, discounts: [offer, ...(shop.discounts ?? [])] };
}
