import { createClient } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { append, deliver, userOf } from '@meetcute/mocks';
import { t, within, pretendOnline } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import type { StoryRouter } from '@meetcute/storybook/stage';
import { addConversation, CHAT, chargeMessages, readyLine, removeConversations } from '../conversations.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { ADDED_MEMBER, addMember } from '../add-member.ts';

/** A day of messaging: first message, lost connection, second tab, and no credits left. */
const meta = { title: 'Flows/Conversation' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const params = { chatId: CHAT };

const withConversation = (price: number, credits = 20) =>
  withWorld((world) => {
    chargeMessages(world, price, credits);
    addConversation(world);
  });

/** Returns the messages that the viewer sent since the story started. */
const readSentTexts = () => {
  const viewer = viewerOf(currentWorld()).profile.id;
  const { messages } = currentWorld().conversations.get(CHAT)!;
  return messages.slice(5).flatMap(({ sender, text }) => (sender === viewer ? [text] : []));
};

const log = async (canvas: Canvas) => within(await canvas.findByRole('log'));
const write = async (canvas: Canvas, text: string) => userEvent.type(await readyLine(canvas), text);
const isHeard = () => waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));

/** Simulates losing or regaining the connection. */
function turn(isOnline: boolean) {
  pretendOnline(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Opens the chat list and returns to the chat. */
async function leaveAndReturn(router: StoryRouter, canvas: Canvas) {
  await router.navigate(href('chats'));
  await canvas.findByRole('heading', { level: 1, name: t('chat:title') });
  await router.navigate(href('chats-chatId', params));
  await readyLine(canvas);
}

/** Sends a first message from a profile and receives a reply. */
export const FirstMessage: StoryObj = {
  name: 'First message and reply',
  ...screen('members-memberId', {
    params: { memberId: ADDED_MEMBER },
    world: withWorld((world) => {
      world.settings.message_credits = 0;
      addMember(world);
      removeConversations(world);
    }),
    play: async ({ canvas }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: t('common:messageTo', { name: 'Marit' }) }),
      );
      await canvas.findByRole('heading', { name: t('chat:conversation.helloTitle', { name: 'Marit' }) });
      await write(canvas, 'Is that your dog?{Enter}');
      await (await log(canvas)).findByText('Is that your dog?');
      await isHeard();
      const [chat] = [...currentWorld().conversations.values()].filter(({ members }) =>
        members.includes(ADDED_MEMBER),
      );
      await waitFor(() => expect(chat!.messages).toHaveLength(1));
      deliver(currentWorld(), chat!, ADDED_MEMBER, 'My sister’s. I only get the walks.', null);
      await (await log(canvas)).findByText('My sister’s. I only get the walks.');
    },
  }),
};

/** Keeps offline messages across pages, and sends them once online. */
export const OfflineAndBack: StoryObj = {
  name: 'Offline and back',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params,
    world: withConversation(0),
    play: async ({ canvas, loaded }) => {
      const { router } = loaded as { router: StoryRouter };
      await readyLine(canvas);
      turn(false);
      await write(canvas, 'Tuesday then?{Enter}');
      await expect(await canvas.findByText(t('chat:waiting'))).toBeInTheDocument();
      await leaveAndReturn(router, canvas);
      await (await log(canvas)).findByText(t('chat:waiting'));
      await expect(readSentTexts()).toEqual([]);
      turn(true);
      await waitFor(() => expect(readSentTexts()).toEqual(['Tuesday then?']));
      await waitFor(() => expect(canvas.queryByText(t('chat:waiting'))).toBeNull());
    },
  }),
};

/** Shows a message from another tab once, and removes deleted chats. */
export const TwoTabs: StoryObj = {
  name: 'Two tabs',
  ...screen('chats-chatId', {
    params,
    world: withConversation(0),
    play: async ({ canvas }) => {
      const other = createClient({ packageName: '@meetcute/stories/0.0.0' });
      await write(canvas, 'A draft');
      await isHeard();
      const payload = { client_id: crypto.randomUUID(), conversation: CHAT, text: 'Said in the other tab.' };
      await other.call(calls.sendMessage, { payload, idempotencyKey: payload.client_id });
      await (await log(canvas)).findByText('Said in the other tab.');
      await expect((await log(canvas)).getAllByText('Said in the other tab.')).toHaveLength(1);
      await expect(await readyLine(canvas)).toHaveValue('A draft');
      await other.call(calls.deleteChat, { payload: { conversation: CHAT } });
      await expect(await canvas.findByText(t('chat:conversation.goneTitle'))).toBeVisible();
    },
  }),
};

/** Keeps a text that the credits do not cover, and sends it once they do. */
export const OutOfCredits: StoryObj = {
  name: 'Out of credits',
  ...screen('chats-chatId', {
    params,
    world: withConversation(2, 3),
    play: async ({ canvas, loaded }) => {
      const { router } = loaded as { router: StoryRouter };
      await expect(await canvas.findByText(t('chat:price', { count: 2 }))).toBeVisible();
      await write(canvas, 'The last one I can pay for.{Enter}');
      await waitFor(() => expect(readSentTexts()).toHaveLength(1));
      await expect(
        await canvas.findByText(t('chat:noCredits.text', { price: t('chat:price', { count: 2 }) })),
      ).toBeVisible();
      await write(canvas, 'And this one stays{Enter}');
      await leaveAndReturn(router, canvas);
      await expect(await readyLine(canvas)).toHaveValue('And this one stays');
      await expect(readSentTexts()).toHaveLength(1);
      // After buying credits in another tab, the message can be sent and its text is kept.
      await isHeard();
      viewerOf(currentWorld()).credits = 20;
      append(
        currentWorld(),
        viewerOf(currentWorld()).profile.id,
        'user',
        userOf(currentWorld(), viewerOf(currentWorld())),
      );
      await waitFor(() =>
        expect(
          canvas.queryByText(t('chat:noCredits.text', { price: t('chat:price', { count: 2 }) })),
        ).toBeNull(),
      );
      await write(canvas, '{Enter}');
      await waitFor(() => expect(readSentTexts()[1]).toBe('And this one stays'));
    },
  }),
};
