import type { ChatItem, Message } from '@meetcute/contract';
import { ChatListItem } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const at = '2026-11-20T18:12:00.000Z';

const message: Message = {
  id: '3',
  client_id: null,
  conversation: 'c1',
  sender: 'noor',
  text: 'The old factory by the canal, mostly on Tuesdays.',
  sent_at: at,
  state: 'read',
  image: null,
};

const chat: ChatItem = {
  conversation: { id: 'c1' },
  profile: {
    id: 'noor',
    name: 'Noor',
    age: 34,
    gender: 'f',
    date_of_birth: null,
    country: 'NL',
    countryregion: null,
    city: 'Utrecht',
    language: 'nl',
    main_image: null,
    images: [],
    personal: null,
    fictional: false,
    online: true,
    last_active: at,
  },
  num_unread_messages: 0,
  last_message: message,
  updated_at: at,
};

/**
 * One line of the chat list: a round photo, who it is, the last words, when, and how much is new. The whole line is the
 * link; the fictional label is drawn by the headless root, so no look can leave it out.
 */
const meta = {
  title: 'Parts/Chat list item',
  component: ChatListItem,
  args: { chat, href: '/chats/c1', viewerId: 'ada', asOf: Date.parse('2026-11-20T18:30:00.000Z') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatListItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const Unread: Story = {
  args: { chat: { ...chat, num_unread_messages: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 new messages')).toBeInTheDocument();
  },
};

export const OwnMessage: Story = {
  args: { viewerId: 'noor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You: The old factory/)).toBeVisible();
  },
};

export const Current: Story = { args: { isCurrent: true } };

export const Fictional: Story = {
  args: { chat: { ...chat, profile: { ...chat.profile, fictional: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fictional profile')).toBeVisible();
  },
};

export const NothingSaidYet: Story = { args: { chat: { ...chat, last_message: null } } };

export const LongTexts: Story = {
  args: {
    chat: {
      ...chat,
      profile: { ...chat.profile, name: 'Maximiliana-Wilhelmina van der Hoogenbosch-Lichtenstein' },
      num_unread_messages: 1240,
      last_message: { ...message, text: 'A sentence that goes on and on. '.repeat(12) },
    },
  },
};
