import { CardGrid, CardSkeletons, ProfileCard } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from '../../.storybook/brands.ts';
import { sampleProfile } from './people.ts';

const { default: NocturneCard } = await brands.nocturne.parts.ProfileCard();

/**
 * Placeholders of profile cards in a `CardGrid`.
 *
 * **Anatomy**: empty cards of the brand. **Tokens**: `line`, `card.radius`, `card.ratio`. **Accessibility**: inert and hidden, so that
 * neither keyboard nor screen reader reaches them; the list has `aria-busy`. **Do** pass the card that replaces them.
 * **Don't** use them for other lists: their geometry would differ.
 */
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
  name: 'Has the same geometry as the cards that replace it',
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
  args: { Card: NocturneCard },
  globals: { template: 'nocturne', scheme: 'dark' },
};
