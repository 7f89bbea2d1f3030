import type { OrderState, PaymentMethod, Subscription } from '@meetcute/contract';
import { isPayable, orderTerms } from '@meetcute/core';
import type { World, WorldOrder } from '@meetcute/mocks';
import { containing, money, t, within } from '@meetcute/storybook';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenOptions } from '@meetcute/storybook/screen';
import type { Canvas } from './sign-up.ts';
import { viewerOf, withWorld } from './world.ts';

/** Address of the payment page that the browser left for, or was to leave for. */
export const leaveFor = fn<(url: string) => void>();

/** Options of a story on the demo site that sells credits and premium, with a buyer who can leave for the payment page. */
export const buyer = (change?: (world: World) => void, options: ScreenOptions = {}): ScreenOptions => ({
  ports: () => {
    leaveFor.mockClear();
    return { leaveFor };
  },
  ...options,
  world: withWorld(change, { site: 'nocturne', ...options.world }),
});

/** Returns a pattern for the name of a package of credits, with these texts after its number of credits. */
export const packName = (credits: number, ...texts: readonly string[]): RegExp =>
  containing(t('commerce:product.credits', { count: credits }), ...texts);

/** Returns the button that orders, once it has this price in cents beside it. */
export async function orderButton(canvas: Canvas, amount: number, currency = 'EUR'): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name: t('commerce:order.submit') });
  const price = containing(money(amount, currency));
  await waitFor(() => expect(button.parentElement).toHaveTextContent(price));
  return button;
}

/** Returns the summary of an order, beside which a phone also has a bar with the product. */
export async function orderSummary(canvas: Canvas) {
  const title = await canvas.findByRole('heading', { name: t('commerce:order.summary') });
  return within(title.parentElement!);
}

/** Returns the words that name an amount in euro cents beside a discount. */
export const priceText = (key: 'now' | 'before' | 'lowest', amount: number): string =>
  t(`commerce:price.${key}`, { price: money(amount) });

interface OrderOptions {
  /** Id of the product. Default: 50 credits. */
  product?: string;
  state?: OrderState;
  /** Whether it is the charge of a renewal, which the buyer cannot pay. */
  isCharge?: boolean;
  method?: PaymentMethod;
  id?: string;
  /** Percent of the discount with the code VELVET10. Default: none. */
  percent?: number;
  /** Days since the order. Default: 0. */
  daysAgo?: number;
  /** Amount that went back, in cents. Default: none. */
  refunded?: number | null;
}

/** Adds an order of the viewer. */
export function addOrder(
  world: World,
  {
    product: productId = 'credits-50',
    state = 'paid',
    isCharge = false,
    method = 'card',
    id = 'order-1',
    percent = 0,
    daysAgo = 0,
    refunded = null,
  }: OrderOptions = {},
): WorldOrder {
  const product = world.shop!.products.find((each) => each.id === productId)!;
  const price = { amount: Math.round((product.prices['EUR']! * (100 - percent)) / 100), currency: 'EUR' };
  const request = { product: productId, country: 'DE', payment_method: method, price };
  const terms = orderTerms(world.shop, request, percent);
  if (!terms.isAllowed) throw new Error(`The order is refused: ${terms.refusal.code}.`);
  const time = new Date(world.now().getTime() - daysAgo * 86_400_000).toISOString();
  const order: WorldOrder = {
    member: viewerOf(world).profile.id,
    transaction: {
      id,
      ...terms.value,
      country: 'DE',
      payment_method: method,
      refunded: refunded === null ? null : { amount: refunded, currency: 'EUR' },
      discount_code: percent > 0 ? 'VELVET10' : null,
      state,
      payable: isPayable(state, !isCharge),
      created_at: time,
      changed_at: time,
    },
    token: `${id}-notice`,
    reported: state,
    wasPaid: ['paid', 'refunded', 'charged_back'].includes(state),
  };
  world.orders.set(id, order);
  return order;
}

/** Gives the viewer premium that renews in ten days, or does not any more. */
export function subscribe(world: World, state: Subscription['state'] = 'active'): void {
  const { product, payment_method } = addOrder(world, { product: 'premium-30', daysAgo: 20 }).transaction;
  const viewer = viewerOf(world);
  const renews_at = new Date(world.now().getTime() + 10 * 86_400_000).toISOString();
  viewer.premiumUntil = renews_at;
  const changed_at = world.now().toISOString();
  const dates = { renews_at, ends_at: null, changed_at };
  world.subscriptions.set(viewer.profile.id, { product, payment_method, state, ...dates });
}

/** Asserts that the browser leaves for the payment page of the newest order, and returns the order. */
export async function leftForPayment(world: World): Promise<WorldOrder['transaction']> {
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  const [order] = [...world.orders.values()].toReversed();
  await expect(leaveFor).toHaveBeenCalledWith(`https://pay.invalid/${order!.transaction.id}`);
  return order!.transaction;
}
