import { matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import {
  removeConversations,
  partner,
  addConversation,
  addConversations,
  receiveTyping,
} from '../conversations.ts';
import { currentWorld as stage } from '../world.ts';

const meta = { title: 'Screens/Chats/List (inbox)', id: 'screens-chats-list' } satisfies Meta;
export default meta;

/** Lists the chats, the newest first. */
export const Member = screen('chats');

/** Invites to open a chat or browse members beside the list. */
export const NothingChosen: StoryObj = {
  name: 'Nothing chosen',
  ...screen('chats', {
    fixed: 'The invitation stands beside the list on wide screens only. Open Member for another width.',
    viewport: 'desktop',
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('heading', { name: t('chat:choose.title') })).toBeVisible();
      const place = canvasElement.querySelector<HTMLElement>('[data-part="conversation"]');
      await expect(within(place!).getByRole('link', { name: t('chat:empty.action') })).toHaveAttribute(
        'href',
        '/members',
      );
    },
  }),
};

/** Counts the unread messages of a chat. */
export const Unread = screen('chats', {
  world: {
    change: (world) => {
      removeConversations(world);
      addConversation(world, { unread: 2 });
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t('shell:chats') });
    await expect(await within(list).findByText(t('shell:newMessages', { count: 2 }))).toBeInTheDocument();
  },
});

/** Labels a fictional member in the list. */
export const Fictional: StoryObj = {
  tags: ['legal'],
  ...screen('chats', {
    world: { change: (world) => void addConversation(world, { isFictional: true }) },
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      await expect(within(list).getByText(t('common:fictional.label'))).toBeVisible();
    },
  }),
};

/** Cuts a long message off after its first words. */
export const LongTexts: StoryObj = {
  name: 'Long texts',
  ...screen('chats', {
    world: {
      change: (world) =>
        void addConversation(world, { lines: [['them', 'A sentence that goes on and on. '.repeat(20)]] }),
    },
  }),
};

/** Puts the time below the message beside a conversation, so that it cuts no name. */
export const NarrowColumn: StoryObj = {
  name: 'Whole names in a narrow column',
  ...screen('chats', {
    viewport: 'tablet',
    fixed: 'The list is narrow on a tablet, beside the conversation. Open Member for another width.',
    world: {
      change: (world) => {
        removeConversations(world);
        const other = Object.assign(partner(world), { name: 'Konstantyna', age: 45 });
        addConversation(world, { other, unread: 1 });
      },
    },
    play: async ({ canvas, canvasElement }) => {
      const [name, message, time] = await Promise.all(
        ['name', 'snippet', 'time'].map((part) =>
          waitFor(() => canvasElement.querySelector<HTMLElement>(`article [data-part='${part}']`)!),
        ),
      );
      await expect(await canvas.findByRole('link', { name: 'Konstantyna, 45' })).toBe(name);
      const words = name!.querySelector('span')!;
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      await expect(time!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        message!.getBoundingClientRect().bottom,
      );
    },
  }),
};

