import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Deleted' } satisfies Meta;
export default meta;

export const Visitor: StoryObj = {
  name: 'Explains what happens after a deletion and how to restore the account',
  ...screen('account-deleted', {
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await heading(canvas, 'Your account is deleted');
      await canvas.findByText(/For 30 days you can come back by logging in/);
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'I want to come back' })).toHaveAttribute('href', '/login');
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'After a deletion in nocturne, dark and Polish, on a phone',
  ...screen('account-deleted', {
    globals: { viewer: 'visitor', template: 'nocturne', scheme: 'dark', language: 'pl' },
    viewport: 'phone',
  }),
};

export const Member: StoryObj = {
  name: 'Confirms the restored account to a logged-in member',
  ...screen('account-deleted', {
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await heading(canvas, 'You have an account');
      await expect(canvas.getByRole('link', { name: 'To my account' })).toHaveAttribute('href', '/account');
    },
  }),
};
