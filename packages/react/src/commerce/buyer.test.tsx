import { ApiError } from '@meetcute/client';
import { createWorld, setFault, type World } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { createPersistentStore } from '../provider/persistent-store.ts';
import { discountQuery, welcomeQuery } from './discount-queries.ts';
import { useCheckout } from './useCheckout.ts';
import { useDiscounts } from './useDiscounts.ts';
import { usePaymentCountry } from './usePaymentCountry.ts';
import { useShelf } from './useShelf.ts';

const shopWorld = (): World => createWorld({ viewer: 'unpaid', site: 'nocturne' });

const sessionStore = () => createPersistentStore({ storage: () => undefined });

const signal = new AbortController().signal;

test(
  'an error of the discount of a page reaches the caller',
  { meta: { spec: ['error.discount-code-rethrown'] } },
  async () => {
    const world = shopWorld();
    setFault(world, 'getDiscountCode', { kind: 'error', code: 'server_error' });
    const { client } = openPage(world);
    const response = discountQuery(client, { bonus: 'hour' }).queryFn({ signal });
    await expect(response).rejects.toBeInstanceOf(ApiError);
  },
);

test(
  'an error of the welcome discount is swallowed and counts as no discount',
  { meta: { spec: ['error.discount-code-welcome-swallowed'] } },
  async () => {
    const world = shopWorld();
    const { client } = openPage(world);
    const welcome = () => welcomeQuery(client).queryFn({ signal });
    await expect(welcome()).resolves.toMatchObject({ discount_code: { code: 'WELCOME20' } });
    setFault(world, 'getDiscountCode', { kind: 'error', code: 'server_error' });
    await expect(welcome()).resolves.toEqual({ discount_code: null });
  },
);

test(
  'keeps the welcome discount, the bonus and the active one, which is the bonus while it lasts',
  { meta: { spec: ['discount.state-codes', 'discount.time-bonus-wins-over-welcome'] } },
  async () => {
    const world = shopWorld();
    const page = openPage(world, null, { sessionStore: sessionStore(), now: world.now });
    const discounts = page.use(() => useDiscounts({ bonus: 'hour' }));
    await expect.poll(() => discounts.current.timeBonus?.code).toBe('VELVETHOUR');
    await expect.poll(() => discounts.current.welcome?.code).toBe('WELCOME20');
    expect(discounts.current.active?.code).toBe('VELVETHOUR');
    act(() => discounts.current.enter('velvet10'));
    await expect.poll(() => discounts.current.typed?.code).toBe('VELVET10');
    expect(discounts.current.active?.code).toBe('VELVETHOUR');
  },
);

test('the bonus ends by itself, and then the typed code does', async () => {
  const world = shopWorld();
  const began = world.now().getTime();
  const clock = { time: began };
  const now = () => new Date(clock.time);
  world.now = now;
  const typedDiscount = world.shop!.discounts!.find(({ code }) => code === 'VELVET10')!;
  Object.assign(typedDiscount, { until: new Date(began + 2 * 3_600_000).toISOString() });
  const page = openPage(world, null, { sessionStore: sessionStore(), now });
  const loadedDiscounts = page.use(() => useDiscounts({ bonus: 'hour' }));
  act(() => loadedDiscounts.current.enter('velvet10'));
  await expect.poll(() => loadedDiscounts.current.typed?.code).toBe('VELVET10');
  await expect.poll(() => loadedDiscounts.current.welcome?.code).toBe('WELCOME20');
  await expect.poll(() => loadedDiscounts.current.active?.code).toBe('VELVETHOUR');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // Starts with what is loaded, and with the timers of the test.
  const discounts = page.use(() => useDiscounts({ bonus: 'hour' }));
  const pass = (time: number) =>
    act(() => {
      clock.time += time;
      vi.advanceTimersByTime(time);
    });
  pass(3_599_000);
  expect(discounts.current.active?.code).toBe('VELVETHOUR');
  pass(1001);
  expect(discounts.current.active?.code).toBe('VELVET10');
  pass(3_599_000);
  expect(discounts.current.active?.code).toBe('VELVET10');
  pass(1001);
  expect(discounts.current.active?.code).toBe('WELCOME20');
});

test('without a bonus the typed code counts, until it is removed', async () => {
  const page = openPage(shopWorld(), null, { sessionStore: sessionStore() });
  const discounts = page.use(() => useDiscounts());
  await expect.poll(() => discounts.current.active?.code).toBe('WELCOME20');
  act(() => discounts.current.enter('velvet10'));
  await expect.poll(() => discounts.current.active?.code).toBe('VELVET10');
  act(() => discounts.current.remove());
  expect(discounts.current.active?.code).toBe('WELCOME20');
  act(() => discounts.current.enter('OPENING'));
  await expect.poll(() => discounts.current.isUnknown).toBe(true);
  expect(discounts.current.active?.code).toBe('WELCOME20');
});

test(
  'keeps the payment country for every page of the shop',
  { meta: { spec: ['state.payment-country'] } },
  async () => {
    const page = openPage(shopWorld());
    const country = page.use(usePaymentCountry);
    const credits = page.use(() => useShelf('credits'));
    await expect.poll(() => credits.current.shelf?.country).toBe('DE');
    act(() => country.current.onChange('CH'));
    expect(page.store.getState().paymentCountry).toBe('CH');
    await expect.poll(() => credits.current.shelf?.country).toBe('CH');
    expect(credits.current.shelf?.products[0]?.price.currency).toBe('CHF');
    const premium = page.use(() => useShelf('premium'));
    await expect.poll(() => premium.current.shelf?.country).toBe('CH');
  },
);

const order = {
  product: 'credits-50',
  country: 'DE',
  payment_method: 'card',
  price: { amount: 1199, currency: 'EUR' },
} as const;

function openCheckout(world: World) {
  const paymentUrls: string[] = [];
  const page = openPage(world, null, {
    sessionStore: sessionStore(),
    leaveFor: (url) => void paymentUrls.push(url),
  });
  return { left: paymentUrls, page, checkout: page.use(() => useCheckout()) };
}

test('orders once when pressed twice, and leaves for the payment page', async () => {
  const world = shopWorld();
  const { left, checkout } = openCheckout(world);
  act(() => {
    checkout.current.order(order);
    checkout.current.order(order);
  });
  await expect.poll(() => left).toHaveLength(1);
  act(() => checkout.current.order(order));
  expect([...world.orders.keys()].map((id) => `https://pay.invalid/${id}`)).toEqual(left);
});

test('repeats an order whose response was lost as the same order', async () => {
  const world = shopWorld();
  const { left, checkout } = openCheckout(world);
  setFault(world, 'startPayment', { kind: 'error', code: 'unavailable', times: 3 });
  act(() => checkout.current.order(order));
  await expect.poll(() => checkout.current.problem).toBe('unavailable');
  act(() => checkout.current.order(order));
  await expect.poll(() => left).toHaveLength(1);
  expect(world.orders.size).toBe(1);
});

test('orders again after the browser has shown the kept page again', async () => {
  const world = shopWorld();
  const { left, checkout } = openCheckout(world);
  act(() => checkout.current.order(order));
  await expect.poll(() => left).toHaveLength(1);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await expect.poll(() => checkout.current.isPending).toBe(false);
  act(() => checkout.current.order(order));
  await expect.poll(() => left).toHaveLength(2);
});
