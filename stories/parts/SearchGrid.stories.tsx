import type { Profile } from '@meetcute/contract';
import { PartnerTile } from '@meetcute/react/partner-tile';
import { SearchGrid, useSearchGrid } from '@meetcute/react/search-grid';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brandPart } from '@meetcute/storybook/brands';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const ProfileCard = await brandPart('ProfileCard');

const names = ['Marit', 'Jonas', 'Sanne', 'Ruben'] as const;

const people = (count: number): readonly Profile[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length]!;
    return sampleProfile({
      id: String(index),
      name: `${name} ${index + 1}`,
      main_image: drawnPhoto(name, 0, name.toLowerCase()),
      fictional: index % 5 === 3,
    });
  });

interface GridProps {
  profiles: readonly Profile[];
  /** Index of an advert among the items, null for none. */
  tileAt: number | null;
}

/** A brand's own list: CSS grid columns, four where they fit, and rows of equal height. */
function Grid({ profiles, tileAt }: GridProps) {
  const items: readonly (Profile | null)[] =
    tileAt === null ? profiles : [...profiles.slice(0, tileAt), null, ...profiles.slice(tileAt)];
  const grid = useSearchGrid(items.length);
  if (items.length === 0) return <p>Nobody was found.</p>;
  return (
    <SearchGrid.Root
      grid={grid}
      aria-label="People"
      data-rows="even"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(9rem, 20%), 1fr))',
        gridAutoRows: '1fr',
        gap: '1.5rem 1rem',
      }}
    >
      {grid.items.map((item) => {
        const profile = items[item.index]!;
        return profile ? (
          <SearchGrid.Item key={item.slot} item={item}>
            <ProfileCard profile={profile} href={`#${profile.id}`} />
          </SearchGrid.Item>
        ) : (
          <SearchGrid.Tile key={item.slot} item={item} href="#" kind="cams">
            <PartnerTile.Link>Luna, 28: live on webcam now</PartnerTile.Link>
          </SearchGrid.Tile>
        );
      })}
    </SearchGrid.Root>
  );
}

/**
 * Unstyled grid of cards and tiles for thousands of items: it renders the visible ones and moves the focus in two
 * dimensions with arrow keys. Available separately from `@meetcute/react/search-grid`; the brand provides columns and
 * gaps.
 */
const meta = {
  title: 'Parts/SearchGrid',
  component: Grid,
  tags: ['autodocs'],
  args: { profiles: people(12), tileAt: null },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moves between twelve cards with arrow keys in two dimensions. */
export const Page: Story = {
  name: 'Twelve cards',
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link', { name: /, 34$/ });
    const tops = links.map((link) => link.closest('li')!.offsetTop);
    const columns = tops.filter((top) => top === tops[0]).length;
    links[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(links[columns + 1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement!.closest('li')).toHaveAttribute('aria-setsize', '12');
  },
};

export const Nobody: Story = { args: { profiles: [] } };
export const One: Story = { args: { profiles: people(1) } };
export const Uneven: Story = { name: 'Incomplete last row', args: { profiles: people(13) } };

/** Counts an advert as an item of the height of a card. */
export const WithTile: Story = {
  name: 'With an advert',
  args: { tileAt: 1 },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article', { name: containing(t('common:advert')) }).closest('li')!;
    await expect(tile).toHaveAttribute('aria-posinset', '2');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
  },
};

/** Renders only the visible cards of ten thousand. */
export const Thousands: Story = {
  name: 'Ten thousand cards',
  args: { profiles: people(10_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  },
};
