import { append, userOf, type World } from '@meetcute/mocks';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { addConversation, CHAT, readyLine } from '../conversations.ts';
import { viewerOf, withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Chats/Premium' } satisfies Meta;
export default meta;

type Effects = NonNullable<World['settings']['premium_effects']>;

const DAY = 86_400_000;

/** Returns a conversation of a member whose premium ends in `left` milliseconds, on a site with paid messages. */
const conversation = (
  effects: Effects,
  left: number,
  play: NonNullable<StoryObj['play']>,
  template?: 'nocturne',
): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    ...(template && { globals: { template } }),
    world: withWorld((of) => {
      Object.assign(of.settings, { message_credits: 2, premium_effects: effects });
      of.settings.chat.costNote = true;
      const viewer = viewerOf(of);
      viewer.credits = 3;
      viewer.premiumUntil = new Date(of.now().getTime() + left).toISOString();
      addConversation(of, { lines: [['me', 'Are you there?']] });
    }),
    play,
  });

const sendsFree: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.queryByText(containing(t('chat:cost', { count: 2 })))).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));
  await within(canvas.getByRole('log')).findByText('Hello');
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  await expect(viewerOf(world()).credits).toBe(3);
};

const sendsPaid: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.getByText(t('chat:cost', { count: 2 }))).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));
  await waitFor(() => expect(viewerOf(world()).credits).toBe(1));
};

export const FreeMessages: StoryObj = {
  name: 'Messages cost nothing with premium where that is its effect',
  ...conversation(['free_messages'], DAY, sendsFree),
};

export const FreeMessagesInNocturne: StoryObj = {
  name: 'Messages cost nothing with premium, in nocturne',
  ...conversation(['free_messages'], DAY, sendsFree, 'nocturne'),
};

export const OtherEffects: StoryObj = {
  name: 'Messages cost credits where premium has other effects',
  ...conversation(['no_adverts'], DAY, sendsPaid),
};

export const Over: StoryObj = {
  name: 'Messages cost credits again once premium is over',
  ...conversation(['free_messages'], -DAY, sendsPaid),
};

export const EndsMeanwhile: StoryObj = {
  name: 'Shows the price once premium ends in an open conversation',
  ...conversation(['free_messages'], 90 * DAY, async ({ canvas, userEvent }) => {
    await userEvent.type(await readyLine(canvas), 'Hello');
    await expect(canvas.queryByText(t('chat:cost', { count: 2 }))).toBeNull();
    const of = world();
    const viewer = viewerOf(of);
    viewer.premiumUntil = new Date(of.now().getTime() + 500).toISOString();
    append(of, viewer.profile.id, 'user', userOf(of, viewer));
    await expect(
      await canvas.findByText(t('chat:cost', { count: 2 }), undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
  }),
};

const receipt =
  (state: 'read' | 'delivered'): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    const log = within(await canvas.findByRole('log'));
    await expect(await log.findByText(t(`chat:${state}`))).toBeInTheDocument();
    const other = state === 'read' ? t('chat:delivered') : t('chat:read');
    await expect(log.queryByText(other)).toBeNull();
  };

export const Receipts: StoryObj = {
  name: 'Shows with premium that a message was read',
  ...conversation(['read_receipts'], DAY, receipt('read')),
};

export const NoReceipts: StoryObj = {
  name: 'Shows no reading without premium where receipts are its effect',
  ...conversation(['read_receipts'], -DAY, receipt('delivered')),
};
