import type { World } from '@meetcute/mocks';
import { ConversationPane } from '@meetcute/kit/conversation';
import { useConversationPane } from '@meetcute/react/conversation';
import { containing, fromNow, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addConversation, CHAT, chargeMessages, partner } from '../conversations.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

interface PaneProps {
  /** Called with the address of an image to show full size. */
  onOpenImage: (url: string) => void;
  /** Height of the pane, such as that beside an on-screen keyboard. */
  height: string;
}

/** The pane in a page of another app: an id, and the addresses of that app. */
function Pane({ onOpenImage, height }: PaneProps) {
  return (
    <div style={{ display: 'flex', blockSize: height, maxInlineSize: '40rem', border: '1px solid' }}>
      <ConversationPane
        conversation={useConversationPane(CHAT)}
        backHref="#chats"
        profileHref={({ id }) => `#member-${id}`}
        safetyHref="#safety"
        onOpenImage={({ large }) => onOpenImage(large)}
      />
    </div>
  );
}

const open = (change: (world: World) => void = () => undefined) =>
  withWorld((world) => {
    addConversation(world, { isFictional: true, unread: 2 });
    chargeMessages(world, 2, 12);
    change(world);
  });

/** Puts the price on the send button. Brands with a note show it beside the form. */
const withoutNote = (world: World) => void (world.settings.chat.costNote = false);

/**
 * A conversation, alone: `ConversationPane` with the result of `useConversationPane`. It needs no route and no
 * template.
 */
const meta = {
  title: 'Parts/ConversationPane',
  component: Pane,
  tags: ['autodocs'],
  args: { onOpenImage: fn(), height: '34rem' },
  parameters: { world: open() },
} satisfies Meta<typeof Pane>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows label, days, unread messages and price, and sends a message. */
export const Full: Story = {
  tags: ['legal'],
  play: async ({ canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log'));
    await expect(await canvas.findByText(t('common:fictional.label'))).toBeVisible();
    const today = new RegExp(`^${fromNow(0, 'day', { numeric: 'auto' })}$`, 'i');
    await expect(log.getByRole('heading', { name: today })).toBeInTheDocument();
    await expect(log.getByText(t('chat:conversation.unread'))).toBeVisible();
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'Tuesday then?{Enter}');
    await expect(await log.findByText('Tuesday then?')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(canvas.getByText(t('chat:price', { count: 2 }))).toBeVisible();
  },
};

/** Invites to say hello in a conversation without messages. */
export const Empty: Story = {
  parameters: { world: withWorld((world) => void addConversation(world, { lines: [] })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: containing(t('chat:conversation.helloTitle', { name: partner(currentWorld()).name })),
      }),
    ).toBeVisible();
  },
};

/** Shrinks the safety advice, not the form, above a keyboard. */
export const LittleHeight: Story = {
  name: 'Little height',
  args: { height: '10rem' },
  parameters: {
    world: withWorld((world) => {
      viewerOf(world).credits = 12;
      addConversation(world, { lines: [['them', 'Hi! Do you climb too?']] });
    }),
  },
  play: async ({ canvas }) => {
    const tip = await canvas.findByRole('complementary', { name: t('chat:tip.label') });
    const bottom = tip.parentElement!.getBoundingClientRect().bottom;
    await expect(canvas.getByRole('textbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(tip.scrollHeight).toBeGreaterThan(tip.clientHeight);
  },
};

/** Says that the conversation is loading. */
export const Loading: Story = {
  tags: ['fault'],
  parameters: { world: { ...open(), faults: { getMessages: { kind: 'hang' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('common:loading'))).toBeInTheDocument();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

/** Shows an error with a retry button when the messages fail to load. */
export const Failed: Story = {
  tags: ['fault'],
  parameters: {
    world: { ...open(withoutNote), faults: { getMessages: { kind: 'error', code: 'server_error' } } },
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: `${t('chat:send')}, ${t('chat:price', { count: 2 })}` }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
