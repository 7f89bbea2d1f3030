import { containing, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addOrder, buyer, leftForPayment, orderButton } from '../commerce.ts';
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

/** Keeps plan, price and the button that orders in reach on a phone, above the tabs. */
export const InReach: StoryObj = {
  name: 'Order in reach on a phone',
  ...screen('premium', {
    fixed: 'The bar with price and button is for phones. Open Plans to see other widths.',
    viewport: 'phone',
    ...buyer(paidBefore, {
      play: async ({ canvas }) => {
        const button = await canvas.findByRole('button', {
          name: t('commerce:order.submit'),
        });
        const bar = button.parentElement!.getBoundingClientRect();
        await expect(bar.bottom).toBeLessThanOrEqual(globalThis.innerHeight);
        await expect(button.getBoundingClientRect().bottom).toBeLessThan(globalThis.innerHeight);
        await expect(within(button.parentElement!).getByText(money(1999))).toBeVisible();
        await expectEvenBoxes(canvas);
      },
    }),
  }),
};
