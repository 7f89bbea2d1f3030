import { ConfirmDialog } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

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
    await expect(screen.getByRole('alertdialog', { name: args.title })).toHaveAccessibleDescription(
      args.text,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: args.cancel })).toBeDisabled();
  },
};
