import { LikeButton } from '@meetcute/kit';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { sampleProfile } from './people.ts';

/** Toggle button that likes or unlikes a profile. */
const meta = {
  title: 'Parts/LikeButton',
  component: LikeButton,
  tags: ['autodocs'],
  args: { profile: sampleProfile() },
  parameters: {
    world: withWorld((world) => {
      const [existingMember] = [...world.members.values()];
      world.members.set('marit', { ...existingMember!, profile: sampleProfile() });
    }),
  },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toggles the like on and off. */
export const OffAndOn: Story = {
  name: 'Off and on',
  parameters: { spec: ['likes.toggle-per-profile'] },
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: t('likes:like', { name: 'Marit' }) });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const viewerId = viewerOf(currentWorld()).profile.id;
    await waitFor(() =>
      expect(currentWorld().likes.some(({ from, to }) => from === viewerId && to === 'marit')).toBe(true),
    );
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** Renders nothing for logged-out visitors. */
export const NotForVisitors: Story = {
  name: 'Visitor',
  globals: { viewer: 'visitor' },
  parameters: {
    spec: ['permission.like-button-only-logged-in'],
    world: {},
    fixed: 'Only a visitor sees no button. Open Off and on to see that of members.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
