import type { OrderState } from '@meetcute/contract';
import { reportPayment } from '@meetcute/mocks';
import { anything, containing, day, matching, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { addOrder, buyer, leaveFor, subscribe } from '../commerce.ts';
import { viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Transaction' } satisfies Meta;
export default meta;

type Order = Parameters<typeof addOrder>[1];

const transaction = (order: Order, options: ScreenOptions): StoryObj =>
  screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer((world) => void addOrder(world, order), options),
  });

/** Line of the page of an order with its date. */
const title = () => matching(t('commerce:transaction.title', { date: anything }));

/** The page of an order in a state at rest, with the texts and the action that it shows. */
const inState = (state: OrderState, action: 'resume' | 'toCredits' | 'again' | 'print'): StoryObj =>
  transaction(
    { state },
    {
      play: async ({ canvas }) => {
        const status = await canvas.findByText(t(`commerce:stateText.${state}`), { exact: false });
        await expect(status).toBeVisible();
        const wasPaid = ['paid', 'refunded', 'charged_back'].includes(state);
        const details = wasPaid ? t('commerce:transaction.receipt') : t('commerce:transaction.order');
        await expect(canvas.getByRole('heading', { name: details })).toBeVisible();
        await expect(
          canvas.getByRole('heading', { level: 1, name: t(`commerce:state.${state}`) }),
        ).toBeVisible();
        const method = wasPaid ? t('commerce:transaction.method') : t('commerce:order.payment');
        await expect(canvas.getByText(method, { selector: 'dt' })).toBeVisible();
        if (action === 'again') {
          const actions = canvas.getByRole('link', { name: t('commerce:transaction.again') }).parentElement!;
          await expect(within(actions).getAllByRole('link')).toHaveLength(1);
        }
        await expect(
          canvas.getByRole(['resume', 'print'].includes(action) ? 'button' : 'link', {
            name: t(`commerce:transaction.${action}`),
          }),
        ).toBeVisible();
      },
    },
  );

/** Thanks for the payment, and shows what it bought and the receipt. */
export const Paid: StoryObj = {
  name: 'Paid',
  tags: ['legal'],
  ...transaction(
    { percent: 10 },
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: t('commerce:state.paid') }),
        ).toBeVisible();
        await expect(canvas.getByText(title())).toBeVisible();
        const status = within(
          canvas
            .getByText(t('commerce:stateText.paid'), { exact: false })
            .closest('[role="status"]') as HTMLElement,
        );
        await expect(
          status.getByText(containing(t('commerce:granted.credits', { count: 50 }))),
        ).toBeVisible();
        const receipt = canvas.getByRole('heading', {
          name: t('commerce:transaction.receipt'),
        }).parentElement!;
        await expect(receipt).toHaveTextContent(`${t('commerce:transaction.total')}${money(1079)}`);
        await expect(receipt).toHaveTextContent(`${t('commerce:transaction.tax')}${money(172)}`);
        await expect(receipt).toHaveTextContent(`${t('commerce:transaction.discount')}VELVET10`);
        await expect(receipt).toHaveTextContent(
          `${t('commerce:transaction.method')}${t('commerce:method.card')}`,
        );
        await waitFor(() =>
          expect(receipt).toHaveTextContent(containing(`${t('commerce:transaction.seller')}${anything}`)),
        );
        await expect(receipt).toHaveTextContent(
          containing(`${t('commerce:transaction.vat')}${currentWorld().settings.vat_numbers.join(', ')}`),
        );
        await expect(canvas.getByRole('button', { name: t('commerce:transaction.print') })).toBeVisible();
        await expect(canvas.getByRole('link', { name: t('commerce:transaction.toMembers') })).toHaveAttribute(
          'href',
          '/members',
        );
      },
    },
  ),
};

