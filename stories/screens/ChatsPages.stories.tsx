import { setFault, type World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { addConversation, removeConversations } from '../conversations.ts';
import { others, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Older chats' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Adds 30 chats, on pages of twelve. */
function arrange(world: World): void {
  removeConversations(world);
  world.listPage = 12;
  for (const [index, other] of others(world).slice(0, 30).entries()) {
    const lines = [['them', `Hello ${index}`]] as const;
    const { messages } = addConversation(world, { other, id: `story-chat-${index}`, lines });
    messages[0]!.sent_at = new Date(world.now().getTime() - index * 60_000).toISOString();
  }
}

const chats = (options: ScreenOptions): StoryObj =>
  screen('chats', { ...options, world: withWorld(arrange) });

const list = (canvas: Canvas) => canvas.findByRole('list', { name: t('shell:chats') });
const has = async (canvas: Canvas, count: number) => {
  const chatList = within(await list(canvas));
  await waitFor(() => expect(chatList.getAllByRole('listitem')).toHaveLength(count));
};

/** Scrolls to the end of the list until all chats are shown. */
async function showAll(canvas: Canvas): Promise<void> {
  const chatList = within(await list(canvas));
  for (const count of [12, 24, 30]) {
    await waitFor(() => expect(chatList.getAllByRole('listitem').length).toBeGreaterThanOrEqual(count));
    chatList.getAllByRole('listitem').at(-1)!.scrollIntoView();
  }
  await has(canvas, 30);
}

/** Loads older chats when the end of the list comes near. */
export const Automatic: StoryObj = {
  name: 'Older chats at the end of the list',
  ...chats({
    play: async ({ canvas }) => {
      await showAll(canvas);
      await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
    },
  }),
};

/** Keeps the chats when older ones fail to load, and tries again. */
export const Retried: StoryObj = {
  name: 'Older chats after a retry',
  tags: ['fault'],
  ...chats({
    play: async ({ canvas }) => {
      const chatList = within(await list(canvas));
      setFault(currentWorld(), 'getChats', { kind: 'error', code: 'server_error' });
      chatList.getAllByRole('listitem').at(-1)!.scrollIntoView();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:failed.title'));
      await has(canvas, 12);
      currentWorld().faults.clear();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(chatList.getAllByRole('listitem').length).toBeGreaterThan(12));
      await expect(canvas.queryByRole('alert')).toBeNull();
      // The list grows until its end, and moves what is below.
      await showAll(canvas);
    },
  }),
};
