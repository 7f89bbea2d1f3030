import { containing, day, money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addOrder, buyer, leftForPayment, orderButton } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Renewal', tags: ['legal'] } satisfies Meta;
export default meta;

/** Renews premium only with a consent of its own, which is off at first. */
export const Consent: StoryObj = {
  name: 'Consent to the renewal',
  ...screen(
    'premium',
    buyer((world) => void addOrder(world, { daysAgo: 20 }), {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:premium.title'));
        const consent = await canvas.findByRole('switch', {
          name: containing(t('commerce:consent', { price: money(1999) })),
        });
        await expect(consent).not.toBeChecked();
        await userEvent.click(consent);
        await expect(
          canvas.getByText(t('commerce:order.renews', { days: 30, price: money(1999) })),
        ).toBeVisible();
        await userEvent.click(await orderButton(canvas, 1999));
        await leftForPayment(currentWorld());
        await expect([...currentWorld().orders.values()].at(-1)).toMatchObject({ renews: true });
      },
    }),
  ),
};

/** Offers no renewal to a buyer who pays by bank transfer. */
export const Transfer: StoryObj = {
  name: 'Paid by bank transfer',
  ...screen(
    'premium',
    buyer((world) => void addOrder(world, { daysAgo: 20 }), {
      play: async ({ canvas }) => {
        await userEvent.click(
          await canvas.findByRole('switch', {
            name: containing(t('commerce:consent', { price: money(1999) })),
          }),
        );
        await userEvent.click(canvas.getByRole('radio', { name: containing(t('commerce:method.sepa')) }));
        await waitFor(() =>
          expect(
            canvas.queryByRole('switch', { name: containing(t('commerce:consent', { price: money(1999) })) }),
          ).toBeNull(),
        );
        await expect(canvas.getByText(t('commerce:premium.ends'))).toBeVisible();
        await expect(
          canvas.queryByText(t('commerce:order.renews', { days: 30, price: money(1999) })),
        ).toBeNull();
        await expect(canvas.getByText(t('commerce:premium.cannotRenew'))).toBeVisible();
        await userEvent.click(await orderButton(canvas, 1999));
        await leftForPayment(currentWorld());
        await expect([...currentWorld().orders.values()].at(-1)).toMatchObject({ renews: false });
      },
    }),
  ),
};

/** Pays back unused credits within 14 days, in two steps. */
export const Withdrawal: StoryObj = {
  name: 'Withdrawal',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer(
      (world) => {
        addOrder(world, { daysAgo: 3 });
        viewerOf(world).credits = 25;
      },
      {
        play: async ({ canvas }) => {
          await expect(
            await canvas.findByText(
              t('commerce:withdrawalRefund.credits', { refund: money(600), date: day('2026-12-01') }),
            ),
          ).toBeVisible();
          await userEvent.click(canvas.getByRole('button', { name: t('commerce:withdrawal.start') }));
          await expect(currentWorld().orders.get('order-1')?.transaction.state).toBe('paid');
          await userEvent.click(
            await canvas.findByRole('button', {
              name: containing(t('commerce:withdrawal.now', { refund: money(600) })),
            }),
          );
          await waitFor(() =>
            expect(currentWorld().orders.get('order-1')?.transaction.refunded?.amount).toBe(600),
          );
          await waitFor(() => expect(canvas.queryByText(t('commerce:withdrawal.title'))).toBeNull());
        },
      },
    ),
  }),
};

/** Offers no withdrawal after 14 days. */
export const TooLate: StoryObj = {
  name: 'After 14 days',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer((world) => void addOrder(world, { daysAgo: 14 }), {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
        await expect(canvas.queryByText(t('commerce:withdrawal.title'))).toBeNull();
      },
    }),
  }),
};
