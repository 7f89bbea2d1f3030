import { Button } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** Performs an action on the current page. Use **ButtonLink** for navigation. */
const meta = {
  title: 'Parts/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Save and continue', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Plain: Story = { args: { variant: 'plain' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } };
export const Large: Story = { args: { size: 'large' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Ignores presses while pending. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
