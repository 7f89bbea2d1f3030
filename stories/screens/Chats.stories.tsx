import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import {
  removeConversations,
  partner,
  addConversation,
  addConversations,
  receiveTyping,
} from '../conversations.ts';
import { world as stage } from '../world.ts';
import { atWidth, looks } from '../widths.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Chats/List' } satisfies Meta;
export default meta;

export const Member = screen('chats');

export const OnAPhone = screen('chats', { viewport: 'phone' });

export const Nocturne = screen('chats', { globals: { template: 'nocturne', scheme: 'dark' } });

export const NothingChosen: StoryObj = {
  name: 'Invites to open a chat or browse members beside the list',
  ...screen('chats', {
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

export const Fictional = screen('chats', {
  world: { change: (world) => void addConversation(world, { isFictional: true }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t('shell:chats') });
    await expect(within(list).getByText(t('common:fictional.label'))).toBeVisible();
  },
});

export const LongTexts = screen('chats', {
  world: {
    change: (world) =>
      void addConversation(world, { lines: [['them', 'A sentence that goes on and on. '.repeat(20)]] }),
  },
  viewport: 'phone',
});

export const Empty = screen('chats', {
  world: { change: removeConversations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('chat:empty.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('chat:empty.action') })).toBeVisible();
  },
});

export const Loading = screen('chats', { world: { faults: { getChats: { kind: 'hang' } } } });

export const Failing = screen('chats', {
  world: { faults: { getChats: { kind: 'error', code: 'server_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:failed.title'));
    await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    await expect(canvas.queryByRole('list', { name: t('shell:chats') })).toBeNull();
  },
});

export const Retried: StoryObj = {
  name: 'Shows the chats after a retry',
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

const said = {
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

export const Searched: StoryObj = {
  name: 'Filters chats by name or last message while typing, ignoring accents',
  ...screen('chats', {
    world: { change: (world) => addConversations(world, said) },
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

export const SearchedInVain: StoryObj = {
  name: 'Shows an empty result for a chat search, and clears it',
  ...screen('chats', {
    world: { change: (world) => addConversations(world, said) },
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne', scheme: 'dark' },
    viewport: 'phone',
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: t('chat:search.label') }),
        'xylophone',
      );
      await expect(
        await canvas.findByRole('heading', { name: t('chat:search.noneTitle', { query: 'xylophone' }) }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('chat:search.all') }));
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    },
  }),
};

export const Typing: StoryObj = {
  name: 'Shows the typing indicator in the list',
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

export const Deleting: StoryObj = {
  name: 'Deletes a chat from the list after confirmation',
  ...screen('chats', {
    world: { change: (world) => addConversations(world, said) },
    play: async ({ canvas, userEvent }) => {
      const confirm = spyOn(globalThis, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
      const list = await canvas.findByRole('list', { name: t('shell:chats') });
      const remove = within(list).getByRole('button', {
        name: t('chat:conversation.removeWith', { name: 'Zoé' }),
      });
      await userEvent.click(remove);
      await expect(names(list)).toHaveLength(6);
      await userEvent.click(remove);
      await expect(confirm).toHaveBeenLastCalledWith(t('chat:conversation.removeConfirm', { name: 'Zoé' }));
      await waitFor(() => expect(names(list)).toHaveLength(5));
      confirm.mockRestore();
    },
  }),
};

export const NotDeleted: StoryObj = {
  name: 'Shows an alert when deleting a chat fails, and reloads the list',
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

export const German = screen('chats', { globals: { language: 'de' }, viewport: 'phone' });

export const Pseudo = screen('chats', { globals: { language: 'pseudo' }, viewport: 'phone' });

export const Tablet: StoryObj = atWidth('chats', 'tablet', 'dusk', { viewer: 'member' });

export const Desktop: StoryObj = atWidth('chats', 'desktop', 'night', { viewer: 'member' });

export const LargeLetters: StoryObj = {
  name: 'Fits the footer on a phone at double text size',
  ...screen('chats', {
    viewport: 'phone',
    fixed: CHECKED_LOOK,
    globals: { ...looks.day, viewer: 'member' },
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
