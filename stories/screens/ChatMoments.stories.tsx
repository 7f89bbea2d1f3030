import { t } from '@meetcute/storybook';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addConversation, CHAT, partner } from '../conversations.ts';
import { currentWorld, withWorld } from '../world.ts';

/** The first reply and the first photo of the other member. */
const meta = { title: 'Screens/Chats/Moments' } satisfies Meta;
export default meta;

type World = ReturnType<typeof currentWorld>;

/** Returns a story of a chat. */
const chat = (options: ScreenOptions): StoryObj =>
  screen('chats-chatId', { params: { chatId: CHAT }, ...options });

/** Limits queries to the log, because the chat list shows the last message too. */
const inLog = { selector: '[role="log"] *' };

/** Says below the message that it is the first reply, once. */
export const FirstReply: StoryObj = {
  name: 'First reply',
  ...chat({
    world: withWorld(
      (world) =>
        void addConversation(world, {
          lines: [
            ['me', 'Where was that bakery again?'],
            ['them', 'Behind the old harbour. Come early.'],
          ],
          unread: 1,
        }),
    ),
    play: async ({ canvas }) => {
      const words = t('chat:moment.reply', { name: partner(currentWorld()).name });
      const moment = await canvas.findByText(words, inLog);
      await waitFor(() => expect(moment).toBeVisible());
      await expect(canvas.queryByText(words, { selector: '[role="status"]' })).toBeNull();
    },
  }),
};

const wall =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h400v300z"/></svg>';

/** Adds a conversation that ends with two unread pictures of the other member. */
function addPictures(world: World): void {
  const { members, messages } = addConversation(world, { unread: 2 });
  const file = new File([wall], 'wall.svg', { type: 'image/svg+xml' });
  for (const message of messages.slice(-2)) {
    const image = { id: `wall-${message.id}`, width: 400, height: 300 };
    Object.assign(message, { image, text: '' });
    const storedImage = { file, image, owner: members[0], sentIn: CHAT, message: message.id };
    world.messageImages.set(image.id, storedImage);
  }
}

/** Says below the first picture of the other member that it is the first, and not below the next one. */
export const FirstPhoto: StoryObj = {
  name: 'First photo',
  ...chat({
    world: withWorld(addPictures),
    play: async ({ canvas }) => {
      const words = t('chat:moment.photo', { name: partner(currentWorld()).name });
      const moment = await canvas.findByText(words, inLog);
      await waitFor(() => expect(moment).toBeVisible());
      const [first, next] = await canvas.findAllByRole('button', { name: t('chat:photo') });
      await expect(moment.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
      await expect(moment.compareDocumentPosition(next!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(canvas.queryByText(words, { selector: '[role="status"]' })).toBeNull();
    },
  }),
};
