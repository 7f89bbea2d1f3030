import { ConfirmDialog } from '@meetcute/kit';
import { within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

// Dialogs and notices are rendered outside the root of the story.
const page = within(document.body);

/** Alert dialog before a destructive action. */
const meta = {
  title: 'Parts/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
  args: {
    title: 'Delete your account?',
    text: 'Your profile is hidden now and deleted after 30 days.',
    confirm: 'Delete account',
    cancel: 'Keep account',
    isPending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    await expect(page.getByRole('alertdialog', { name: args.title })).toHaveAccessibleDescription(args.text);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await expect(page.getByRole('button', { name: args.cancel })).toBeDisabled();
  },
};
