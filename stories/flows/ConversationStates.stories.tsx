import { MessageBubble } from '@meetcute/kit';
import { takeDown } from '@meetcute/mocks';
import { imageUrl } from '@meetcute/core';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { appBrowser } from '../app.ts';
import { pushBrowser } from '../browser.ts';
import { CHAT, addConversation, partner, receiveTyping } from '../conversations.ts';
import { drawnPhoto } from '../drawn-photo.ts';
import { withWorld, currentWorld } from '../world.ts';

/** States of messaging and app features that no other story shows. */
const meta = { title: 'Flows/Conversation states' } satisfies Meta;
export default meta;

const time = '2026-11-20T18:12:00.000Z';
const photoUrl = imageUrl(drawnPhoto('noor-0', 0, 'noor'), { cdn_prefix: '/cdn' });
const drawnImage = { small: photoUrl, large: photoUrl, width: 480, height: 600 };
const quiet = () => undefined;

const reasons = [
  'no_credits',
  'birth_date_missing',
  'not_found',
  'image_unreadable',
  'too_large',
  'too_old',
  'bad_request',
] as const;

/** Own messages in every state and with every error, and images from both members. */
function Messages() {
  const ownMessage = {
    isOwn: true,
    senderName: 'You',
    sentAt: time,
    position: 'single',
    image: null,
  } as const;
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: '30rem' }}>
      {(['sending', 'sent', 'delivered', 'read'] as const).map((state) => (
        <MessageBubble key={state} {...ownMessage} state={state} text={`This one is: ${state}.`} />
      ))}
      {['network', 'unavailable'].map((code) => (
        <MessageBubble
          key={code}
          {...ownMessage}
          state="waiting"
          code={code}
          text="Tuesday?"
          onRetry={quiet}
        />
      ))}
      {reasons.map((code) => (
        <MessageBubble
          key={code}
          {...ownMessage}
          state="failed"
          code={code}
          text="Tuesday?"
          onRetry={quiet}
          onEdit={quiet}
        />
      ))}
      <MessageBubble
        {...ownMessage}
        state="waiting"
        code="network"
        text=""
        image={drawnImage}
        onRetry={quiet}
      />
      <MessageBubble
        {...ownMessage}
        isOwn={false}
        senderName="Noor"
        state="read"
        text="This is where we start."
        image={drawnImage}
      />
    </div>
  );
}

/** Shows own messages in every state and with every error, and images of both members. */
export const MessagesInEveryState: StoryObj = {
  name: 'Messages in every state',
  render: () => <Messages />,
};
const chat = (options: ScreenOptions = {}): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withWorld((world) => void addConversation(world)),
    ...options,
  });

/** Shows the unread divider, the fictional label and the typing indicator together. */
export const Unread: StoryObj = {
  name: 'Unread messages and typing',
  ...chat({
    world: withWorld((world) => void addConversation(world, { isFictional: true, unread: 2 })),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('chat:conversation.unread'))).toBeInTheDocument();
      await waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));
      receiveTyping(currentWorld());
      await expect(
        await canvas.findByText(t('chat:conversation.typing', { name: partner(currentWorld(), true).name })),
      ).toBeInTheDocument();
    },
  }),
};

/** Removes a message while its chat is open. */
export const RemovedMessage: StoryObj = {
  name: 'Removed message',
  ...chat({
    world: withWorld((world) => void addConversation(world, { lines: [['them', 'Buy my gold']] })),
    play: async ({ canvas }) => {
      await canvas.findAllByText('Buy my gold');
      await waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));
      const [message] = currentWorld().conversations.get(CHAT)!.messages;
      takeDown(currentWorld(), { kind: 'message', id: `${CHAT}/${message!.id}` });
      // The list and the conversation follow one after the other.
      await waitFor(() => expect(canvas.queryByText('Buy my gold')).toBeNull());
      await expect((await canvas.findAllByText(t('chat:removed')))[0]).toBeVisible();
    },
  }),
};

/** Opens the panel of emoji beside the composer. */
export const Emoji: StoryObj = {
  name: 'Emoji panel',
  ...chat({
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('chat:emoji.title') }));
      await expect(
        await within(document.body).findByRole('dialog', { name: t('chat:emoji.title') }),
      ).toBeVisible();
    },
  }),
};

/** Says that it reconnects when the server does not respond. */
export const Reconnecting: StoryObj = {
  name: 'Reconnecting',
  tags: ['fault'],
  ...screen('likes', {
    world: {
      faults: {
        getLikes: { kind: 'offline' },
        getChats: { kind: 'offline' },
        getNotifications: { kind: 'offline' },
      },
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('shell:reconnecting'))).toBeVisible();
    },
  }),
};

/** Explains push that was revoked in the browser, and does not ask again. */
export const PushTakenBack: StoryObj = {
  name: 'Push revoked',
  ...screen('notifications', {
    world: withWorld((world) => void (world.settings.push_pub = 'BPublicKeyOfTheSite')),
    ports: () => ({ push: { ...pushBrowser(), permission: () => 'denied' } }),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText(t('notifications:push.denied', { siteName: currentWorld().settings.name })),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('notifications:push.turnOn') })).toBeNull();
    },
  }),
};

/** Explains how to install from the menu of the browser. */
export const InstallByHand: StoryObj = {
  name: 'Installed by hand',
  ...screen('likes', {
    ports: { app: () => Promise.resolve(appBrowser({ isManualOnly: true })) },
    fixed:
      'Phones offer the site to members after some days. Open “Screens/App” to see the browser’s own offer.',
    globals: { viewer: 'unpaid' },
    viewport: 'phone',
  }),
};
