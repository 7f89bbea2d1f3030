import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addConversation, CHAT, readyLine, type Line } from '../conversations.ts';
import { others, viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Safety tip' } satisfies Meta;
export default meta;

const params = { chatId: CHAT };
const tip = () => ['complementary', { name: t('chat:tip.label') }] as const;
const greeting: Line[] = [['them', 'Hi! I saw that you climb too. Which hall do you go to?']];

const withGreeting = withWorld((world) => {
  viewerOf(world).credits = 20;
  addConversation(world, { lines: greeting });
});

/** Gives safety advice until the first message is written. */
export const BeforeTheFirstMessage: StoryObj = {
  name: 'Gone after the first message',
  ...screen('chats-chatId', {
    params,
    world: withGreeting,
    play: async ({ canvas, userEvent }) => {
      const field = await readyLine(canvas);
      const note = within(canvas.getByRole(...tip()));
      await expect(note.getByText(t('chat:tip.text'))).toBeVisible();
      const link = note.getByRole('link', { name: t('chat:tip.link') });
      await expect(link).toHaveAttribute('href', '/pages/safety');
      await expect(link).toHaveAttribute('target', '_blank');
      await userEvent.type(field, 'The old factory.');
      await expect(canvas.getByRole(...tip())).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole(...tip())).toBeNull());
      await waitFor(() => expect(currentWorld().conversations.get(CHAT)!.messages).toHaveLength(2));
      await expect(canvas.queryByRole(...tip())).toBeNull();
    },
  }),
};

/** Gives no safety advice to somebody who has written before. */
export const AfterTheFirstMessage: StoryObj = {
  name: 'No advice after the first message',
  ...screen('chats-chatId', {
    params,
    world: withWorld((world) => void addConversation(world)),
    play: async ({ canvas }) => {
      await readyLine(canvas);
      await expect(canvas.queryByRole(...tip())).toBeNull();
    },
  }),
};

/** Keeps dismissed safety advice away from this conversation alone. */
export const Dismissed: StoryObj = {
  ...screen('chats-chatId', {
    params,
    world: withWorld((world) => {
      const [first, second] = others(world);
      addConversation(world, { lines: greeting, other: { ...first!, name: 'Zoé' } });
      addConversation(world, { lines: greeting, other: second!, id: 'second' });
      Object.assign(first!, { name: 'Zoé' });
      Object.assign(second!, { name: 'Ines' });
    }),
    play: async ({ canvas, userEvent }) => {
      const field = await readyLine(canvas);
      const note = within(canvas.getByRole(...tip()));
      await userEvent.click(note.getByRole('button', { name: t('chat:tip.dismiss') }));
      await waitFor(() => expect(canvas.queryByRole(...tip())).toBeNull());
      await expect(field).toHaveFocus();
      const open = async (name: string) => {
        const list = within(canvas.getByRole('list', { name: t('shell:chats') }));
        await userEvent.click(list.getByRole('link', { name: new RegExp(name) }));
        await canvas.findByRole('textbox', { name: t('common:messageTo', { name }) });
        await canvas.findByRole('log');
      };
      await open('Ines');
      await expect(await canvas.findByRole(...tip())).toBeVisible();
      await open('Zoé');
      await expect(canvas.queryByRole(...tip())).toBeNull();
    },
  }),
};

/** Gives safety advice above the first message. */
export const Advice: StoryObj = {
  ...screen('chats-chatId', {
    params,
    world: withGreeting,
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole(...tip())).toBeVisible();
    },
  }),
};

/** Gives safety advice in a chat in which nobody has written. */
export const NothingSaid: StoryObj = {
  name: 'Nothing said yet',
  ...screen('chats-chatId', {
    params,
    world: withWorld((world) => void addConversation(world, { lines: [] })),
  }),
};
