import { IconButton } from '@meetcute/kit';
import { X } from '@phosphor-icons/react/X';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** Round icon button for actions that are clear from their position: close, remove, next. */
const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { 'aria-label': 'Remove photo 1', children: <X aria-hidden size={20} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Is large enough for a thumb and has an accessible name. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Remove photo 1' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Raised: Story = { args: { variant: 'raised' } };

/** On A Photo. */
export const OnAPhoto: Story = { name: 'On a photo', args: { variant: 'photo' } };
export const Accent: Story = { args: { variant: 'accent' } };
export const Disabled: Story = { args: { isDisabled: true } };
