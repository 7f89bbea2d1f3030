import { MessageBubble } from '@meetcute/kit';
import { takeDown } from '@meetcute/mocks';
import { imageUrl } from '@meetcute/core';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { appBrowser } from '../app.ts';
import { pushBrowser } from '../browser.ts';
import { CHAT, removeConversations, addConversation, partner, receiveTyping } from '../conversations.ts';
import { drawnPhoto } from '../drawn-photo.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { longest } from '../long-names.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

/** States of messaging and app features that no other story shows, mostly in nocturne. */
const meta = { title: 'Flows/Conversation states' } satisfies Meta;
export default meta;

const at = '2026-11-20T18:12:00.000Z';
const drawn = imageUrl(drawnPhoto('noor-0', 0, 'noor'), { cdn_prefix: '/cdn' });
const drawnImage = { small: drawn, large: drawn, width: 480, height: 600 };
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
  const own = { isOwn: true, senderName: 'You', sentAt: at, position: 'single', image: null } as const;
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: '30rem' }}>
      {(['sending', 'sent', 'delivered', 'read'] as const).map((state) => (
        <MessageBubble key={state} {...own} state={state} text={`This one is: ${state}.`} />
      ))}
      {['network', 'unavailable'].map((code) => (
        <MessageBubble key={code} {...own} state="waiting" code={code} text="Tuesday?" onRetry={quiet} />
      ))}
      {reasons.map((code) => (
        <MessageBubble
          key={code}
          {...own}
          state="failed"
          code={code}
          text="Tuesday?"
          onRetry={quiet}
          onEdit={quiet}
        />
      ))}
      <MessageBubble {...own} state="waiting" code="network" text="" image={drawnImage} onRetry={quiet} />
      <MessageBubble
        {...own}
        isOwn={false}
        senderName="Noor"
        state="read"
        text="This is where we start."
        image={drawnImage}
      />
    </div>
  );
}

const sheet = (globals: Record<string, string>): StoryObj => ({ render: () => <Messages />, globals });

export const MessagesInClassic: StoryObj = {
  name: 'Messages in every state, in classic',
  ...sheet({ template: 'classic' }),
};
export const MessagesInNocturne: StoryObj = {
  name: 'Messages in every state, in nocturne and German',
  ...sheet({ template: 'nocturne', scheme: 'dark', language: 'de' }),
};

const nocturne = { template: 'nocturne', scheme: 'dark' } as const;

const chat = (options: ScreenOptions = {}): StoryObj =>
  screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withWorld((of) => void addConversation(of)),
    ...options,
    globals: { ...nocturne, ...options.globals },
  });

export const NothingSaid: StoryObj = {
  name: 'Chat without messages, in nocturne',
  ...chat({ world: withWorld((of) => void addConversation(of, { lines: [] })) }),
};

export const Unread: StoryObj = {
  name: 'Unread divider, fictional label and typing, nocturne on a phone',
  ...chat({
    viewport: 'phone',
    world: withWorld((of) => void addConversation(of, { isFictional: true, unread: 2 })),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('chat:conversation.unread'))).toBeInTheDocument();
      await waitFor(() => expect(world().listeners.size).toBeGreaterThan(0));
      receiveTyping(world());
      await expect(
        await canvas.findByText(t('chat:conversation.typing', { name: partner(world(), true).name })),
      ).toBeInTheDocument();
    },
  }),
};

const removing = (globals: Record<string, string>) =>
  chat({
    globals,
    world: withWorld((of) => void addConversation(of, { lines: [['them', 'Buy my gold']] })),
    play: async ({ canvas }) => {
      await canvas.findAllByText('Buy my gold');
      await waitFor(() => expect(world().listeners.size).toBeGreaterThan(0));
      const [message] = world().conversations.get(CHAT)!.messages;
      takeDown(world(), { kind: 'message', id: `${CHAT}/${message!.id}` });
      // The list and the conversation follow one after the other.
      await waitFor(() => expect(canvas.queryByText('Buy my gold')).toBeNull());
      await expect((await canvas.findAllByText(t('chat:removed')))[0]).toBeVisible();
    },
  });

