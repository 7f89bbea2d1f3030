import { ButtonLink } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Link styled as a button, for the main navigation target of a page or an empty list. */
const meta = {
  title: 'Parts/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { children: 'See the members', href: '/members' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/members');
  },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Large: Story = { args: { size: 'large' } };
