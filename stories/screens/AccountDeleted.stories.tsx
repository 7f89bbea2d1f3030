import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Deleted', tags: ['legal'] } satisfies Meta;
export default meta;

/** Explains what happens after a deletion and how to restore the account. */
export const Visitor: StoryObj = {
  ...screen('account-deleted', {
    fixed: 'A deletion logs the member out. Open Account restored to see a member.',
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

/** Confirms the restored account to a logged-in member. */
export const Member: StoryObj = {
  name: 'Account restored',
  ...screen('account-deleted', {
    play: async ({ canvas }) => {
      await heading(canvas, t('accountDeleted:member.title'));
      await expect(canvas.getByRole('link', { name: t('accountDeleted:member.account') })).toHaveAttribute(
        'href',
        '/account',
      );
    },
  }),
};
