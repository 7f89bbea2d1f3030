import { Photo } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Member's photo, cropped to the brand's shape; a silhouette without a photo or when loading fails. */
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

/** Shows a silhouette when the photo fails to load. */
export const Failed: Story = {
  tags: ['fault'],
  args: { image: { id: 'gone', thumb_filename: 'gone.svg' }, isFirst: true },
  parameters: { mark: '[data-part="photo"] svg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="photo"] svg')).toBeVisible());
  },
};
