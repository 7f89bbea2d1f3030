import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { buyer } from '../commerce.ts';
import { viewerOf } from '../world.ts';

const meta = { title: 'Screens/Paying/Lowest price' } satisfies Meta;
export default meta;

const LOWEST = /Lowest price of the last 30 days: /;

/** Records that 50 credits have cost an amount since some days ago. */
function addPrice(of: World, daysAgo: number, amount: number, isReduced = false): void {
  const since = new Date(of.now().getTime() - daysAgo * 86_400_000).toISOString();
  of.priceHistory.push({ product: 'credits-50', currency: 'EUR', amount, isReduced, since });
}

const startBonus = (of: World): void => {
  of.discountStarts.set(viewerOf(of).profile.id, new Map([['VELVETHOUR', of.now()]]));
};

export const Known: StoryObj = {
  name: 'Shows the lowest price of 30 days beside a crossed-out one',
  ...screen(
    'credits',
    buyer((of) => addPrice(of, 90, 1199), {
      play: async ({ canvas }) => {
        const pack = await canvas.findByRole('link', { name: /50 credits.*Now €9.59/ });
        await expect(pack).toHaveAccessibleName(/Before €11.99.*Lowest price of the last 30 days: €11.99/);
        const other = canvas.getByRole('link', { name: /20 credits/ });
        await expect(other).not.toHaveTextContent(LOWEST);
      },
    }),
  ),
};

export const Unknown: StoryObj = {
  name: 'Claims no lowest price of a product that is new in the shop',
  ...screen(
    'credits',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await canvas.findByRole('link', { name: /50 credits.*Now €9.59/ });
        await expect(canvas.queryByText(LOWEST)).toBeNull();
      },
    }),
  ),
};

export const NotReduced: StoryObj = {
  name: 'Shows the price alone to those without a discount',
  ...screen(
    'pricing',
    buyer((of) => addPrice(of, 90, 999), {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: /50 credits.*€11.99/ })).toBeVisible();
        await expect(canvas.queryByText(LOWEST)).toBeNull();
      },
    }),
  ),
};

export const Raised: StoryObj = {
  name: 'Shows the lower price of before when it was raised for a discount',
  ...screen(
    'credits',
    buyer(
      (of) => {
        addPrice(of, 90, 999);
        addPrice(of, 7, 1199);
      },
      {
        play: async ({ canvas }) => {
          const pack = await canvas.findByRole('link', { name: /50 credits.*Before €11.99/ });
          await expect(pack).toHaveAccessibleName(/Lowest price of the last 30 days: €9.99/);
        },
      },
    ),
  ),
};

export const Bonus: StoryObj = {
  name: 'Shows the lowest price before the time bonus that runs',
  ...screen(
    'credits',
    buyer(
      (of) => {
        addPrice(of, 90, 1199);
        addPrice(of, 3, 899, true);
        startBonus(of);
      },
      {
        play: async ({ canvas }) => {
          const pack = await canvas.findByRole('link', { name: /50 credits.*Now €8.99/ });
          await expect(pack).toHaveAccessibleName(/Lowest price of the last 30 days: €11.99/);
        },
      },
    ),
  ),
};

export const UsualBonus: StoryObj = {
  name: 'Counts a bonus on offer for over 30 days as the usual price',
  ...screen(
    'credits',
    buyer(
      (of) => {
        addPrice(of, 90, 1199);
        addPrice(of, 40, 899, true);
        startBonus(of);
      },
      {
        play: async ({ canvas }) => {
          const pack = await canvas.findByRole('link', { name: /50 credits.*Now €8.99/ });
          await expect(pack).toHaveAccessibleName(/Lowest price of the last 30 days: €8.99/);
        },
      },
    ),
  ),
};

export const Order: StoryObj = {
  name: 'Shows it in the order too, on a phone, in nocturne and German',
  ...screen('credits-creditId-paymentMethod', {
    params: { creditId: 'credits-50' },
    ...buyer((of) => addPrice(of, 90, 1099), {
      globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
      viewport: 'phone',
      play: async ({ canvas }) => {
        const order = within(await canvas.findByRole('region', { name: 'Deine Bestellung' }));
        await expect(order.getByText(/Niedrigster Preis der letzten 30 Tage: 10,99\s€/)).toBeVisible();
      },
    }),
  }),
};
