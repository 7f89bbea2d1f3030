import { containing, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addOrder, buyer, leftForPayment, orderButton, orderSummary } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Premium (subscription)', id: 'screens-paying-premium' } satisfies Meta;
export default meta;

/** Name of the plan of 30 days, with its price for a day and its price. */
const month = (perDay: number, price: number) =>
  [
    t('commerce:product.premium', { count: 30 }),
    t('commerce:premium.perDay', { price: money(perDay) }),
    money(price),
  ].join(' ');

/** Expects the boxes of each choice to be equally wide, and equally high in a row. */
async function expectEvenBoxes(canvas: Canvas): Promise<void> {
  for (const group of canvas.getAllByRole('radiogroup')) {
    const boxes = [...group.querySelectorAll('[data-part=option]')].map((box) => box.getBoundingClientRect());
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    for (const { top } of boxes) {
      const row = boxes.filter((box) => box.top === top);
      await expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
    }
  }
}

/** Returns whether an element is within the window. */
function inWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= globalThis.innerHeight;
}

const paidBefore = (world: ReturnType<typeof currentWorld>) => void addOrder(world, { daysAgo: 20 });

/** Shows the plans with their price for a day, and orders the chosen one. */
export const Plans: StoryObj = {
  name: 'Plans',
  tags: ['legal'],
  ...screen(
    'premium',
    buyer(paidBefore, {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:premium.title'));
        await expect(await canvas.findByRole('radio', { name: containing(month(67, 1999)) })).toBeChecked();
        await expectEvenBoxes(canvas);
        await userEvent.click(
          canvas.getByRole('radio', { name: containing(t('commerce:product.premium', { count: 90 })) }),
        );
        await userEvent.click(await orderButton(canvas, 4499));
        await expect(await leftForPayment(currentWorld())).toMatchObject({
          product: { id: 'premium-90', kind: 'premium' },
          price: { amount: 4499, currency: 'EUR' },
        });
      },
    }),
  ),
};

/** Starts with the plan that the address names. */
export const PlanOfAddress: StoryObj = {
  name: 'Plan of the address',
  ...screen('premium', {
    query: { plan: 'premium-180' },
    ...buyer(paidBefore, {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('radio', {
            name: containing(t('commerce:product.premium', { count: 180 })),
          }),
        ).toBeChecked();
      },
    }),
  }),
};

/** Takes the welcome discount off every plan. */
export const Discounted: StoryObj = {
  name: 'Welcome discount',
  tags: ['legal'],
  ...screen(
    'premium',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('radio', { name: containing(month(54, 1599)) })).toBeVisible();
        await userEvent.click(await orderButton(canvas, 1599));
        await expect(await leftForPayment(currentWorld())).toMatchObject({ discount_code: 'WELCOME20' });
      },
    }),
  ),
};

/** Shows the prices of the country of the buyer. */
export const Tablet: StoryObj = {
  name: 'Prices in złoty',
  tags: ['legal'],
  ...screen(
    'premium',
    buyer(
      (world) => {
        world.settings.geoip_country = 'PL';
        paidBefore(world);
      },
      {
        play: async ({ canvas }) => {
          await expect(await orderButton(canvas, 7999, 'PLN')).toBeVisible();
        },
      },
    ),
  ),
};

/**
 * Keeps plan and price in one line above the tabs of a phone, without the button that orders: one press leads to the
 * summary, where the terms stand above that button.
 */
export const InReach: StoryObj = {
  name: 'Summary in reach on a phone',
  tags: ['legal'],
  ...screen('premium', {
    fixed: 'The bar with plan and price is for phones. Open Plans to see other widths.',
    viewport: 'phone',
    ...buyer(paidBefore, {
      play: async ({ canvas }) => {
        const toSummary = await canvas.findByRole('link', { name: t('commerce:order.toSummary') });
        const bar = toSummary.parentElement!;
        const order = canvas.getByRole('button', { name: t('commerce:order.submit') });
        for (const text of [t('commerce:product.premium', { count: 30 }), money(1999)])
          await expect(within(bar).getByText(text)).toBeVisible();
        await expect(within(bar).queryByText(t('commerce:premium.renewsShort'))).toBeNull();
        const { top, bottom, height } = bar.getBoundingClientRect();
        await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight);
        await expect(globalThis.innerHeight - top).toBeLessThanOrEqual(0.18 * globalThis.innerHeight);
        await expect(height).toBeLessThanOrEqual(56);
        await expect(toSummary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        await expect(order.getBoundingClientRect().top).toBeGreaterThan(globalThis.innerHeight);
        await expectEvenBoxes(canvas);

        await userEvent.click(toSummary);
        const title = canvas.getByRole('heading', { name: t('commerce:order.summary') });
        await expect(title).toHaveFocus();
        const summary = await orderSummary(canvas);
        for (const text of [t('commerce:premium.ends'), containing(t('commerce:orderTerms.premium'))])
          await expect(inWindow(summary.getByText(text))).toBe(true);
        await expect(inWindow(order)).toBe(true);
        await waitFor(() => expect(bar).not.toBeVisible());
      },
    }),
  }),
};
