import { setFault } from '@meetcute/mocks';
import { collapse, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import {
  CHAT,
  partner,
  addConversation,
  receiveMessage,
  receiveTyping,
  type Line,
} from '../conversations.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Reading' } satisfies Meta;
export default meta;

/** Returns a story of a chat. */
const chat = (options: ScreenOptions): StoryObj =>
  screen('chats-chatId', { params: { chatId: CHAT }, ...options });

/** Limits queries to the log, because the chat list shows the last message too. */
const inLog = { selector: '[role="log"] *' };

const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => [
    index % 3 === 0 ? 'me' : 'them',
    `Message ${index + 1} of a long talk.`,
  ]);

const isLive = () => waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));

/** Loads older messages on scroll without jumps. */
export const OlderByScrolling: StoryObj = {
  name: 'Older messages by scrolling',
  ...chat({
    world: withWorld((world) => void addConversation(world, { lines: lines(130) })),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Message 130 of a long talk.', inLog)).toBeVisible();
      const log = canvas.getByRole('log');
      const height = log.scrollHeight;
      log.scrollTo({ top: 300 - log.scrollHeight });
      const visibleMessage = await canvas.findByText('Message 82 of a long talk.', inLog);
      const { top } = visibleMessage.getBoundingClientRect();
      await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(height + 1000));
      await expect(Math.abs(visibleMessage.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
    },
  }),
};

/** Loads older messages with a button, and retries after a failure. */
export const OlderByKey: StoryObj = {
  name: 'Older messages by button',
  tags: ['fault'],
  ...chat({
    world: withWorld((world) => void addConversation(world, { lines: lines(60) })),
    play: async ({ canvas, userEvent }) => {
      await canvas.findByText('Message 60 of a long talk.', inLog);
      setFault(currentWorld(), 'getMessages', { kind: 'error', code: 'server_error' });
      await userEvent.click(canvas.getByRole('button', { name: t('chat:conversation.older') }));
      await expect(await canvas.findByText(t('chat:conversation.olderFailed'))).toBeInTheDocument();
      currentWorld().faults.clear();
      await userEvent.click(
        within(canvas.getByRole('log')).getByRole('button', { name: t('common:tryAgain') }),
      );
      const log = canvas.getByRole('log');
      await waitFor(() =>
        expect(within(log).queryByRole('button', { name: t('common:tryAgain') })).toBeNull(),
      );
      log.scrollTo({ top: -log.scrollHeight });
      await expect(await canvas.findByText('Message 1 of a long talk.', inLog)).toBeVisible();
    },
  }),
};

/** Keeps the scroll position, counts new messages, and leaves them unread. */
export const ReadingFurtherUp: StoryObj = {
  name: 'New messages while reading further up',
  ...chat({
    world: withWorld((world) => void addConversation(world, { lines: lines(40) })),
    play: async ({ canvas, userEvent }) => {
      await canvas.findByText('Message 40 of a long talk.', inLog);
      await isLive();
      const list = await canvas.findByRole('list', { name: t('chat:title') });
      const [current] = within(list).getAllByRole('article');
      canvas.getByRole('log').scrollTo({ top: -1000 });
      await canvas.findByRole('button', { name: t('chat:conversation.newest') });
      receiveMessage(currentWorld(), 'Are you coming?');
      receiveMessage(currentWorld(), 'We wait at the door.');
      const latest = await canvas.findByRole('button', {
        name: t('chat:conversation.latest', { count: 2 }),
      });
      await expect(
        await within(current!).findByText(t('shell:newMessages', { count: 2 })),
      ).toBeInTheDocument();
      latest.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(current!.querySelector('[data-part=badge]')).toBeNull());
      await waitFor(() => expect(latest).not.toBeInTheDocument());
      await expect(canvas.getByRole('log')).toHaveFocus();
    },
  }),
};

