import { NotificationItem } from '@meetcute/kit';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProfile } from './people.ts';

const like = {
  id: '1',
  kind: 'like',
  at: '2026-11-20T18:12:00.000Z',
  read: true,
  profile: sampleProfile({ id: 'noor', name: 'Noor' }),
  conversation: null,
  account: null,
} as const;

/**
 * Item of the notification list: photo, sentence, time, and a text label for new ones. The whole item is one link.
 * The headless item renders the fictional label, so no brand can omit it.
 */
const meta = {
  title: 'Parts/Notification item',
  component: NotificationItem,
  tags: ['autodocs'],
  args: {
    entry: { notification: like, isNew: false },
    href: '/members/noor',
    asOf: Date.parse('2026-11-20T18:30:00.000Z'),
  },
  decorators: [
    (Story) => (
      <ul role="list" style={{ maxInlineSize: '30rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = { name: 'Like that was seen' };

/** Labels a new like. */
export const New: Story = {
  name: 'New like',
  args: { entry: { notification: like, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('notifications:list.new'))).toBeVisible();
  },
};

/** Labels a fictional profile. */
export const Fictional: Story = {
  name: 'Message from a fictional profile',
  tags: ['legal'],
  args: {
    entry: {
      notification: {
        ...like,
        kind: 'message',
        conversation: 'c1',
        profile: sampleProfile({ id: 'noor', name: 'Noor', fictional: true }),
      },
      isNew: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};

export const Account: Story = {
  name: 'Change to the account',
  args: {
    entry: {
      notification: { ...like, kind: 'account', profile: null, account: 'password_changed' },
      isNew: false,
    },
    href: '/account',
  },
};
