import { ProfileCardRoot } from '@meetcute/react/profile-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProfile } from './people.ts';

/**
 * The headless part under every profile card: an article that is named after the member and labels fictional profiles in
 * words. It has no look; a brand gives it one, and may take it alone from `@meetcute/react/profile-card`.
 *
 * **Anatomy**: what the brand draws, then the fictional label. **States**: `isFictional` (`[data-fictional]`),
 * `isOnline` (`[data-online]`); class name, style and children may be functions of them. **Accessibility**: an article
 * with a name. **Do** show by words what the state says. **Don't** hide the label.
 */
const meta = {
  title: 'Parts/ProfileCardRoot',
  component: ProfileCardRoot,
  tags: ['autodocs'],
  args: { profile: sampleProfile(), children: 'Marit, 34' },
} satisfies Meta<typeof ProfileCardRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoLook: Story = {
  name: 'Without a look it is an article with a name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Marit' })).toHaveTextContent('Marit, 34');
  },
};
export const OfItsState: Story = {
  name: 'Children, class name and style may follow from the state',
  args: {
    profile: sampleProfile({ online: true, fictional: true }),
    className: ({ isOnline }) => (isOnline ? 'here' : 'away'),
    style: ({ isOnline }) => ({
      borderInlineStart: `4px ${isOnline ? 'solid' : 'dotted'}`,
      paddingInline: '1rem',
    }),
    children: ({ isOnline }) => <p>Marit is {isOnline ? 'here now' : 'away'}</p>,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Marit' });
    await expect(card).toHaveClass('here');
    await expect(card).toHaveTextContent('Marit is here now');
    await expect(canvas.getByText('Fictional profile')).toBeVisible();
  },
};
