import { ProfileCard } from '@meetcute/react/profile-card';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProfile } from './people.ts';

/**
 * Unstyled root of every profile card: an article named after the member that labels fictional profiles in words.
 * Available separately from `@meetcute/react/profile-card`.
 */
const meta = {
  title: 'Parts/ProfileCard.Root',
  component: ProfileCard.Root,
  tags: ['autodocs'],
  args: { profile: sampleProfile(), children: 'Marit, 34' },
} satisfies Meta<typeof ProfileCard.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders an unstyled article with a name. */
export const Unstyled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Marit' })).toHaveTextContent('Marit, 34');
  },
};

/** Labels a fictional profile in words. */
export const Fictional: Story = {
  name: 'Fictional profile',
  tags: ['legal'],
  args: { profile: sampleProfile({ fictional: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};

/** Passes its state to children, class name and style. */
export const OfItsState: Story = {
  name: 'Styled by its state',
  args: {
    profile: sampleProfile({ online: true }),
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
  },
};
