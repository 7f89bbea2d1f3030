import type { CallPayload, Calls, Money, Product, Shop } from '@meetcute/contract';
import { allow, refuse, type RuleResult } from '../rule-result.ts';
import { discountedPrice, includedTax } from './price-rules.ts';
import { shelfIn } from './shelf.ts';
import { canRenew } from './subscription.ts';

/** Order as a buyer sends it. */
type OrderPayload = CallPayload<Calls['createOrder']>;

/** Terms on which a product is sold: what the buyer pays, and the tax in it. */
export interface OrderTerms {
  readonly product: Product;
  readonly price: Money;
  readonly tax: Money;
}

/**
 * Returns the terms of an order, with the discount of `percent` percent. The shop alone sets them: refuses a country,
 * method or price that it does not have, and a product that it does not sell there.
 */
export function orderTerms(
  shop: Shop | undefined,
  { product: id, country, payment_method, price: seenPrice, renews }: OrderPayload,
  percent: number,
): RuleResult<OrderTerms> {
  const shelves = (['credits', 'premium'] as const).map((kind) => shelfIn(shop, kind, country));
  const methods = shelves[0]?.payment_methods ?? [];
  if (methods.length === 0) return refuse('bad_request', 'country', 'not_offered');
  if (!methods.includes(payment_method)) return refuse('bad_request', 'payment_method', 'not_offered');
  const product = shelves.flatMap(({ products }) => products).find((each) => each.id === id);
  if (!product) return { isAllowed: false, refusal: { code: 'not_found' } };
  if (renews && (product.days === null || !canRenew(payment_method)))
    return refuse('bad_request', 'renews', 'not_offered');
  const price = discountedPrice(product.price, percent);
  if (price.amount !== seenPrice.amount || price.currency !== seenPrice.currency)
    return refuse('conflict', 'price', 'changed');
  const rate = shop?.countries[country]?.tax ?? 0;
  return allow({ product, price, tax: includedTax(price, rate) });
}
