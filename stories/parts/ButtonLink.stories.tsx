import { ButtonLink } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Goes somewhere, drawn as a button: the one way on of a page or an empty list.
 *
 * **Anatomy and tokens** are those of **Button**. **Accessibility**: it stays a link, so it can be opened in a new tab
 * and is announced as one. **Do** name the goal. **Don't** start something with it: that is a **Button**.
 */
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
export const Nocturne: Story = { globals: { template: 'nocturne', scheme: 'dark' } };
