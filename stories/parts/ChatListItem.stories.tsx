import type { ChatItem, Message } from '@meetcute/contract';
import { ChatListItem } from '@meetcute/kit';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const time = '2026-11-20T18:12:00.000Z';

const message: Message = {
  id: '3',
  client_id: null,
  conversation: 'c1',
  sender: 'noor',
  text: 'The old factory by the canal, mostly on Tuesdays.',
  sent_at: time,
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
    last_active: time,
  },
  num_unread_messages: 0,
  last_message: message,
  updated_at: time,
};

/**
 * Item of the chat list: round photo, name, last message, time and number of unread messages. The whole item is one
 * link. The headless root renders the fictional label, so no brand can omit it.
 */
const meta = {
  title: 'Parts/Chat list item',
  component: ChatListItem,
  tags: ['autodocs'],
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
    await expect(canvas.getByText(t('shell:newMessages', { count: 3 }))).toBeInTheDocument();
  },
};

/** Marks the last message as the member’s own. */
export const OwnMessage: Story = {
  name: 'Own message',
  args: { viewerId: 'noor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(t('chat:you', { text: message.text }));
  },
};

export const Current: Story = { args: { isCurrent: true } };

export const Fictional: Story = {
  tags: ['legal'],
  args: { chat: { ...chat, profile: { ...chat.profile, fictional: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};

/** Lists a chat without messages. */
export const NothingSaidYet: Story = {
  name: 'Nothing said yet',
  args: { chat: { ...chat, last_message: null } },
};

/** Notes that the last message was removed, without naming its sender. */
export const Removed: Story = {
  name: 'Removed message',
  args: { chat: { ...chat, last_message: { ...message, text: '', removed: true } }, viewerId: 'noor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat:removed'))).toBeVisible();
    await expect(canvas.queryByText(containing(t('chat:you', { text: '' })))).toBeNull();
  },
};

/** Shortens a long name and a long message. */
export const LongTexts: Story = {
  name: 'Long texts',
  args: {
    chat: {
      ...chat,
      profile: { ...chat.profile, name: 'Maximiliana-Wilhelmina van der Hoogenbosch-Lichtenstein' },
      num_unread_messages: 1240,
      last_message: { ...message, text: 'A sentence that goes on and on. '.repeat(12) },
    },
  },
};

/** Replaces the last message with the typing indicator. */
export const Typing: Story = {
  args: { isTyping: true, viewerId: 'noor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat:typing'))).toBeVisible();
    await expect(canvas.queryByText(/The old factory/)).toBeNull();
  },
};

/** Deletes an item by mouse, touch and keyboard. */
export const Deletable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: t('chat:conversation.removeWith', { name: 'Noor' }) });
    await expect(remove).toHaveFocus();
    await expect(remove).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Isolates right-to-left names and messages. */
export const RightToLeft: Story = {
  name: 'Right-to-left texts',
  args: {
    viewerId: 'noor',
    chat: {
      ...chat,
      profile: { ...chat.profile, name: 'נועה (Noa)' },
      last_message: { ...message, text: '\u202Eשלום! 14:30?' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('נועה (Noa)', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText(/שלום/, { selector: 'bdi' })).toBeVisible();
  },
};
