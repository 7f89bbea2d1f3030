import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addConversation, chargeMessages, CHAT, readyLine } from '../conversations.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Settings' } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const conversation = (chat: Record<string, boolean>, play: Play): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    spec: ['settings.template-features'],
    world: withWorld((world) => {
      world.settings.chat = chat;
      chargeMessages(world, 2, 12);
      addConversation(world, { lines: [['me', 'Are you there?']] });
    }),
    play,
  });

const receipt =
  (state: 'read' | 'delivered'): Play =>
  async ({ canvas }) => {
    const log = within(await canvas.findByRole('log'));
    await expect(await log.findByText(t(`chat:${state}`))).toBeInTheDocument();
    const other = state === 'read' ? t('chat:delivered') : t('chat:read');
    await expect(log.queryByText(other)).toBeNull();
  };

const receipts = (isOn: boolean): StoryObj =>
  conversation({ readReceipts: isOn }, receipt(isOn ? 'read' : 'delivered'));

/** Shows that a message was read. */
export const ReadReceipts: StoryObj = {
  name: 'Read receipts',
  ...receipts(true),
};

/** Shows read messages as delivered without read receipts. */
export const NoReadReceipts: StoryObj = {
  name: 'No read receipts',
  ...receipts(false),
};

const expectCostNote: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.getByText(t('chat:price', { count: 2 }))).toBeVisible();
  await expect(canvas.getByText(t('chat:creditsLeft', { count: 12 }))).toBeVisible();
  await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveTextContent('');
};

/** Notes price and credits beside the send button. */
export const CostNote: StoryObj = {
  name: 'Cost note',
  tags: ['legal'],
  ...conversation({ costNote: true }, expectCostNote),
};

const onButton: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.queryByText(t('chat:creditsLeft', { count: 12 }))).toBeNull();
  const send = canvas.getByRole('button', {
    name: `${t('chat:send')}, ${t('chat:price', { count: 2 })}`,
  });
  await expect(within(send).getByText(t('chat:price', { count: 2 }))).toBeVisible();
  await userEvent.click(send);
  await waitFor(() => expect(viewerOf(currentWorld()).credits).toBe(10));
  await expect(canvas.getByRole('textbox')).toHaveValue('');
};

/** Shows the price on the send button without the note. */
export const NoCostNote: StoryObj = {
  name: 'Price on the button',
  tags: ['legal'],
  ...conversation({ costNote: false }, onButton),
};