export const RemovedInClassic: StoryObj = {
  name: 'A message removed while the chat is open, in classic',
  ...removing({ template: 'classic', scheme: 'light' }),
};

export const RemovedInNocturne: StoryObj = {
  name: 'A message removed while the chat is open, in nocturne and German',
  ...removing({ ...nocturne, language: 'de' }),
};

export const LongTexts: StoryObj = {
  name: 'Longest name and words without a break, in nocturne on a phone',
  ...chat({
    viewport: 'phone',
    world: withWorld((of) => {
      const { members } = addConversation(of, { lines: [['them', 'Long'.repeat(80)]] });
      of.members.get(members[0])!.profile.name = longest.de.name;
    }),
  }),
};

export const NoCredits: StoryObj = {
  name: 'Chat without credits, in nocturne on a phone',
  ...chat({
    viewport: 'phone',
    world: withWorld((of) => {
      of.settings.message_credits = 2;
      viewerOf(of).credits = 1;
      addConversation(of);
    }),
  }),
};

export const Loading: StoryObj = {
  name: 'Chat while loading, in nocturne',
  ...chat({
    world: withWorld((of) => void addConversation(of), { faults: { getMessages: { kind: 'hang' } } }),
  }),
};

export const Failing: StoryObj = {
  name: 'Chat that failed to load, in nocturne',
  ...chat({
    world: withWorld((of) => void addConversation(of), {
      faults: { getMessages: { kind: 'error', code: 'server_error' } },
    }),
  }),
};

export const Emoji: StoryObj = {
  name: 'Open emoji panel, in nocturne',
  ...chat({
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('chat:emoji.title') }));
      await expect(await page.findByRole('dialog', { name: t('chat:emoji.title') })).toBeVisible();
    },
  }),
};

export const Reconnecting: StoryObj = {
  name: 'Reconnects when the server does not respond',
  ...screen('likes', {
    globals: { viewer: 'unpaid' },
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

export const NoChats: StoryObj = {
  name: 'Empty chat list, in nocturne',
  ...screen('chats', { globals: nocturne, world: withWorld(removeConversations) }),
};
export const ChatsLoading: StoryObj = {
  name: 'Chat list while loading, in nocturne',
  ...screen('chats', { globals: nocturne, world: { faults: { getChats: { kind: 'hang' } } } }),
};
export const ChatsFailing: StoryObj = {
  name: 'Chat list that failed to load, in nocturne',
  ...screen('chats', {
    globals: nocturne,
    world: { faults: { getChats: { kind: 'error', code: 'server_error' } } },
  }),
};

const notifications = (options: ScreenOptions): StoryObj =>
  screen('notifications', { ...options, globals: { ...nocturne, viewer: 'paid', ...options.globals } });

const withKey = withWorld((of) => void (of.settings.push_pub = 'BPublicKeyOfTheSite'));

export const NotificationsLoading: StoryObj = {
  name: 'Notifications while loading, in nocturne',
  ...notifications({ world: { faults: { getNotifications: { kind: 'hang' } } } }),
};
export const NotificationsFailing: StoryObj = {
  name: 'Notifications that failed to load, in nocturne',
  ...notifications({ world: { faults: { getNotifications: { kind: 'error', code: 'server_error' } } } }),
};

export const PushTakenBack: StoryObj = {
  name: 'Explains push revoked in the browser and does not ask again',
  ...notifications({
    fixed: CHECKED_LOOK,
    world: withKey,
    ports: () => ({ push: { ...pushBrowser(), permission: () => 'denied' } }),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText(t('notifications:push.denied', { siteName: world().settings.name })),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('notifications:push.turnOn') })).toBeNull();
    },
  }),
};

export const InstallByHand: StoryObj = {
  name: 'Install instructions for the browser’s menu, nocturne on a phone',
  ...screen('likes', {
    ports: { app: () => Promise.resolve(appBrowser({ isManualOnly: true })) },
    globals: { ...nocturne, viewer: 'unpaid' },
    viewport: 'phone',
  }),
};
