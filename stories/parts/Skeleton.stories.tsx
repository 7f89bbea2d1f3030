import { Skeleton } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Loading placeholder that prevents layout shift.
 *
 * **Anatomy**: one grey shape, sized by its parent. **Tokens**: `surfaceSunken`, `radius.medium`. **Accessibility**: hidden;
 * the loading component announces itself. **Do** give it the final size. **Don't** flash it for a few milliseconds.
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
