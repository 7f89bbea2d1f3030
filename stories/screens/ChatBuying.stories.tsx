import { reportPayment } from '@meetcute/mocks';
import { anything, containing, matching, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { buyer, leaveFor, leftForPayment, orderButton, packName } from '../commerce.ts';
import { addConversation, CHAT, chargeMessages, readyLine } from '../conversations.ts';
import { dialog } from '../safety.ts';
import type { Canvas } from '../sign-up.ts';
import { viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Buying credits' } satisfies Meta;
export default meta;

const TEXT = 'Do you know the bar by the river?';

/** A chat of a member who has no credits. */
const chat = (options: ScreenOptions): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    ...buyer((world) => {
      chargeMessages(world, world.settings.message_credits, 1);
      addConversation(world);
    }, options),
  });

async function openShop(canvas: Canvas): ReturnType<typeof dialog> {
  await userEvent.type(await readyLine(canvas), TEXT);
  await userEvent.click(canvas.getByRole('button', { name: t('chat:noCredits.action') }));
  return await dialog();
}

const orders = () => t('commerce:order.submit');

/** Orders what is chosen in the shop, and reports the payment. */
async function orderWith(shop: Awaited<ReturnType<typeof openShop>>, state: 'paid' | 'failed') {
  await userEvent.click(await shop.findByRole('button', { name: orders() }));
  const { id } = await leftForPayment(currentWorld());
  reportPayment(currentWorld(), id, state);
}

const listSentMessages = () =>
  currentWorld()
    .conversations.get(CHAT)!
    .messages.filter(({ text }) => text === TEXT);

/** Sells credits in the chat and says that the message is kept. */
export const Offered: StoryObj = {
  name: 'Credits offered',
  tags: ['legal'],
  ...chat({
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await expect(shop.getByRole('heading', { name: t('commerce:place.title') })).toBeVisible();
      await expect(shop.getByText(t('commerce:place.text'))).toBeVisible();
      await expect(
        await shop.findByRole('radio', {
          name: packName(20, money(479)),
        }),
      ).toBeChecked();
      await expect(await orderButton(shop, 479)).toBeVisible();
    },
  }),
};

/** Keeps the draft when the member buys nothing. */
export const Closed: StoryObj = {
  name: 'Nothing bought',
  ...chat({
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('button', { name: t('commerce:place.cancel') }));
      await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
      await expect(await readyLine(canvas)).toHaveValue(TEXT);
      await expect(currentWorld().orders.size).toBe(0);
    },
  }),
};

/** Sends the message once, when the payment has arrived. */
export const Sent: StoryObj = {
  name: 'Paid and sent',
  ...chat({
    spec: ['credits.messages-are-paid'],
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('radio', { name: packName(50) }));
      await userEvent.click(shop.getByRole('button', { name: orders() }));
      const { id } = await leftForPayment(currentWorld());
      await expect(listSentMessages()).toEqual([]);
      reportPayment(currentWorld(), id, 'paid');
      await waitFor(() => expect(listSentMessages()).toHaveLength(1), { timeout: 5000 });
      await expect(viewerOf(currentWorld()).credits).toBe(49);
      await expect(currentWorld().orders.size).toBe(1);
    },
  }),
};

/** Returns the other member of the chat by name. */
const partner = () =>
  currentWorld().members.get(currentWorld().conversations.get(CHAT)!.members[0])!.profile.name;

/** Opens the page of the newest order from the list of orders, without loading the page again. */
async function openOrder(canvas: Canvas): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  const credits = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === '/credits');
  await userEvent.click(credits!);
  const list = within(await canvas.findByRole('region', { name: t('commerce:orders.title') }));
  await userEvent.click((await list.findAllByRole('link', { name: containing(money(479)) }))[0]!);
}

/** Leads from the paid order back to the other member first, and shows the receipt below. */
export const BackToMember: StoryObj = {
  name: 'Way back after the payment',
  ...chat({
    play: async ({ canvas }) => {
      await orderWith(await openShop(canvas), 'paid');
      await openOrder(canvas);
      const sentText = containing(t('commerce:transaction.sent', { name: partner() }));
      await expect(await canvas.findByText(sentText, {}, { timeout: 5000 })).toBeVisible();
      await expect(canvas.queryByText(containing(t('commerce:granted.credits', { count: 20 })))).toBeNull();
      // 19 credits are left, of which the order brought 20.
      const refund = t('commerce:withdrawalRefund.credits', { refund: money(456), date: anything });
      await expect(await canvas.findByText(matching(refund))).toBeVisible();
      const back = await canvas.findByRole('link', {
        name: t('commerce:transaction.backTo', { name: partner() }),
      });
      const receipt = canvas.getByRole('heading', { name: t('commerce:transaction.receipt') });
      await expect(back.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await userEvent.click(back);
      await readyLine(canvas);
    },
  }),
};

/** Keeps the message of a payment that failed, to be sent or edited. */
export const NotPaid: StoryObj = {
  name: 'Payment failed',
  tags: ['fault'],
  ...chat({
    play: async ({ canvas }) => {
      await orderWith(await openShop(canvas), 'failed');
      await userEvent.keyboard('{Escape}');
      const log = within(await canvas.findByRole('log'));
      await expect(await log.findByText(TEXT)).toBeVisible();
      await expect(listSentMessages()).toEqual([]);
    },
  }),
};

/** Says on the page of a failed order that the message is kept, and sends it with the next order, which says so. */
export const Again: StoryObj = {
  name: 'Ordered again after a failure',
  tags: ['fault'],
  ...chat({
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('radio', { name: t('commerce:method.paypal') }));
      await userEvent.click(shop.getByRole('button', { name: orders() }));
      const { id } = await leftForPayment(currentWorld());
      reportPayment(currentWorld(), id, 'failed');
      await openOrder(canvas);
      await expect(await canvas.findByText(containing(t('commerce:transaction.kept')))).toBeVisible();
      const again = await canvas.findByRole('link', { name: t('commerce:transaction.again') });
      await expect(again).toHaveAttribute('data-variant', 'primary');
      const actions = again.closest('[data-part=actions]')!;
      await expect(actions.querySelectorAll('[data-variant=primary]')).toHaveLength(1);
      await userEvent.click(again);
      await expect(await canvas.findByRole('radio', { name: t('commerce:method.paypal') })).toBeChecked();
      await expect(canvas.getByText(t('commerce:transaction.sending'))).toBeVisible();
    },
  }),
};

/** Says in the chat too that a message which waits for credits is sent. */
export const SecondTry: StoryObj = {
  name: 'Bought again after a failure',
  tags: ['fault'],
  ...chat({
    play: async ({ canvas }) => {
      await orderWith(await openShop(canvas), 'failed');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: t('chat:noCredits.action') }));
      const second = await dialog();
      await expect(second.getByRole('heading', { name: t('commerce:place.title') })).toBeVisible();
      await expect(second.getByText(t('commerce:place.text'))).toBeVisible();
    },
  }),
};

/** Keeps the draft in place when the order fails. */
export const OrderFails: StoryObj = {
  name: 'Order fails',
  tags: ['fault'],
  ...chat({
    world: { faults: { createOrder: { kind: 'error', code: 'server_error', times: 4 } } },
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('button', { name: orders() }));
      await waitFor(() => expect(shop.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(leaveFor).not.toHaveBeenCalled();
      await expect(document.querySelector('textarea')).toHaveValue(TEXT);
    },
  }),
};
