import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { addOrder, buyer, leftForPayment } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Paying/Renewal' } satisfies Meta;
export default meta;

export const Consent: StoryObj = {
  name: 'Renews premium only with a consent of its own, which is off at first',
  ...screen(
    'premium',
    buyer((of) => void addOrder(of, { daysAgo: 20 }), {
      play: async ({ canvas }) => {
        await heading(canvas, 'Premium');
        const consent = await canvas.findByRole('switch', { name: /Renew premium .* for €19.99 each time/ });
        await expect(consent).not.toBeChecked();
        await userEvent.click(consent);
        await expect(canvas.getByText('Renews every 30 days for €19.99, until you cancel.')).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: /obligation to pay €19.99/ }));
        await leftForPayment(world());
        await expect([...world().orders.values()].at(-1)).toMatchObject({ renews: true });
      },
    }),
  ),
};

export const Transfer: StoryObj = {
  name: 'Offers no renewal to a buyer who pays by bank transfer',
  ...screen(
    'premium',
    buyer((of) => void addOrder(of, { daysAgo: 20 }), {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('switch', { name: /Renew premium/ }));
        await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer/ }));
        await waitFor(() => expect(canvas.queryByRole('switch', { name: /Renew premium/ })).toBeNull());
        await expect(canvas.getByText('It ends by itself. Nothing is charged again.')).toBeVisible();
        await expect(canvas.queryByText(/^Renews every/)).toBeNull();
        await expect(canvas.getByText('With this way to pay, premium can’t renew by itself.')).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: /obligation to pay €19.99/ }));
        await leftForPayment(world());
        await expect([...world().orders.values()].at(-1)).toMatchObject({ renews: false });
      },
    }),
  ),
};

export const Withdrawal: StoryObj = {
  name: 'Pays back unused credits within 14 days, in two steps',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer(
      (of) => {
        addOrder(of, { daysAgo: 3 });
        viewerOf(of).credits = 25;
      },
      {
        play: async ({ canvas }) => {
          await expect(
            await canvas.findByText(/You get back €6.00 now, for the credits you have not used/),
          ).toBeVisible();
          await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
          await expect(world().orders.get('order-1')?.transaction.state).toBe('paid');
          await userEvent.click(
            await canvas.findByRole('button', { name: 'Withdraw now and get €6.00 back' }),
          );
          await waitFor(() => expect(world().orders.get('order-1')?.transaction.refunded?.amount).toBe(600));
          await waitFor(() => expect(canvas.queryByText('Withdraw from this order')).toBeNull());
        },
      },
    ),
  }),
};

export const TooLate: StoryObj = {
  name: 'Offers no withdrawal after 14 days',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer((of) => void addOrder(of, { daysAgo: 14 }), {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
        await expect(canvas.queryByText('Withdraw from this order')).toBeNull();
      },
    }),
  }),
};
