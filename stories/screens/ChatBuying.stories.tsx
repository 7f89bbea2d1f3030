import { reportPayment } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { buyer, leaveFor, leftForPayment } from '../commerce.ts';
import { addConversation, CHAT, readyLine } from '../conversations.ts';
import { dialog } from '../safety.ts';
import type { Canvas } from '../sign-up.ts';
import { viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Chats/Buying credits' } satisfies Meta;
export default meta;

const TEXT = 'Do you know the bar by the river?';

/** A chat of a member who has no credits. */
const chat = (options: ScreenOptions): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    // Premium makes messages free on this site.
    ...buyer(
      (of) => {
        viewerOf(of).credits = 1;
        addConversation(of);
      },
      { ...options, globals: { viewer: 'unpaid', ...options.globals } },
    ),
  });

async function openShop(canvas: Canvas): ReturnType<typeof dialog> {
  await userEvent.type(await readyLine(canvas), TEXT);
  await userEvent.click(canvas.getByRole('button', { name: 'Get credits' }));
  return await dialog();
}

const sent = () =>
  world()
    .conversations.get(CHAT)!
    .messages.filter(({ text }) => text === TEXT);

export const Offered: StoryObj = {
  name: 'Sells credits in the chat and says that the message is kept',
  ...chat({
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await expect(shop.getByRole('heading', { name: 'Get credits and send' })).toBeVisible();
      await expect(shop.getByText(/kept and sent as soon as the payment has arrived/)).toBeVisible();
      await expect(await shop.findByRole('radio', { name: /20 credits .* €4.79/ })).toBeChecked();
      await expect(shop.getByRole('button', { name: /obligation to pay €4.79/ })).toBeVisible();
    },
  }),
};

export const Closed: StoryObj = {
  name: 'Keeps the draft when the member buys nothing',
  ...chat({
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
      await expect(await readyLine(canvas)).toHaveValue(TEXT);
      await expect(world().orders.size).toBe(0);
    },
  }),
};

export const Sent: StoryObj = {
  name: 'Sends the message once, when the payment has arrived',
  ...chat({
    spec: ['credits.messages-are-paid'],
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('radio', { name: /50 credits/ }));
      await userEvent.click(shop.getByRole('button', { name: /obligation to pay/ }));
      const { id } = await leftForPayment(world());
      await expect(sent()).toEqual([]);
      reportPayment(world(), id, 'paid');
      await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 5000 });
      await expect(viewerOf(world()).credits).toBe(49);
      await expect(world().orders.size).toBe(1);
    },
  }),
};

export const NotPaid: StoryObj = {
  name: 'Keeps the message of a payment that failed, to be sent or edited',
  ...chat({
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('button', { name: /obligation to pay/ }));
      const { id } = await leftForPayment(world());
      reportPayment(world(), id, 'failed');
      await userEvent.keyboard('{Escape}');
      const log = within(await canvas.findByRole('log'));
      await expect(await log.findByText(TEXT)).toBeVisible();
      await expect(sent()).toEqual([]);
    },
  }),
};

export const OrderFails: StoryObj = {
  name: 'Keeps the draft in place when the order fails',
  ...chat({
    world: { faults: { createOrder: { kind: 'error', code: 'server_error', times: 4 } } },
    play: async ({ canvas }) => {
      const shop = await openShop(canvas);
      await userEvent.click(await shop.findByRole('button', { name: /obligation to pay/ }));
      await waitFor(() => expect(shop.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(leaveFor).not.toHaveBeenCalled();
      await expect(document.querySelector('textarea')).toHaveValue(TEXT);
    },
  }),
};

export const Phone: StoryObj = {
  name: 'Credits in a chat on a phone, in nocturne, dark and German',
  ...chat({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Credits holen' }));
      const shop = await dialog();
      await expect(await shop.findByRole('button', { name: /Zahlungspflichtig bestellen/ })).toBeVisible();
    },
  }),
};
