import { Button } from '@meetcute/kit';
import { ChatListPane } from '@meetcute/kit/chat-list';
import { useChatListPane } from '@meetcute/react/chat-list';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { addConversations, removeConversations } from '../conversations.ts';
import { withWorld } from '../world.ts';

interface PaneProps {
  /** Id of the open conversation. */
  current?: string;
}

/** The list in a page of another app, with the addresses of that app. */
function Pane({ current }: PaneProps) {
  return (
    <div style={{ display: 'flex', blockSize: '34rem', maxInlineSize: '24rem', border: '1px solid' }}>
      <ChatListPane
        list={useChatListPane()}
        chatHref={(id) => `#${id}`}
        current={current}
        emptyAction={<Button>Find people</Button>}
      />
    </div>
  );
}

const lastMessages = { Robin: 'See you at the hall?', Sascha: 'Nice photos!' };

/** The member's chats, alone: `ChatListPane` with the result of `useChatListPane`. It needs no route and no template. */
const meta = {
  title: 'Parts/ChatListPane',
  component: Pane,
  tags: ['autodocs'],
  parameters: { world: withWorld((world) => addConversations(world, lastMessages)) },
} satisfies Meta<typeof Pane>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links to each chat, marks the open one, and deletes on confirmation. */
export const Full: Story = {
  args: { current: 'story-chat-0' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^Robin/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/#story-chat-0$/));
    await expect(link).toHaveAttribute('aria-current', 'page');
    const confirm = spyOn(globalThis, 'confirm').mockReturnValue(true);
    await userEvent.click(
      canvas.getByRole('button', { name: t('chat:conversation.removeWith', { name: 'Sascha' }) }),
    );
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Sascha' })).toBeNull());
    await expect(canvas.getByRole('article', { name: 'Robin' })).toBeVisible();
    confirm.mockRestore();
  },
};

/** Searches among six chats. */
export const Searching: Story = {
  parameters: {
    world: withWorld((world) =>
      addConversations(world, {
        ...lastMessages,
        Charlie: 'Hi',
        Alexis: 'Hello',
        Kim: 'Ahoy',
        Noa: 'Tuesday?',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('chat:search.label') }), 'tuesday');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('article', { name: 'Noa' })).toBeVisible();
  },
};

/** Offers an action without chats. */
export const Empty: Story = {
  parameters: { world: withWorld(removeConversations) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Find people' })).toBeVisible();
  },
};

/** Says that the chats are loading. */
export const Loading: Story = {
  tags: ['fault'],
  parameters: { world: { faults: { getChats: { kind: 'hang' } } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('chat:title') })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: t('chat:title') }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Shows an error with a retry button when the chats fail to load. */
export const Failed: Story = {
  tags: ['fault'],
  parameters: { world: { faults: { getChats: { kind: 'error', code: 'server_error' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
