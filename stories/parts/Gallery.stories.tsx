import { Gallery } from '@meetcute/kit';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const images = [0, 1, 2, 3, 4].map((index) => drawnPhoto(`p${index}`, index));

/** Photos of a profile, one at a time. */
const meta = {
  title: 'Parts/Gallery',
  component: Gallery,
  tags: ['autodocs'],
  args: {
    profile: sampleProfile({ images, main_image: images[0]! }),
    sizes: '20rem',
    onOpen: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('profile:photoPosition', { number: 1, count: 5 }),
    );
  },
};

/** Renders no buttons without photos. */
export const None: Story = {
  name: 'Without photos',
  args: { profile: sampleProfile() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
