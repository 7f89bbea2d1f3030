import { CardGrid, CardSkeletons } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandPart } from '../../.storybook/brand-part.ts';
import { sampleProfile } from './people.ts';

const ProfileCard = await brandPart('ProfileCard');

/** Placeholders of profile cards in a `CardGrid`. */
const meta = {
  title: 'Parts/CardSkeletons',
  component: CardSkeletons,
  tags: ['autodocs'],
  args: { Card: ProfileCard, count: 2 },
  render: ({ Card, count = 0 }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <CardGrid role="list" aria-label="Loading" aria-busy data-rows="even">
        <CardSkeletons Card={Card} count={count} />
      </CardGrid>
      <CardGrid role="list" aria-label="Members" data-rows="even">
        <li>
          <Card profile={sampleProfile()} href="/members/marit" />
        </li>
        <li>
          <Card profile={sampleProfile({ id: 'b', name: 'Jonas', fictional: true })} href="/members/b" />
        </li>
      </CardGrid>
    </div>
  ),
} satisfies Meta<typeof CardSkeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Position in its list and size of each item. */
const boxesIn = (list: HTMLElement) => {
  const { x, y } = list.getBoundingClientRect();
  return [...list.children].map((item) => {
    const box = item.getBoundingClientRect();
    return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
  });
};

export const Classic: Story = {
  name: 'Has the same geometry as the cards that replace it, in classic',
  globals: { template: 'classic' },
  play: async ({ canvas }) => {
    const skeletons = canvas.getByRole('list', { name: 'Loading' });
    await expect(boxesIn(skeletons)).toEqual(boxesIn(canvas.getByRole('list', { name: 'Members' })));
    await expect(skeletons.querySelectorAll(':scope > [inert]')).toHaveLength(2);
  },
};
export const Nocturne: Story = {
  ...Classic,
  name: 'Has the same geometry as the cards that replace it, in nocturne',
  globals: { template: 'nocturne', scheme: 'dark' },
};
