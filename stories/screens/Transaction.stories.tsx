import type { OrderState } from '@meetcute/contract';
import { reportPayment } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { addOrder, buyer, leaveFor } from '../commerce.ts';
import { viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Paying/Transaction' } satisfies Meta;
export default meta;

type Order = Parameters<typeof addOrder>[1];

const transaction = (order: Order, options: ScreenOptions): StoryObj =>
  screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer((of) => void addOrder(of, order), options),
  });

/** The page of an order in a state at rest, with the texts and the action that it shows. */
const inState = (state: OrderState, text: string, action: RegExp): StoryObj =>
  transaction(
    { state },
    {
      play: async ({ canvas }) => {
        const status = await canvas.findByText(text, { exact: false });
        await expect(status).toBeVisible();
        const wasPaid = ['paid', 'refunded', 'charged_back'].includes(state);
        const details = wasPaid ? 'Receipt' : 'Your order';
        await expect(canvas.getByRole('heading', { name: details })).toBeVisible();
        await expect(
          canvas.getByRole(/Pay now|Print/.test(action.source) ? 'button' : 'link', { name: action }),
        ).toBeVisible();
      },
    },
  );

export const Paid: StoryObj = {
  name: 'Paid: thanks, credits and receipt',
  ...transaction(
    { percent: 10 },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: /^Order of / })).toBeVisible();
        const status = within(
          canvas.getByText('Thank you.', { exact: false }).closest('[role="status"]') as HTMLElement,
        );
        await expect(status.getByText('Paid')).toBeVisible();
        await expect(status.getByText(/50 credits were added/)).toBeVisible();
        const receipt = canvas.getByRole('heading', { name: 'Receipt' }).parentElement!;
        await expect(receipt).toHaveTextContent('Total€10.79');
        await expect(receipt).toHaveTextContent('Tax included€1.72');
        await expect(receipt).toHaveTextContent('Discount codeVELVET10');
        await expect(receipt).toHaveTextContent('Paid withCredit or debit card');
        await waitFor(() => expect(receipt).toHaveTextContent(/Seller\w/));
        await expect(canvas.getByRole('button', { name: 'Print receipt' })).toBeVisible();
      },
    },
  ),
};

export const Open: StoryObj = {
  name: 'Open: waits, and offers to pay',
  ...inState('open', 'We wait for your payment.', /^Pay now$/),
};
export const Charge: StoryObj = {
  name: 'The charge of a renewal is on its way, and nobody can pay it',
  ...transaction(
    { product: 'premium-30', state: 'open', isCharge: true },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Your payment is on its way.', { exact: false })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'To premium' })).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Pay now' })).toBeNull();
        await expect(canvas.queryByText('Not paid yet')).toBeNull();
      },
    },
  ),
};
export const Pending: StoryObj = {
  name: 'Pending: the payment is on its way',
  ...inState('pending', 'Your payment is on its way.', /^To your credits$/),
};
export const Failed: StoryObj = {
  name: 'Failed: nothing was charged, order again',
  ...inState('failed', 'nothing was charged', /^Order again$/),
};
export const Expired: StoryObj = {
  name: 'Expired: nothing was charged, order again',
  ...inState('expired', 'The time to pay is over', /^Order again$/),
};
export const Cancelled: StoryObj = {
  name: 'Cancelled: nothing was charged, order again',
  ...inState('cancelled', 'You cancelled the payment', /^Order again$/),
};
export const Refunded: StoryObj = {
  name: 'Refunded: the money is on its way back',
  ...inState('refunded', 'We have sent the money back', /^Print receipt$/),
};
export const ChargedBack: StoryObj = {
  name: 'Charged back by the bank',
  ...inState('charged_back', 'Your bank has taken the money back', /^Print receipt$/),
};

/** The page of an order of which a part has gone back. */
const inPart = (state: 'refunded' | 'charged_back', text: string, row: string): StoryObj =>
  transaction(
    { state, refunded: 500 },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(text, { exact: false })).toBeVisible();
        const receipt = canvas.getByRole('heading', { name: 'Receipt' }).parentElement!;
        await expect(receipt).toHaveTextContent(row);
      },
    },
  );
export const PartRefunded: StoryObj = {
  name: 'Refunded in part: says how much is on its way back',
  ...inPart('refunded', 'We have sent €5.00 of it back to you.', 'Refunded€5.00'),
};
export const PartChargedBack: StoryObj = {
  name: 'Charged back in part: says how much the bank has taken',
  ...inPart('charged_back', 'Your bank has taken €5.00 of it back.', 'Charged back€5.00'),
};

/** Every state in the other brand too; the play function checks its texts and action. */
const globals = { viewer: 'paid', template: 'nocturne' };
export const OpenInNocturne: StoryObj = { ...Open, name: 'Open, in nocturne', globals };
export const ChargeInNocturne: StoryObj = {
  ...Charge,
  name: 'The charge of a renewal, in nocturne',
  globals,
};
export const PendingInNocturne: StoryObj = { ...Pending, name: 'Pending, in nocturne', globals };
export const FailedInNocturne: StoryObj = { ...Failed, name: 'Failed, in nocturne', globals };
export const ExpiredInNocturne: StoryObj = { ...Expired, name: 'Expired, in nocturne', globals };
export const CancelledInNocturne: StoryObj = { ...Cancelled, name: 'Cancelled, in nocturne', globals };
export const RefundedInNocturne: StoryObj = { ...Refunded, name: 'Refunded, in nocturne', globals };
export const ChargedBackInNocturne: StoryObj = { ...ChargedBack, name: 'Charged back, in nocturne', globals };

export const PartRefundedInNocturne: StoryObj = {
  ...PartRefunded,
  name: 'Refunded in part, in nocturne',
  globals,
};
export const PartChargedBackInNocturne: StoryObj = {
  ...PartChargedBack,
  name: 'Charged back in part, in nocturne',
  globals,
};

export const BecomesPaid: StoryObj = {
  name: 'Follows the payment while the page is open',
  ...transaction(
    { state: 'open' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/We wait for your payment/)).toBeVisible();
        const before = viewerOf(world()).credits;
        reportPayment(world(), 'order-1', 'paid');
        await expect(await canvas.findByText(/50 credits were added/, {}, { timeout: 8000 })).toBeVisible();
        await expect(viewerOf(world()).credits).toBe(before + 50);
        await expect(canvas.queryByRole('button', { name: 'Pay now' })).toBeNull();
      },
    },
  ),
};

export const Resumes: StoryObj = {
  name: 'Leads to the payment page of an open order',
  ...transaction(
    { state: 'open' },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Pay now' }));
        await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.invalid/order-1'));
        await expect(world().orders.size).toBe(1);
      },
    },
  ),
};

export const Premium: StoryObj = {
  name: 'A paid order of premium',
  ...transaction(
    { product: 'premium-90' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/You have premium now/)).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'To premium' })).toBeVisible();
      },
    },
  ),
};

export const Somebodys: StoryObj = {
  name: 'Shows somebody else’s order as missing',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer(
      (of) => {
        addOrder(of).member = 'somebody';
      },
      {
        play: async ({ canvas }) => {
          await expect(await canvas.findByText('404', { exact: false })).toBeVisible();
          await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Error');
        },
      },
    ),
  }),
};

export const Phone: StoryObj = {
  name: 'A paid order on a phone, in nocturne, dark and Polish',
  ...transaction(
    { state: 'paid' },
    {
      globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
      viewport: 'phone',
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: /^Zamówienie/ })).toBeVisible();
      },
    },
  ),
};
