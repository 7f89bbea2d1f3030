import { t } from '@meetcute/storybook';
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
      await heading(canvas, t('accountDeleted:title'));
      await canvas.findByText(t('accountDeleted:text', { count: 30 }));
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: t('accountDeleted:comeBack') })).toHaveAttribute(
        'href',
        '/login',
      );
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
      await heading(canvas, t('accountDeleted:member.title'));
      await expect(canvas.getByRole('link', { name: t('accountDeleted:member.account') })).toHaveAttribute(
        'href',
        '/account',
      );
    },
  }),
};