/** Leads to the search when there is no chat. */
export const Empty = screen('chats', {
  world: { change: removeConversations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('chat:empty.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('chat:empty.action') })).toBeVisible();
  },
});

/** Shows placeholders while the chats load. */
export const Loading: StoryObj = {
  tags: ['fault'],
  ...screen('chats', { world: { faults: { getChats: { kind: 'hang' } } } }),
};

/** Offers a retry when the chats fail to load. */
export const Failing: StoryObj = {
  tags: ['fault'],
  ...screen('chats', {
    world: { faults: { getChats: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:failed.title'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(canvas.queryByRole('list', { name: t('shell:chats') })).toBeNull();
    },
  }),
};

/** Shows the chats after a retry. */
export const Retried: StoryObj = {
  name: 'Chats after a retry',
  tags: ['fault'],
  ...screen('chats', {
    world: { faults: { getChats: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas, userEvent }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      stage().faults.clear();
      await userEvent.click(retry);
      await expect(await canvas.findByRole('list', { name: t('shell:chats') })).toBeVisible();
    },
  }),
};

const lastMessages = {
  Łukasz: 'The old factory, on Tuesdays.',
  Zoé: 'See you at eight, by the canal.',
  Jörg: 'I tried it once. Never again.',
  Fatima: 'That was a long walk.',
  Anna: 'Which hall do you go to?',
  Kim: 'On Tuesdays I sing.',
};

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.textContent.trim());

/** Filters chats by name or last message while typing, ignoring accents. */
export const Searched: StoryObj = {
  name: 'Chats found',
  ...screen('chats', {
    world: { change: (world) => addConversations(world, lastMessages) },
    play: async ({ canvas, userEvent }) => {
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      const field = canvas.getByRole('searchbox', { name: t('chat:search.label') });
      await userEvent.type(field, 'lukasz');
      await waitFor(() => expect(names(list)).toEqual([expect.stringContaining('Łukasz')]));
      await expect(canvas.getByText(t('chat:search.found', { count: 1 }))).toBeInTheDocument();
      await userEvent.clear(field);
      await userEvent.type(field, 'tuesd');
      await waitFor(() => expect(names(list)).toHaveLength(2));
    },
  }),
};

/** Shows an empty result for a chat search, and clears it. */
export const SearchedInVain: StoryObj = {
  name: 'Search without result',
  ...screen('chats', {
    world: { change: (world) => addConversations(world, lastMessages) },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: t('chat:search.label') }),
        'xylophone',
      );
      await expect(
        await canvas.findByRole('heading', {
          name: t('chat:search.noneTitle', { query: 'xylophone' }),
        }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('chat:search.all') }));
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    },
  }),
};

/** Shows the typing indicator in the list. */
export const Typing: StoryObj = {
  ...screen('chats', {
    world: { change: (world) => void addConversation(world) },
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      await waitFor(() => expect(stage().listeners.size).toBeGreaterThan(0));
      receiveTyping(stage());
      await expect(await within(list).findByText(t('chat:typing'))).toBeVisible();
    },
  }),
};

/** Deletes a chat from the list after confirmation. */
export const Deleting: StoryObj = {
  name: 'Chat deleted',
  ...screen('chats', {
    world: { change: (world) => addConversations(world, lastMessages) },
    play: async ({ canvas, userEvent }) => {
      const confirm = spyOn(globalThis, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      const remove = within(list).getByRole('button', {
        name: t('chat:conversation.removeWith', { name: 'Zoé' }),
      });
      await userEvent.click(remove);
      await expect(names(list)).toHaveLength(6);
      await userEvent.click(remove);
      await expect(confirm).toHaveBeenLastCalledWith(
        expect.stringMatching(matching(t('chat:conversation.removeConfirm', { name: 'Zoé' }))),
      );
      await waitFor(() => expect(names(list)).toHaveLength(5));
      confirm.mockRestore();
    },
  }),
};

/** Shows an alert when deleting a chat fails, and reloads the list. */
export const NotDeleted: StoryObj = {
  name: 'Deleting fails',
  tags: ['fault'],
  ...screen('chats', {
    spec: ['error.conversation-delete-alert'],
    world: {
      change: (world) => void addConversation(world),
      faults: { deleteChat: { kind: 'error', code: 'server_error' } },
    },
    play: async ({ canvas, userEvent }) => {
      const confirm = spyOn(globalThis, 'confirm').mockReturnValue(true);
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      const name = t('chat:conversation.removeWith', { name: partner(stage()).name });
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(alert).toHaveBeenCalledWith(t('error:code.server_error')));
      await expect(canvas.getByRole('button', { name })).toBeInTheDocument();
      confirm.mockRestore();
      alert.mockRestore();
    },
  }),
};

/** Fits the footer on a phone at double text size. */
export const LargeLetters: StoryObj = {
  name: 'Double text size',
  ...screen('chats', {
    viewport: 'phone',
    fixed: 'Letters of double size are tightest on a phone. Open Member for another width.',
    play: async ({ canvas, canvasElement }) => {
      const { documentElement: root } = canvasElement.ownerDocument;
      root.style.fontSize = '200%';
      try {
        const footer = await canvas.findByRole('contentinfo');
        await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
      } finally {
        root.style.fontSize = '';
      }
    },
  }),
};
