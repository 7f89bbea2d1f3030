import type { World } from '@meetcute/mocks';
import { anything, containing, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { buyer, packName, priceText } from '../commerce.ts';
import { viewerOf } from '../world.ts';

const meta = { title: 'Screens/Paying/Lowest price', tags: ['legal'] } satisfies Meta;
export default meta;

const lowest = () => containing(t('commerce:price.lowest', { price: anything }));

/** Records that 50 credits have cost an amount since some days ago. */
function addPrice(world: World, daysAgo: number, amount: number, isReduced = false): void {
  const start = new Date(world.now().getTime() - daysAgo * 86_400_000).toISOString();
  world.priceHistory.push({ product: 'credits-50', currency: 'EUR', amount, isReduced, since: start });
}

const startBonus = (world: World): void => {
  world.discountStarts.set(viewerOf(world).profile.id, new Map([['VELVETHOUR', world.now()]]));
};

/** Shows the lowest price of 30 days beside a crossed-out one. */
export const Known: StoryObj = {
  name: 'Known price',
  ...screen(
    'credits',
    buyer((world) => addPrice(world, 90, 1199), {
      play: async ({ canvas }) => {
        const pack = await canvas.findByRole('link', { name: packName(50, priceText('now', 959)) });
        await expect(pack).toHaveAccessibleName(
          containing(priceText('before', 1199), priceText('lowest', 1199)),
        );
        const other = canvas.getByRole('link', {
          name: packName(20),
        });
        await expect(other).not.toHaveTextContent(lowest());
      },
    }),
  ),
};

/** Claims no lowest price of a product that is new in the shop. */
export const Unknown: StoryObj = {
  name: 'New product',
  ...screen(
    'credits',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await canvas.findByRole('link', { name: packName(50, priceText('now', 959)) });
        await expect(canvas.queryByText(lowest())).toBeNull();
      },
    }),
  ),
};

/** Shows the price alone to those without a discount. */
export const NotReduced: StoryObj = {
  name: 'Without a discount',
  ...screen(
    'pricing',
    buyer((world) => addPrice(world, 90, 999), {
      play: async ({ canvas }) => {
        const name = packName(50, money(1199));
        await expect(await canvas.findByRole('link', { name })).toBeVisible();
        await expect(canvas.queryByText(lowest())).toBeNull();
      },
    }),
  ),
};

/** Shows the lower price of before when it was raised for a discount. */
export const Raised: StoryObj = {
  name: 'Price raised for a discount',
  ...screen(
    'credits',
    buyer(
      (world) => {
        addPrice(world, 90, 999);
        addPrice(world, 7, 1199);
      },
      {
        play: async ({ canvas }) => {
          const pack = await canvas.findByRole('link', { name: packName(50, priceText('before', 1199)) });
          await expect(pack).toHaveAccessibleName(containing(priceText('lowest', 999)));
        },
      },
    ),
  ),
};

/** Shows the lowest price before the time bonus that runs. */
export const Bonus: StoryObj = {
  name: 'Running bonus',
  ...screen(
    'credits',
    buyer(
      (world) => {
        addPrice(world, 90, 1199);
        addPrice(world, 3, 899, true);
        startBonus(world);
      },
      {
        play: async ({ canvas }) => {
          const pack = await canvas.findByRole('link', { name: packName(50, priceText('now', 899)) });
          await expect(pack).toHaveAccessibleName(containing(priceText('lowest', 1199)));
        },
      },
    ),
  ),
};

/** Counts a bonus on offer for over 30 days as the usual price. */
export const UsualBonus: StoryObj = {
  name: 'Bonus for over 30 days',
  ...screen(
    'credits',
    buyer(
      (world) => {
        addPrice(world, 90, 1199);
        addPrice(world, 40, 899, true);
        startBonus(world);
      },
      {
        play: async ({ canvas }) => {
          const pack = await canvas.findByRole('link', { name: packName(50, priceText('now', 899)) });
          await expect(pack).toHaveAccessibleName(containing(priceText('lowest', 899)));
        },
      },
    ),
  ),
};

/** Shows the lowest price in the order too. */
export const Order: StoryObj = {
  name: 'In the order',
  ...screen('credits-creditId-paymentMethod', {
    params: { creditId: 'credits-50' },
    ...buyer((world) => addPrice(world, 90, 1099), {
      play: async ({ canvas }) => {
        const order = within(await canvas.findByRole('region', { name: t('commerce:order.title') }));
        await expect(order.getByText(priceText('lowest', 1099))).toBeVisible();
      },
    }),
  }),
};
