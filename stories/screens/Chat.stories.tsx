import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import {
  addConversation,
  CHAT,
  chargeMessages,
  partner,
  readyLine,
  receiveMessage,
} from '../conversations.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { dialog, expectClosed, openChatMenu, press } from '../safety.ts';

const meta = { title: 'Screens/Chats/Conversation' } satisfies Meta;
export default meta;

/** Returns a story of a chat. */
const chat = (options: ScreenOptions): StoryObj =>
  screen('chats-chatId', { params: { chatId: CHAT }, ...options });

/** The conversation of a member with credits, so that they can write in every brand. */
const withConversation = withWorld((world) => {
  viewerOf(world).credits = 20;
  addConversation(world);
});
const withFreeConversation = withWorld((world) => {
  world.settings.message_credits = 0;
  addConversation(world);
});

/** Shows a conversation, with the list beside it on wide screens. */
export const Member = chat({ world: withConversation });

/** Shows the list beside the conversation from a tablet on. */
export const OnATablet: StoryObj = {
  name: 'On a tablet',
  ...chat({
    world: withConversation,
    fixed: 'From a tablet on, the list stands beside the conversation. Open Member for another width.',
    viewport: 'tablet',
    spec: ['layout.four-layouts', 'shell.page-inside-layout'],
    play: async ({ canvas, canvasElement }) => {
      await expect(await readyLine(canvas)).toBeVisible();
      await expect(canvasElement.querySelector('[data-layout=chat] main [role=log]')).toBeVisible();
      await expect(canvas.getByRole('list', { name: t('shell:chats') })).toBeVisible();
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

/** Marks messages as read when the chat opens. */
export const OpeningReadsIt: StoryObj = {
  name: 'Opened and read',
  ...chat({
    spec: ['chat.opening-zeroes-unread'],
    world: withWorld((world) => void addConversation(world, { unread: 2 })),
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      const [current] = within(list).getAllByRole('article');
      await waitFor(() => expect(current!.querySelector('[data-part=badge]')).toBeNull());
      await waitFor(() =>
        expect(currentWorld().conversations.get(CHAT)!.readUntil[viewerOf(currentWorld()).profile.id]).toBe(
          '5',
        ),
      );
    },
  }),
};

/** Sends a message of two lines, and empties the field. */
export const Sending = chat({
  world: withConversation,
  play: async ({ canvas, userEvent }) => {
    const field = await readyLine(canvas);
    await userEvent.type(field, 'Tuesday then?{Shift>}{Enter}{/Shift}I bring the rope.{Enter}');
    await expect(await canvas.findByText(/I bring the rope/, { selector: '[role="log"] *' })).toBeVisible();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(currentWorld().conversations.get(CHAT)!.messages).toHaveLength(6));
  },
});

/** Keeps a message that was not sent, and sends it on a retry. */
export const NotSent: StoryObj = {
  name: 'Sent after a failure',
  tags: ['fault'],
  ...chat({
    world: {
      ...withFreeConversation,
      faults: { sendMessage: { kind: 'error', code: 'forbidden', times: 1 } },
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await readyLine(canvas), 'Are you there?{Enter}');
      await expect(await canvas.findByText(t('chat:notSent'))).toBeVisible();
      await expect(
        await canvas.findByText(containing(t('chat:conversation.notSent')), {
          selector: '[role="status"] > *',
        }),
      ).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(canvas.queryByText(t('chat:notSent'))).toBeNull());
      await waitFor(() => expect(currentWorld().conversations.get(CHAT)!.messages).toHaveLength(6));
    },
  }),
};

/** Announces a new message. */
export const SomethingComesIn: StoryObj = {
  name: 'New message',
  ...chat({
    world: withConversation,
    play: async ({ canvas }) => {
      await canvas.findByText('So nearly every weekend.');
      // The page receives it through the event log, which it opens after polling the list.
      await waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));
      receiveMessage(currentWorld(), 'Are you coming?');
      await expect(
        await canvas.findByText(
          t('chat:conversation.incoming', { name: partner(currentWorld()).name, text: 'Are you coming?' }),
        ),
      ).toBeInTheDocument();
    },
  }),
};

/** Breaks long words and shows long messages whole. */
export const LongTexts: StoryObj = {
  name: 'Long texts',
  ...chat({
    world: withWorld(
      (world) =>
        void addConversation(world, {
          lines: [
            ['them', `${'Long'.repeat(60)} and then a sentence that goes on and on. `.repeat(3)],
            ['me', 'Yes.'],
          ],
        }),
    ),
  }),
};

/** Shows a chat in which nobody has written yet. */
export const NothingSaidYet: StoryObj = {
  name: 'Nothing said yet',
  ...chat({
    world: withWorld((world) => {
      viewerOf(world).credits = 20;
      addConversation(world, { lines: [] });
    }),
  }),
};

/** Labels a fictional member beside the name. */
export const Fictional: StoryObj = {
  tags: ['legal'],
  ...chat({
    world: withWorld((world) => void addConversation(world, { isFictional: true })),
    play: async ({ canvas }) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      const head = heading.closest('header');
      await expect(within(head!).getByText(t('common:fictional.label'))).toBeVisible();
    },
  }),
};