/** Keeps the unread divider while the chat is open. */
export const Unread: StoryObj = {
  name: 'Unread divider',
  ...chat({
    world: withWorld((world) => void addConversation(world, { unread: 2 })),
    play: async ({ canvas }) => {
      const divider = await canvas.findByText(t('chat:conversation.unread'));
      const first = canvas.getByText('So nearly every weekend.', inLog);
      await expect(divider.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(
        0,
      );
      await isLive();
      receiveMessage(currentWorld(), 'Are you coming?');
      await canvas.findByText('Are you coming?', inLog);
      await expect(divider).toBeVisible();
    },
  }),
};

/** Announces each of several new messages once. */
export const SeveralComeIn: StoryObj = {
  name: 'Several new messages',
  ...chat({
    world: withWorld((world) => void addConversation(world)),
    play: async ({ canvas }) => {
      await canvas.findByText('So nearly every weekend.', inLog);
      await isLive();
      receiveMessage(currentWorld(), 'Ok.');
      receiveMessage(currentWorld(), 'Ok.');
      const announcement = t('chat:conversation.incoming', {
        name: partner(currentWorld()).name,
        text: 'Ok.',
      });
      const status = () =>
        canvas.getAllByRole('status').find(({ textContent }) => collapse(textContent).includes(announcement));
      await waitFor(() => expect(status()).toHaveTextContent(announcement));
      await canvas.findAllByText('Ok.', inLog);
    },
  }),
};

/** Shows the typing indicator without announcing it. */
export const Typing: StoryObj = {
  ...chat({
    world: withWorld((world) => {
      viewerOf(world).credits = 20;
      addConversation(world);
    }),
    play: async ({ canvas }) => {
      await canvas.findByText('So nearly every weekend.', inLog);
      await isLive();
      receiveTyping(currentWorld());
      const typing = await canvas.findByText(
        t('chat:conversation.typing', { name: partner(currentWorld()).name }),
      );
      await expect(typing).toBeVisible();
      await expect(typing.closest('[role="status"]')).toBeNull();
    },
  }),
};

const asksForMoney: Line[] = [
  ['them', 'I am stuck at the airport, my card does not work.'],
  ['me', 'Oh no!'],
  ['them', 'Could you send me money by Western Union? I pay it back on Monday.'],
];

/** Shows a notice with report and block on a request for money. */
export const Careful: StoryObj = {
  name: 'Request for money',
  ...chat({
    world: withWorld((world) => void addConversation(world, { lines: asksForMoney })),
    play: async ({ canvas, userEvent }) => {
      const note = await canvas.findByRole('complementary', { name: t('chat:hint.label') });
      await expect(within(note).getByText(t('chat:hint.money'))).toBeVisible();
      const { name } = partner(currentWorld());
      await expect(
        within(note).getByRole('button', { name: t('common:safety.open', { name }) }),
      ).toBeVisible();
      await expect(canvas.getAllByRole('complementary', { name: t('chat:hint.label') })).toHaveLength(1);
      await userEvent.click(within(note).getByRole('button', { name: t('chat:hint.dismiss') }));
      await waitFor(() =>
        expect(canvas.queryByRole('complementary', { name: t('chat:hint.label') })).toBeNull(),
      );
    },
  }),
};

/** Shows a dismissed safety notice again for a greater risk, once. */
export const CarefulAgain: StoryObj = {
  name: 'Greater risk after a dismissed notice',
  ...chat({
    world: withWorld(
      (world) => void addConversation(world, { lines: [['them', 'My photos are on www.example.com']] }),
    ),
    play: async ({ canvas, canvasElement, userEvent }) => {
      const name = t('chat:hint.label');
      const first = await canvas.findByRole('complementary', { name });
      await expect(within(first).getByText(t('chat:hint.link'))).toBeVisible();
      await userEvent.click(within(first).getByRole('button', { name: t('chat:hint.dismiss') }));
      await waitFor(() => expect(canvas.queryByRole('complementary', { name })).toBeNull());
      await isLive();
      const announcements: string[] = [];
      const listener = new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          if (addedNodes.length > 0 && target instanceof Element && target.role === 'status')
            announcements.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
      });
      listener.observe(canvasElement, { childList: true, subtree: true });
      receiveMessage(currentWorld(), 'And on www.example.org');
      await canvas.findByText('www.example.org', inLog);
      receiveMessage(currentWorld(), 'Can you lend me some money?');
      const again = await canvas.findByRole('complementary', { name });
      await expect(within(again).getByText(t('chat:hint.money'))).toBeVisible();
      receiveMessage(currentWorld(), 'I would be so glad.');
      await canvas.findByText('I would be so glad.', inLog);
      await expect(again).toBeVisible();
      listener.disconnect();
      await expect(announcements.filter((words) => words.includes(t('chat:hint.money')))).toHaveLength(1);
      await expect(announcements.filter((words) => words.includes(t('chat:hint.link')))).toHaveLength(0);
    },
  }),
};

/** Shows a notice on a phone number and another messenger. */
export const CarefulPhone: StoryObj = {
  name: 'Phone number',
  ...chat({
    world: withWorld(
      (world) => void addConversation(world, { lines: [['them', 'Write me on WhatsApp: +31 6 1234 5678']] }),
    ),
    play: async ({ canvas }) => {
      const note = await canvas.findByRole('complementary', { name: t('chat:hint.label') });
      await expect(within(note).getByText(t('chat:hint.phone'))).toBeVisible();
    },
  }),
};

/** Isolates right-to-left names and messages. */
export const RightToLeft: StoryObj = {
  name: 'Right-to-left texts',
  ...chat({
    world: withWorld((world) => {
      const other = partner(world);
      other.name = 'נועה (Noa)';
      addConversation(world, {
        other,
        lines: [
          ['them', '\u202Eשלום! 14:30?'],
          ['me', 'Yes, 14:30.'],
        ],
      });
    }),
    play: async ({ canvas }) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(within(heading).getByText('נועה (Noa)', { selector: 'bdi' })).toBeVisible();
      const words = canvas.getAllByText(/שלום/);
      await expect(words.every((each) => each.closest('bdi'))).toBe(true);
    },
  }),
};
