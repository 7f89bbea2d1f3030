import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { addOrder, buyer, leftForPayment } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { world } from '../world.ts';

const meta = { title: 'Screens/Paying/Premium' } satisfies Meta;
export default meta;

const paidBefore = (of: ReturnType<typeof world>) => void addOrder(of, { daysAgo: 20 });

export const Plans: StoryObj = {
  name: 'Shows the plans with their price for a day, and orders the chosen one',
  ...screen(
    'premium',
    buyer(paidBefore, {
      play: async ({ canvas }) => {
        await heading(canvas, 'Premium');
        await expect(await canvas.findByRole('radio', { name: /30 days €0.67 a day €19.99/ })).toBeChecked();
        await userEvent.click(canvas.getByRole('radio', { name: /90 days/ }));
        await userEvent.click(canvas.getByRole('button', { name: /obligation to pay €44.99/ }));
        await expect(await leftForPayment(world())).toMatchObject({
          product: { id: 'premium-90', kind: 'premium' },
          price: { amount: 4499, currency: 'EUR' },
        });
      },
    }),
  ),
};

export const PlanOfAddress: StoryObj = {
  name: 'Starts with the plan that the address names',
  ...screen('premium', {
    query: { plan: 'premium-180' },
    ...buyer(paidBefore, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('radio', { name: /180 days/ })).toBeChecked();
      },
    }),
  }),
};

export const Discounted: StoryObj = {
  name: 'Takes the welcome discount off every plan',
  ...screen(
    'premium',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('radio', { name: /30 days .* €15.99/ })).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: /obligation to pay €15.99/ }));
        await expect(await leftForPayment(world())).toMatchObject({ discount_code: 'WELCOME20' });
      },
    }),
  ),
};

export const Tablet: StoryObj = {
  name: 'Premium on a tablet, in nocturne, light and Polish',
  ...screen(
    'premium',
    buyer(
      (of) => {
        of.settings.geoip_country = 'PL';
        paidBefore(of);
      },
      {
        globals: { template: 'nocturne', scheme: 'light', language: 'pl' },
        viewport: 'tablet',
        play: async ({ canvas }) => {
          await expect(
            await canvas.findByRole('button', { name: /obowiązkiem zapłaty, 79,99/ }),
          ).toBeVisible();
        },
      },
    ),
  ),
};
