import { CardGrid, CardSkeletons } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandPart } from '@meetcute/storybook/brands';
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

/** Has the same geometry as the cards that replace it. */
export const Classic: Story = {
  name: 'Same size as cards',
  play: async ({ canvas }) => {
    const skeletons = canvas.getByRole('list', { name: 'Loading' });
    await expect(boxesIn(skeletons)).toEqual(boxesIn(canvas.getByRole('list', { name: 'Members' })));
    await expect(skeletons.querySelectorAll(':scope > [inert]')).toHaveLength(2);
  },
};

/** Has the same geometry as the brand’s own cards. */
export const Nocturne: Story = {
  ...Classic,
  name: 'Same size as cards in Nocturne',
  tags: ['nocturne'],
  parameters: { fixed: 'Nocturne draws its own cards. Open Same size as cards to see Classic.' },
  globals: { template: 'nocturne' },
};
