import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addOrder, buyer, orderSummary } from '../commerce.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Paying/Order again' } satisfies Meta;
export default meta;

/** Says that there is nothing to repeat. */
export const Nothing: StoryObj = {
  name: 'Nothing to repeat',
  ...screen(
    'credits-repeat-order',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:repeat.title'));
        await expect(await canvas.findByText(t('commerce:repeat.none'))).toBeVisible();
      },
    }),
  ),
};

/** Leads to the order of the last paid package with its way to pay. */
export const Last: StoryObj = {
  name: 'Last package',
  ...screen(
    'credits-repeat-order',
    buyer(
      (world) => {
        addOrder(world, { id: 'order-1', product: 'credits-100', method: 'paypal', daysAgo: 5 });
        addOrder(world, { id: 'order-2', product: 'premium-30', daysAgo: 3 });
        addOrder(world, { id: 'order-3', product: 'credits-20', state: 'failed' });
      },
      {
        play: async ({ canvas }) => {
          const summary = await orderSummary(canvas);
          await expect(summary.getByText(t('commerce:product.credits', { count: 100 }))).toBeVisible();
          await expect(await canvas.findByRole('radio', { name: t('commerce:method.paypal') })).toBeChecked();
        },
      },
    ),
  ),
};

/** Says that the last package is not for sale any more. */
export const Gone: StoryObj = {
  name: 'Package gone',
  ...screen(
    'credits-repeat-order',
    buyer(
      (world) => {
        addOrder(world);
        world.shop!.products = world.shop!.products.filter(({ id }) => id !== 'credits-50');
      },
      {
        play: async ({ canvas }) => {
          await expect(await canvas.findByText(t('commerce:repeat.gone'))).toBeVisible();
        },
      },
    ),
  ),
};
