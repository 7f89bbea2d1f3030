import { Photo } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/**
 * A member's photo, cropped to the brand's shape; a drawn silhouette where there is none or it cannot be loaded.
 *
 * **Anatomy**: picture or silhouette. **States**: shown, none, failed. **Tokens**: `card.ratio`, `surfaceSunken`.
 * **Accessibility**: `alt` says what is to be seen, and is empty where the name stands beside it. **Do** say `sizes`.
 * **Don't** mark more than the first screen's photos as first.
 */
const meta = {
  title: 'Parts/Photo',
  component: Photo,
  tags: ['autodocs'],
  args: { image: null, alt: 'Photo of Marit', sizes: '16rem' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of Marit' })).toBeVisible();
  },
};
export const Round: Story = { args: { shape: 'round' } };
export const Failed: Story = {
  name: 'A photo that cannot be loaded becomes a silhouette',
  args: { image: { id: 'gone', thumb_filename: 'gone.svg' }, isFirst: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="photo"] svg')).toBeVisible());
  },
};
