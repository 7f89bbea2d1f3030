import { MessageBubble } from '@meetcute/kit';
import { imageUrl } from '@meetcute/core';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';

/**
 * One message, on the sender's side. Bubbles in a run from one sender have tighter corners between them. The last of
 * a run shows the time and, for the member's own messages, the delivery state, with text for screen readers.
 */
const meta = {
  title: 'Parts/Message bubble',
  component: MessageBubble,
  tags: ['autodocs'],
  args: {
    text: 'The old factory by the canal, mostly on Tuesdays.',
    image: null,
    senderName: 'Noor',
    isOwn: false,
    sentAt: '2026-11-20T18:12:00.000Z',
    state: 'read',
    position: 'single',
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownMessage = { isOwn: true, senderName: 'You' };

export const Other: Story = {};

export const Own: Story = {
  args: ownMessage,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat:read'))).toBeInTheDocument();
  },
};

export const Run: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 3 }}>
      <MessageBubble {...args} position="first" text="Hi!" />
      <MessageBubble {...args} position="middle" text="I saw that you climb too." />
      <MessageBubble {...args} position="last" text="Which hall do you go to?" />
    </div>
  ),
};

/** Joins the member’s own messages in a row. */
export const OwnRun: Story = { name: 'Own run', ...Run, args: ownMessage };

export const Sending: Story = { args: { ...ownMessage, state: 'sending' } };

export const Delivered: Story = { args: { ...ownMessage, state: 'delivered' } };

export const Waiting: Story = {
  tags: ['fault'],
  args: { ...ownMessage, state: 'waiting', code: 'network' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('chat:unsent.offline'))).toBeVisible();
  },
};

/** Says why a message was not sent, and offers to edit it. */
export const NotSentForAReason: Story = {
  name: 'Not sent for a reason',
  tags: ['fault'],
  args: { ...ownMessage, state: 'failed', code: 'not_found', onRetry: fn(), onEdit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(t('chat:unsent.gone'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('chat:unsent.edit') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** Offers a retry for a message that was not sent. */
export const NotSent: Story = {
  name: 'Not sent',
  tags: ['fault'],
  args: { ...ownMessage, state: 'failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(t('chat:notSent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const photoUrl = imageUrl(drawnPhoto('noor-0', 0, 'noor'), { cdn_prefix: '/cdn' });
const drawnImage = { small: photoUrl, large: photoUrl, width: 480, height: 600 };

/** Reserves space for an image while it loads, and opens it. */
export const Picture: Story = {
  args: { image: drawnImage, text: 'This is where we start.', onOpenImage: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const image = await canvas.findByRole('img', { name: t('chat:photo') });
    await expect(image).toHaveAttribute('height', '600');
    await userEvent.click(canvas.getByRole('button', { name: t('chat:photo') }));
    await expect(args.onOpenImage).toHaveBeenCalledOnce();
  },
};

/** Replaces a deleted image with a text and keeps the caption. */
export const PictureGone: Story = {
  name: 'Deleted picture',
  args: { image: { ...drawnImage, small: '/cdn/nothing.webp' }, text: 'This is where we start.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('chat:image.gone'))).toBeVisible();
    await expect(canvas.getByText('This is where we start.')).toBeVisible();
  },
};

/** Shows a picture without a text. */
export const OwnPicture: Story = {
  name: 'Own picture',
  args: { ...ownMessage, image: drawnImage, text: '' },
};

/** Offers a retry for a picture that was not sent. */
export const PictureNotSent: Story = {
  name: 'Picture not sent',
  tags: ['fault'],
  args: { ...ownMessage, image: drawnImage, text: '', state: 'failed', onRetry: fn() },
};

/** Notes that the operators removed the message. */
export const Removed: Story = {
  name: 'Removed by the operators',
  args: { ...ownMessage, text: '', isRemoved: true },
  play: async ({ canvas }) => {
    const note = canvas.getByText(t('chat:removed'));
    await expect(note).toBeVisible();
    // Unlike what the sender wrote, it is not filled with a color.
    await expect(getComputedStyle(note.parentElement!).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** Enlarges a few emoji. */
export const FewEmoji: Story = { name: 'A few emoji', args: { ...ownMessage, text: '🎉🥰' } };

/** Breaks a long word, and keeps paragraphs. */
export const LongText: Story = {
  name: 'Long text',
  args: { text: `${'Long'.repeat(40)} and then words that go on.\n\nAnd a new paragraph.` },
};

/** Links web addresses only, in a tab without opener. */
export const Links: Story = {
  args: { text: 'It is at www.example.com/hall (not javascript:alert(1)).' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'www.example.com/hall' });
    await expect(link).toHaveAttribute('href', 'https://www.example.com/hall');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Isolates right-to-left text from its surroundings. */
export const RightToLeft: Story = {
  name: 'Right-to-left text',
  args: { text: '\u202Eשלום, נפגשים ב־14:30 ב-Hall 3?', senderName: 'נועה' },
};
