import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { openAccountMenu } from '../account.ts';

const meta = { title: 'Screens/Account/Menu' } satisfies Meta;
export default meta;

/** Opens the menu of the account by keyboard, closes it, and opens it again. */
export const Keyboard: StoryObj = {
  name: 'Opened by keyboard',
  ...screen('likes', {
    play: async ({ canvas }) => {
      const menu = await openAccountMenu(canvas);
      const [button] = canvas.getAllByRole('button', { name: t('shell:account') });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(menu.queryAllByRole('link')).toEqual([]));
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(menu.getByRole('link', { name: t('shell:account') })).toHaveAttribute('href', '/account');
      await expect(menu.getByRole('link', { name: t('shell:service') })).toBeVisible();
      await expect(menu.getByRole('button', { name: t('shell:logout') })).toBeVisible();
    },
  }),
};
