import { OUTBOX_AGE_MAX_MS } from '@meetcute/core';
import { createMemoryDatabase } from '@meetcute/react';
import { t, pretendOnline } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { CHAT, readyLine, addConversation } from '../conversations.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';

/** Unsent messages: kept, explained, and sent automatically when possible. */
const meta = { title: 'Screens/Chats/Unsent messages' } satisfies Meta;
export default meta;

const params = { chatId: CHAT };
const freeConversation = withWorld((world) => {
  world.settings.message_credits = 0;
  addConversation(world);
});

/** Returns the messages that the viewer sent since the story started. */
const readSentTexts = () => {
  const viewer = viewerOf(currentWorld()).profile.id;
  const { messages } = currentWorld().conversations.get(CHAT)!;
  return messages.slice(5).flatMap(({ sender, text }) => (sender === viewer ? [text] : []));
};

/** Simulates losing or regaining the connection. */
function turn(isOnline: boolean) {
  pretendOnline(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Queues offline messages, and sends them in order once online. */
export const OfflineAndBack = {
  name: 'Offline and back',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: freeConversation,
    play: async ({ canvas, userEvent }) => {
      const field = await readyLine(canvas);
      turn(false);
      await userEvent.type(field, 'Tuesday then?{Enter}');
      await userEvent.type(field, 'I bring the rope.{Enter}');
      await waitFor(() => expect(canvas.getAllByText(t('chat:waiting'))).toHaveLength(2));
      await expect(canvas.getAllByText(t('chat:waiting')).at(-1)).toBeVisible();
      await expect(canvas.getAllByText(t('chat:unsent.offline')).at(-1)).toBeVisible();
      await expect(readSentTexts()).toEqual([]);
      turn(true);
      await waitFor(() => expect(readSentTexts()).toEqual(['Tuesday then?', 'I bring the rope.']));
      await waitFor(() => expect(canvas.queryByText(t('chat:waiting'))).toBeNull());
    },
  }),
};

/** Keeps a message that the server cannot take now, and says that it is sent later. */
export const Waiting = {
  name: 'Waiting for the server',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: { ...freeConversation, faults: { sendMessage: { kind: 'error', code: 'unavailable' } } },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await readyLine(canvas), 'Tuesday then?{Enter}');
      await expect(await canvas.findByText(t('chat:unsent.later'))).toBeVisible();
    },
  }),
};

/** Explains why a message failed and moves it back into the composer. */
export const NobodyThereAnyMore = {
  name: 'Recipient gone',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: { ...freeConversation, faults: { sendMessage: { kind: 'error', code: 'not_found', times: 1 } } },
    play: async ({ canvas, userEvent }) => {
      const field = await readyLine(canvas);
      await userEvent.type(field, 'Tuesday?{Enter}');
      await expect(await canvas.findByText(t('chat:unsent.gone'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('chat:unsent.edit') }));
      await waitFor(() => expect(field).toHaveValue('Tuesday?'));
      await waitFor(() => expect(canvas.queryByText(t('chat:notSent'))).toBeNull());
      await userEvent.type(field, ' Or not?{Enter}');
      await waitFor(() => expect(readSentTexts()).toEqual(['Tuesday? Or not?']));
    },
  }),
};

/** Says why a message was refused, which holds no later one back. */
export const Refused = {
  name: 'Refused',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: { ...freeConversation, faults: { sendMessage: { kind: 'error', code: 'bad_request', times: 1 } } },
    play: async ({ canvas, userEvent }) => {
      const field = await readyLine(canvas);
      await userEvent.type(field, 'Tuesday?{Enter}');
      await expect(await canvas.findByText(t('chat:unsent.refused'))).toBeVisible();
      // Later messages are not blocked by it.
      await userEvent.type(field, 'Wednesday?{Enter}');
      await waitFor(() => expect(readSentTexts()).toEqual(['Wednesday?']));
    },
  }),
};

/** Keeps a message that the credits do not cover, and sends it on a retry. */
export const OutOfCredits = {
  name: 'Out of credits',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: { ...freeConversation, faults: { sendMessage: { kind: 'error', code: 'no_credits', times: 1 } } },
    play: async ({ canvas, userEvent }) => {
      const field = await readyLine(canvas);
      await userEvent.type(field, 'Tuesday?{Enter}');
      await expect(await canvas.findByText(t('error:code.no_credits'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(readSentTexts()).toEqual(['Tuesday?']));
    },
  }),
};

/** Asks to keep the page open without browser storage. */
export const NothingIsKept = {
  name: 'Without browser storage',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    ports: { database: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
    world: { ...freeConversation, faults: { sendMessage: { kind: 'error', code: 'unavailable' } } },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await readyLine(canvas), 'Tuesday?{Enter}');
      await expect(await canvas.findByText(t('chat:unsent.notKept'))).toBeVisible();
    },
  }),
};

/** Resolves with a database that has queued a message for a week. */
async function aWeekLater() {
  const database = createMemoryDatabase();
  const { id: member } = viewerOf(currentWorld()).profile;
  const queuedFields = { conversation: CHAT, place: 1, state: 'waiting', code: null, refusals: 0 } as const;
  const text = 'Are you coming tonight?';
  await database.outbox.put({
    ...queuedFields,
    member,
    client_id: 'a-week-old',
    text,
    at: Date.now() - OUTBOX_AGE_MAX_MS,
  });
  return database;
}

/** Asks before sending a message that waited for a week. */
export const AWeekOld = {
  name: 'A week old',
  ...screen('chats-chatId', {
    params,
    world: freeConversation,
    ports: { database: aWeekLater },
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(t('chat:unsent.old'))).toBeVisible();
      await expect(readSentTexts()).toEqual([]);
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(readSentTexts()).toEqual(['Are you coming tonight?']));
    },
  }),
};
