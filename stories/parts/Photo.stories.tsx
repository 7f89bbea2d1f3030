import { Photo } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/**
 * Member's photo, cropped to the brand's shape; a silhouette without a photo or when loading fails.
 *
 * **Anatomy**: image or silhouette. **States**: loaded, none, failed. **Tokens**: `card.ratio`, `surfaceSunken`.
 * **Accessibility**: `alt` describes the photo, and is empty where the name is beside it. **Do** set `sizes`. **Don't**
 * set `isFirst` on photos below the first screen.
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
  name: 'Shows a silhouette when the photo fails to load',
  args: { image: { id: 'gone', thumb_filename: 'gone.svg' }, isFirst: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="photo"] svg')).toBeVisible());
  },
};
