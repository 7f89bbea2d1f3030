import { NotificationItem } from '@meetcute/kit';
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
 * One line of the list of notifications: who, what, when, and in words whether it is new. The whole line is the link; the
 * fictional label is drawn by the headless item, so no look can leave it out.
 */
const meta = {
  title: 'Parts/Notification item',
  component: NotificationItem,
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

export const Seen: Story = { name: 'A like one knows of' };

export const New: Story = {
  name: 'A new like says so',
  args: { entry: { notification: like, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const Fictional: Story = {
  name: 'A message from somebody who is made up',
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
    await expect(canvas.getByText('Fictional profile')).toBeVisible();
  },
};

export const Account: Story = {
  name: 'A change of the account',
  args: {
    entry: {
      notification: { ...like, kind: 'account', profile: null, account: 'password_changed' },
      isNew: false,
    },
    href: '/account',
  },
};
