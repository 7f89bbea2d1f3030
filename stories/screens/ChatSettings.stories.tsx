import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { addConversation, CHAT, readyLine } from '../conversations.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { viewerOf, withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Chats/Settings' } satisfies Meta;
export default meta;

type Template = 'classic' | 'nocturne';
type Play = NonNullable<StoryObj['play']>;

const conversation = (
  chat: Record<string, boolean>,
  template: Template,
  play: Play,
  language?: 'pl',
): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    spec: ['settings.template-features'],
    fixed: CHECKED_LOOK,
    globals: { template, ...(language && { language }) },
    world: withWorld((of) => {
      of.settings.chat = chat;
      of.settings.message_credits = 2;
      viewerOf(of).credits = 12;
      addConversation(of, { lines: [['me', 'Are you there?']] });
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

const receipts = (isOn: boolean, template: Template): StoryObj =>
  conversation({ readReceipts: isOn }, template, receipt(isOn ? 'read' : 'delivered'));

export const ReadReceipts: StoryObj = {
  name: 'Shows that a message was read',
  ...receipts(true, 'classic'),
};

export const ReadReceiptsInNocturne: StoryObj = {
  name: 'Shows that a message was read, in nocturne',
  ...receipts(true, 'nocturne'),
};

export const NoReadReceipts: StoryObj = {
  name: 'Shows read messages as delivered without read receipts',
  ...receipts(false, 'classic'),
};

export const NoReadReceiptsInNocturne: StoryObj = {
  name: 'Shows read messages as delivered without read receipts, in nocturne',
  ...receipts(false, 'nocturne'),
};

const noted: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.getByText(t('chat:cost', { count: 2 }))).toBeVisible();
  await expect(canvas.getByText(t('chat:creditsLeft', { count: 12 }))).toBeVisible();
  await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveTextContent('');
};

export const CostNote: StoryObj = {
  name: 'Notes price and credits beside the send button',
  ...conversation({ costNote: true }, 'classic', noted),
};

export const CostNoteInNocturne: StoryObj = {
  name: 'Notes price and credits beside the send button, in nocturne',
  ...conversation({ costNote: true }, 'nocturne', noted),
};

const onButton: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.queryByText(t('chat:creditsLeft', { count: 12 }))).toBeNull();
  const send = canvas.getByRole('button', {
    name: `${t('chat:send')}, ${t('chat:cost', { count: 2 })}`,
  });
  await expect(within(send).getByText(t('chat:cost', { count: 2 }))).toBeVisible();
  await userEvent.click(send);
  await waitFor(() => expect(viewerOf(world()).credits).toBe(10));
  await expect(canvas.getByRole('textbox')).toHaveValue('');
};

export const NoCostNote: StoryObj = {
  name: 'Shows the price on the send button without the note',
  ...conversation({ costNote: false }, 'classic', onButton),
};

export const NoCostNoteInNocturne: StoryObj = {
  name: 'Shows the price on the send button without the note, in nocturne',
  ...conversation({ costNote: false }, 'nocturne', onButton),
};

export const NoCostNoteInPolishOnAPhone: StoryObj = {
  name: 'Shows the price on the send button in Polish on a phone',
  ...conversation(
    { costNote: false },
    'nocturne',
    async ({ canvas, canvasElement }) => {
      await expect(
        await canvas.findByRole('button', { name: containing(t('chat:cost', { count: 2 })) }),
      ).toBeVisible();
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
    'pl',
  ),
};
