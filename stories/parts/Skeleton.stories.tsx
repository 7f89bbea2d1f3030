import { Skeleton } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * The shape of something that is on its way, so that nothing moves when it comes.
 *
 * **Anatomy**: one grey shape; its size is given by whoever uses it. **Tokens**: `surfaceSunken`, `radius.medium`.
 * **Accessibility**: hidden; what is loading says so itself. **Do** give it the final size. **Don't** show one for less
 * than a blink.
 */
const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { style: { blockSize: '8rem', inlineSize: '16rem' } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shape: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
  },
};
export const Nocturne: Story = { globals: { template: 'nocturne', scheme: 'dark' } };