/** Shows the credits left, before and after a message. */
export const CostsCredits: StoryObj = {
  name: 'Message costs credits',
  tags: ['legal'],
  ...chat({
    world: withWorld((world) => {
      chargeMessages(world, 2, 12);
      world.settings.chat = { ...world.settings.chat, costNote: true };
      addConversation(world);
    }),
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(t('chat:creditsLeft', { count: 12 }))).toBeVisible();
      await userEvent.type(await readyLine(canvas), 'Hello{Enter}');
      await expect(await canvas.findByText(t('chat:creditsLeft', { count: 10 }))).toBeVisible();
    },
  }),
};

/** Explains that the credits pay for no message, and keeps the text. */
export const NoCredits: StoryObj = {
  name: 'Too few credits',
  tags: ['legal'],
  ...chat({
    world: withWorld((world) => {
      chargeMessages(world, 2, 1);
      world.settings.chat = { ...world.settings.chat, costNote: false };
      addConversation(world);
    }),
    play: async ({ canvas, userEvent }) => {
      await expect(
        await canvas.findByText(t('chat:noCredits.text', { price: t('chat:price', { count: 2 }) })),
      ).toBeVisible();
      const field = canvas.getByRole('textbox');
      await userEvent.type(field, 'I keep this{Enter}');
      await expect(field).toHaveValue('I keep this');
      const send = `${t('chat:send')}, ${t('chat:price', { count: 2 })}`;
      await expect(canvas.getByRole('button', { name: send })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.clear(field);
    },
  }),
};

/** Shows the frame of the chat while messages load. */
export const Loading: StoryObj = {
  tags: ['fault'],
  ...chat({ world: { ...withConversation, faults: { getMessages: { kind: 'hang' } } } }),
};

/** Says that the messages did not load. */
export const Failing: StoryObj = {
  tags: ['fault'],
  ...chat({
    world: { ...withConversation, faults: { getMessages: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:conversation.failedTitle'));
    },
  }),
};

/** Opens a chat that does not exist. */
export const Unknown = screen('chats-chatId', { params: { chatId: 'nobody' } });

/** Shows an alert when deleting fails, and keeps the chat. */
export const NotDeleted: StoryObj = {
  name: 'Deleting fails',
  tags: ['fault'],
  ...chat({
    spec: ['error.conversation-delete-alert'],
    world: { ...withConversation, faults: { deleteChat: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      await canvas.findByText('So nearly every weekend.');
      await openChatMenu(partner(currentWorld()).name);
      await press(t('chat:conversation.remove'));
      await press(t('chat:conversation.remove'));
      await waitFor(() => expect(alert).toHaveBeenCalledWith(t('error:code.server_error')));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(partner(currentWorld()).name);
      alert.mockRestore();
    },
  }),
};

/** Asks before it deletes a chat, and returns to the list. */
export const Deleting = chat({
  world: withConversation,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('So nearly every weekend.');
    const { name } = partner(currentWorld());
    // One menu beside the name, which includes deleting.
    const head = within((await canvas.findByRole('heading', { level: 1 })).closest('header')!);
    await expect(head.getAllByRole('button')).toHaveLength(1);
    await openChatMenu(name);
    await press(t('chat:conversation.remove'));
    const { findByText, getByRole } = await dialog();
    await expect(await findByText(t('chat:conversation.removeConfirm', { name }))).toBeVisible();
    await userEvent.click(getByRole('button', { name: t('safety:cancel') }));
    await waitFor(expectClosed);
    await expect(currentWorld().conversations.get(CHAT)!.hiddenFor.size).toBe(0);
    await openChatMenu(name);
    await press(t('chat:conversation.remove'));
    await press(t('chat:conversation.remove'));
    // The page without a conversation has this heading too, until the list replaces it.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: t('shell:chats') })).toBeVisible(),
    );
    await expect(currentWorld().conversations.get(CHAT)!.hiddenFor.size).toBe(1);
  },
});

/** Shows no messages without the name and the fictional label of the other member. */
export const WhoIsUnknown: StoryObj = {
  name: 'Other member unknown',
  tags: ['fault', 'legal'],
  ...chat({
    world: { ...withConversation, faults: { getChats: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      // A conversation is never shown without the name and fictional label of the other member.
      await expect(await canvas.findByText(t('chat:conversation.failedTitle'))).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: t('shell:chats') })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: t('common:tryAgain') }).length).toBeGreaterThan(0);
      await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  }),
};

/** Says no more than for a chat that never existed. */
export const BlockedByTheOther: StoryObj = {
  name: 'Blocked by the other',
  ...chat({
    world: withWorld((world) => {
      const { members } = addConversation(world);
      world.blocks.push({ from: members[0], to: viewerOf(world).profile.id, at: world.now().toISOString() });
    }),
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      // Says no more than for a chat that never existed.
      await expect(canvas.queryByRole('log')).toBeNull();
      await expect(canvasElement).not.toHaveTextContent('So nearly every weekend.');
      await expect(canvasElement).not.toHaveTextContent(partner(currentWorld()).name);
    },
  }),
};
