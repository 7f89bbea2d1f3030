import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { forgetTalks, talk } from '../conversations.ts';

const meta = { title: 'Screens/Chats' } satisfies Meta;
export default meta;

export const Member = screen('chats');

export const OnAPhone = screen('chats', { viewport: 'phone' });

export const Nocturne = screen('chats', { look: { template: 'nocturne', scheme: 'dark' } });

export const Unread = screen('chats', {
  world: {
    change: (world) => {
      forgetTalks(world);
      talk(world, { unread: 2 });
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Chats' });
    await expect(await within(list).findByText('2 new messages')).toBeInTheDocument();
  },
});

export const Fictional = screen('chats', {
  world: { change: (world) => void talk(world, { isFictional: true }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Chats' });
    await expect(within(list).getByText('Fictional profile')).toBeVisible();
  },
});

export const LongTexts = screen('chats', {
  world: {
    change: (world) => void talk(world, { lines: [['them', 'A sentence that goes on and on. '.repeat(20)]] }),
  },
  viewport: 'phone',
});

export const Empty = screen('chats', {
  world: { change: forgetTalks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No chats yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look at members' })).toBeVisible();
  },
});

export const Loading = screen('chats', { world: { faults: { getChats: { kind: 'hang' } } } });

export const Failing = screen('chats', {
  world: { faults: { getChats: { kind: 'error', code: 'server_error', times: 2 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your chats didn’t load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Chats' })).toBeVisible();
  },
});

export const Pseudo = screen('chats', { look: { language: 'pseudo' }, viewport: 'phone' });
