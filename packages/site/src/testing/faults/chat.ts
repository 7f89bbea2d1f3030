import { MESSAGES_PAGE } from '@meetcute/contract';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import {
  addMarit,
  addMessage,
  CHAT,
  chat,
  composerText,
  HELLO,
  logText,
  OTHER,
  readViewerId,
  sendAgain,
  storedTexts,
  typedInput,
  WORDS,
} from './chat-page.ts';
import { heading, press, text, pollValue, type FaultRow, type FaultyPage } from './row.ts';

/** Deletes the chat with the menu and its confirmation. */
async function deleteChat(page: FaultyPage): Promise<void> {
  await press(page, 'Report or block Marit, or delete the chat');
  await press(page, 'Delete chat');
  await screen.findByRole('heading', { name: 'Delete chat' });
  await press(page, 'Delete chat');
}

/** Adds more than one page of messages from Marit, all read. */
function addManyMessages(world: World): void {
  addMessage(world);
  const conversation = world.conversations.get(CHAT);
  const [first] = conversation?.messages ?? [];
  if (!conversation || !first) return;
  const lines = Array.from({ length: MESSAGES_PAGE }, (_, index) => ({
    ...first,
    id: String(index + 2),
    text: `Line ${index + 2}`,
  }));
  conversation.messages = [first, ...lines];
  conversation.readUntil = { [readViewerId(world)]: String(lines.length + 1) };
}

/** Enables images in messages. */
function withImages(world: World): void {
  addMessage(world);
  world.settings.chat = { ...world.settings.chat, images: true };
}

async function testImage(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'hall.png', { type: 'image/png' });
}

/** Attaches an image to the typed message and sends both. */
async function sendImage({ user }: FaultyPage): Promise<void> {
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, await testImage());
  await screen.findByRole('img', { name: 'The photo you’re about to send' });
  await user.click(screen.getByLabelText('Message Marit'));
  await user.keyboard('{Enter}');
}

/** Calls of chats: typed text stays in the conversation or the composer until the server has stored it. */
export const chatRows: readonly FaultRow[] = [
  {
    ...chat,
    call: 'sendMessage',
    hasErrorCases: true,
    ownFaults: {
      '402': { kind: 'error', code: 'no_credits' },
      '404': { kind: 'error', code: 'not_found' },
      '422': { kind: 'error', code: 'key_reused' },
    },
    typed: typedInput,
    isSent: true,
    // The outbox retries and shows the reason beside the message.
    isTriedAgain: true,
    act: ({ user }) => user.keyboard('{Enter}'),
    expectError: async ({ isForbidden }) => {
      await pollValue(logText).toMatch(isForbidden ? /Not sent/ : /Not sent|Waiting to be sent/);
      expect(logText()).toContain(WORDS);
      expect(composerText()).toBe('');
    },
    retry: sendAgain,
    expectSuccess: async ({ world }) => {
      await pollValue(() => storedTexts(world)).toEqual([HELLO, WORDS]);
      await pollValue(logText).not.toMatch(/Not sent|Waiting to be sent/);
      expect(logText()?.split(WORDS)).toHaveLength(2);
    },
  },
  {
    ...chat,
    call: 'uploadMessageImage',
    hasErrorCases: true,
    ownFaults: { '422': { kind: 'error', code: 'image_unreadable' } },
    prepare: withImages,
    typed: typedInput,
    isSent: true,
    isTriedAgain: true,
    act: sendImage,
    expectError: async () => {
      await pollValue(logText).toMatch(/Not sent|Waiting to be sent/);
      expect(logText()).toContain(WORDS);
      expect(composerText()).toBe('');
    },
    retry: sendAgain,
    expectSuccess: async ({ world }) => {
      await pollValue(() => storedTexts(world)).toEqual([HELLO, WORDS]);
      expect(world.conversations.get(CHAT)?.messages.at(-1)?.image).toMatchObject({ width: 40 });
      expect(world.messageImages.size).toBe(1);
      await pollValue(logText).not.toMatch(/Not sent|Waiting to be sent/);
    },
  },
  {
    ...chat,
    call: 'getMessages',
    where: 'for older messages',
    prepare: addManyMessages,
    ready: () => pollValue(logText).toContain(`Line ${MESSAGES_PAGE + 1}`),
    typed: typedInput,
    act: (page) => press(page, 'Show earlier messages'),
    expectError: async () => {
      await pollValue(logText).toContain('Earlier messages didn’t load.');
      expect(logText()).not.toContain(HELLO);
      expect(logText()).toContain(`Line ${MESSAGES_PAGE + 1}`);
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => pollValue(logText).toContain(HELLO),
  },
  {
    ...chat,
    call: 'getMessages',
    isRead: true,
    ready: () => pollValue(composerText).toBe(''),
    typed: typedInput,
    expectError: () => text('This chat didn’t load'),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => pollValue(logText).toContain(HELLO),
  },
  {
    ...chat,
    call: 'getChats',
    path: '/chats',
    isRead: true,
    ready: () => heading('Chats'),
    expectError: () => text('Your chats didn’t load'),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => screen.findByRole('link', { name: /Marit/ }),
  },
  {
    ...chat,
    call: 'startChat',
    where: 'at the entry of a chat',
    isRead: true,
    prepare: addMarit,
    path: `/members/${OTHER}/chat`,
    ready: () => heading('Chats'),
    expectError: async () => {
      await text('Cannot start chat, try again later or contact customer support');
      await text('The chat didn’t open');
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: ({ router }) =>
      pollValue(() => router.state.page.location.pathname).toMatch(/^\/chats\/./),
  },
  {
    ...chat,
    call: 'deleteChat',
    typed: typedInput,
    act: deleteChat,
    expectError: async ({ alerts, world }) => {
      await pollValue(() => alerts.length).toBe(1);
      await pollValue(logText).toContain(HELLO);
      expect(world.conversations.get(CHAT)?.hiddenFor.size).toBe(0);
    },
    retry: deleteChat,
    expectSuccess: async ({ router, world }) => {
      await pollValue(() => router.state.page.location.pathname).toBe('/chats');
      expect(world.conversations.get(CHAT)?.hiddenFor.has(readViewerId(world))).toBe(true);
    },
  },
  {
    ...chat,
    call: 'readMessages',
    isRead: true,
    typed: typedInput,
    // The failure is silent; the next visit repeats the call.
    expectError: async ({ alerts, logged }) => {
      await pollValue(() => logged.includes('The call readMessages failed.')).toBe(true);
      expect([alerts, screen.queryAllByRole('alert')]).toEqual([[], []]);
    },
    retry: async () => void document.dispatchEvent(new Event('visibilitychange')),
    expectSuccess: ({ world }) =>
      pollValue(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return world.conversations.get(CHAT)?.readUntil[readViewerId(world)];
      }).toBe('1'),
  },
  {
    ...chat,
    call: 'sendTyping',
    isRead: true,
    typed: typedInput,
    expectError: async ({ alerts, logged }) => expect([alerts, logged]).toEqual([[], []]),
    retry: async () => undefined,
    expectSuccess: () => pollValue(logText).toContain(HELLO),
  },
];
