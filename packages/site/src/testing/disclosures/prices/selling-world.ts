import type { Money, Product } from '@meetcute/contract';
import { discountedPrice, orderTerms, shelfOf } from '@meetcute/core';
import { formatLocaleOf, formatMoney } from '@meetcute/i18n';
import { createWorld, type World } from '@meetcute/mocks';
import { viewerOf } from '../../faults/row.ts';
import { testTexts } from '../../open-site.tsx';
import { fictionalWorld } from '../fictional-world.ts';

/** Percent of the discount in a world with one. */
const PERCENT = 20;

/** Id of the order that `addOrder` adds. */
export const orderId = 'order-to-pay';

/** Makes a world sell credits and premium, for which a message costs credits. Nothing has a discount. */
export function sellCredits(world: World): void {
  const { shop, settings } = createWorld({ site: 'nocturne', count: 1 });
  world.shop = { ...shop!, discounts: [] };
  const { message_credits, minimum_message_costs } = settings;
  Object.assign(world.settings, { message_credits, minimum_message_costs });
  Object.assign(world.settings.navigation, { credits: true, premium: true });
}

/** Creates a world that sells credits and premium. */
export function sellingWorld(viewer: 'visitor' | 'paid' | 'unpaid'): World {
  const world = fictionalWorld(viewer);
  sellCredits(world);
  return world;
}

/** Adds a discount that applies to everything a member buys first. */
export function addDiscount(world: World): void {
  world.shop!.discounts = [{ kind: 'welcome', code: 'WELCOME', percent: PERCENT }];
}

/** Adds an order of the viewer for a product, which is paid, or waits for the payment. */
export function addOrder(world: World, { id }: Product, state: 'paid' | 'open'): void {
  const { products, country } = shelfOf(world.shop, { kind: 'credits' }, world.settings);
  const { price } = products.find((product) => product.id === id)!;
  const order = { product: id, country: country!, payment_method: 'card', price } as const;
  const terms = orderTerms(world.shop, order, 0);
  if (!terms.isAllowed) throw new Error(`The order is refused: ${terms.refusal.code}.`);
  const time = world.now().toISOString();
  const dates = { created_at: time, changed_at: time };
  const orderFields = { country: order.country, payment_method: order.payment_method };
  world.orders.set(orderId, {
    member: viewerOf(world).profile.id,
    token: orderId,
    reported: state,
    wasPaid: state === 'paid',
    transaction: {
      id: orderId,
      ...terms.value,
      ...orderFields,
      ...dates,
      state,
      payable: state === 'open',
      refunded: null,
      discount_code: null,
    },
  });
}

/** Returns the products that a world sells to its visitor. Throws when there are none, because nothing would be measured. */
export function listProducts(world: World, kind: Product['kind']): Product[] {
  const { products } = shelfOf(world.shop, { kind }, world.settings);
  if (products.length < 2) throw new Error(`The test site sells too little to measure: ${kind}.`);
  return products;
}

/** Returns the price that a member pays for a product. */
export const computePrice = (world: World, product: Product): Money =>
  discountedPrice(product.price, world.shop?.discounts?.[0]?.percent ?? 0);

/** Returns the price that a member pays for a product, in words. */
export function priceWords(world: World, product: Product): string {
  const { amount, currency } = computePrice(world, product);
  return formatMoney(amount, currency, formatLocaleOf(testTexts));
}