/** Waits for the payment, and offers to pay. */
export const Open: StoryObj = {
  name: 'Open',
  ...inState('open', 'resume'),
};
/** Says that the charge of a renewal is on its way, and lets nobody pay it. */
export const Charge: StoryObj = {
  name: 'Charge of a renewal',
  ...transaction(
    { product: 'premium-30', state: 'open', isCharge: true },
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByText(t('commerce:stateText.pending'), { exact: false }),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: t('commerce:transaction.toPremium') })).toBeVisible();
        await expect(canvas.queryByRole('button', { name: t('commerce:transaction.resume') })).toBeNull();
        await expect(canvas.queryByText(t('commerce:state.open'))).toBeNull();
      },
    },
  ),
};
/** Says that the payment is on its way. */
export const Pending: StoryObj = {
  name: 'Pending',
  ...inState('pending', 'toCredits'),
};
/** Says that nothing was charged, and offers to order again. */
export const Failed: StoryObj = {
  name: 'Payment failed',
  ...inState('failed', 'again'),
};
/** Says that nothing was charged in time, and offers to order again. */
export const Expired: StoryObj = {
  name: 'Expired',
  ...inState('expired', 'again'),
};
/** Says that a cancelled order charged nothing, and offers to order again. */
export const Cancelled: StoryObj = {
  name: 'Cancelled',
  ...inState('cancelled', 'again'),
};
/** Says that the money is on its way back. */
export const Refunded: StoryObj = {
  name: 'Refunded',
  ...inState('refunded', 'print'),
};
/** Says that the bank has taken the payment back. */
export const ChargedBack: StoryObj = {
  name: 'Charged back',
  ...inState('charged_back', 'print'),
};

/** The page of an order of which a part has gone back. */
const inPart = (state: 'refunded' | 'charged_back'): StoryObj =>
  transaction(
    { state, refunded: 500 },
    {
      play: async ({ canvas }) => {
        const text = t(`commerce:stateText.part_${state}`, { amount: money(500) });
        await expect(await canvas.findByText(text, { exact: false })).toBeVisible();
        const receipt = canvas.getByRole('heading', {
          name: t('commerce:transaction.receipt'),
        }).parentElement!;
        await expect(receipt).toHaveTextContent(`${t(`commerce:state.${state}`)}${money(500)}`);
      },
    },
  );
/** Says how much is on its way back. */
export const PartRefunded: StoryObj = {
  name: 'Refunded in part',
  ...inPart('refunded'),
};
/** Says how much the bank has taken back. */
export const PartChargedBack: StoryObj = {
  name: 'Charged back in part',
  ...inPart('charged_back'),
};

/** Follows the payment while the page is open. */
export const BecomesPaid: StoryObj = {
  name: 'Becomes paid',
  ...transaction(
    { state: 'open' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(t('commerce:stateText.open'))).toBeVisible();
        const creditsBefore = viewerOf(currentWorld()).credits;
        reportPayment(currentWorld(), 'order-1', 'paid');
        await expect(
          await canvas.findByText(
            containing(t('commerce:granted.credits', { count: 50 })),
            {},
            { timeout: 8000 },
          ),
        ).toBeVisible();
        await expect(viewerOf(currentWorld()).credits).toBe(creditsBefore + 50);
        await expect(canvas.queryByRole('button', { name: t('commerce:transaction.resume') })).toBeNull();
      },
    },
  ),
};

/** Leads to the payment page of an open order. */
export const Resumes: StoryObj = {
  name: 'Payment resumed',
  ...transaction(
    { state: 'open' },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: t('commerce:transaction.resume') }));
        await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.invalid/order-1'));
        await expect(currentWorld().orders.size).toBe(1);
      },
    },
  ),
};

/** Says until when the member has premium now. */
export const Premium: StoryObj = {
  name: 'Premium paid',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer(subscribe, {
      play: async ({ canvas }) => {
        const date = day(viewerOf(currentWorld()).premiumUntil!);
        const endText = containing(t('commerce:subscription.until', { date }));
        await expect(await canvas.findByText(endText)).toBeVisible();
        await expect(canvas.getByRole('link', { name: t('commerce:transaction.toPremium') })).toBeVisible();
      },
    }),
  }),
};

/** Shows somebody else’s order as missing. */
export const Somebodys: StoryObj = {
  name: 'Somebody else’s order',
  ...screen('transactions-transactionId', {
    params: { transactionId: 'order-1' },
    ...buyer(
      (world) => {
        addOrder(world).member = 'somebody';
      },
      {
        play: async ({ canvas }) => {
          await expect(await canvas.findByText('404', { exact: false })).toBeVisible();
          await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('error:heading'));
        },
      },
    ),
  }),
};
