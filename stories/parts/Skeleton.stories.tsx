import { Skeleton } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Loading placeholder that prevents layout shift. */
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
