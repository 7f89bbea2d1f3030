import { append, userOf, type World } from '@meetcute/mocks';
import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addConversation, CHAT, readyLine } from '../conversations.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Premium' } satisfies Meta;
export default meta;

type Effects = NonNullable<World['settings']['premium_effects']>;

const DAY = 86_400_000;

/** Returns a conversation of a member whose premium ends in `timeLeft` milliseconds, on a site with paid messages. */
const conversation = (effects: Effects, timeLeft: number, play: NonNullable<StoryObj['play']>): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withWorld((world) => {
      Object.assign(world.settings, { message_credits: 2, premium_effects: effects });
      world.settings.chat.costNote = true;
      const viewer = viewerOf(world);
      viewer.credits = 3;
      viewer.premiumUntil = new Date(world.now().getTime() + timeLeft).toISOString();
      addConversation(world, { lines: [['me', 'Are you there?']] });
    }),
    play,
  });

const sendsFree: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.queryByText(containing(t('chat:price', { count: 2 })))).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));
  await within(canvas.getByRole('log')).findByText('Hello');
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  await expect(viewerOf(currentWorld()).credits).toBe(3);
};

const sendsPaid: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await readyLine(canvas), 'Hello');
  await expect(canvas.getByText(t('chat:price', { count: 2 }))).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));
  await waitFor(() => expect(viewerOf(currentWorld()).credits).toBe(1));
};

/** Charges nothing for messages where that is an effect of premium. */
export const FreeMessages: StoryObj = {
  name: 'Free messages',
  ...conversation(['free_messages'], DAY, sendsFree),
};

/** Charges credits for messages where premium has other effects. */
export const OtherEffects: StoryObj = {
  name: 'Other effects',
  ...conversation(['no_adverts'], DAY, sendsPaid),
};

/** Charges credits for messages again once premium is over. */
export const Over: StoryObj = {
  name: 'Premium over',
  ...conversation(['free_messages'], -DAY, sendsPaid),
};

/** Shows the price once premium ends in an open conversation. */
export const EndsMeanwhile: StoryObj = {
  name: 'Premium ends meanwhile',
  ...conversation(['free_messages'], 90 * DAY, async ({ canvas, userEvent }) => {
    await userEvent.type(await readyLine(canvas), 'Hello');
    await expect(canvas.queryByText(t('chat:price', { count: 2 }))).toBeNull();
    const world = currentWorld();
    const viewer = viewerOf(world);
    viewer.premiumUntil = new Date(world.now().getTime() + 500).toISOString();
    append(world, viewer.profile.id, 'user', userOf(world, viewer));
    await expect(
      await canvas.findByText(t('chat:price', { count: 2 }), undefined, { timeout: 10_000 }),
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

/** Shows with premium that a message was read. */
export const Receipts: StoryObj = {
  name: 'Read receipts',
  ...conversation(['read_receipts'], DAY, receipt('read')),
};

/** Shows no reading without premium where receipts are its effect. */
export const NoReceipts: StoryObj = {
  name: 'No read receipts',
  ...conversation(['read_receipts'], -DAY, receipt('delivered')),
};
