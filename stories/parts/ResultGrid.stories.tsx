import type { Profile } from '@meetcute/contract';
import { initialSearch, type SearchState } from '@meetcute/core';
import { Button, SearchResults, type ResultItem } from '@meetcute/kit';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import OwnCard from '../brand-guide/OwnProfileCard.example.tsx';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const names = ['Marit', 'Jonas', 'Sanne', 'Ruben', 'Noor', 'Lena'];

const profiles: readonly Profile[] = names.map((name, index) =>
  sampleProfile({
    id: name.toLowerCase(),
    name,
    main_image: drawnPhoto(name, index, name.toLowerCase()),
    fictional: index === 2,
  }),
);

const members = profiles.map((profile): ResultItem => ({ kind: 'profile', profile }));

const items: readonly ResultItem[] = [
  ...members.slice(0, 3),
  { kind: 'cam', cam: { account: 'luna', name: 'Luna', age: 28, image: '' } },
  { kind: 'advert', advert: true },
  ...members.slice(3),
];

const search = {
  state: { ...initialSearch, status: 'ready', profiles, total: 60 },
  onMore: fn(),
  onRetry: fn(),
  onPage: fn(),
} as const;

const inState = (change: Partial<SearchState<Profile>>) => ({
  ...search,
  state: { ...search.state, ...change },
});

/**
 * Results of a search, alone: `SearchResults` with the result of `useSearch`, or with a state of your own as here. The grid
 * is exported as `ResultGrid`. Neither needs a route or a template.
 */
const meta = {
  title: 'Parts/ResultGrid',
  component: SearchResults,
  tags: ['autodocs'],
  args: { search, items, isPaged: true, profileHref: ({ id }: Profile) => `#${id}` },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows labelled profiles and tiles, and moves with arrow keys. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = within(canvas.getByRole('list'));
    await expect(grid.getAllByRole('listitem')).toHaveLength(8);
    await expect(grid.getAllByText(t('common:advert'))).toHaveLength(2);
    await expect(grid.getByRole('article', { name: 'Sanne' })).toHaveTextContent(t('common:fictional.label'));
    grid.getByRole('link', { name: 'Marit, 34' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(grid.getByRole('link', { name: 'Jonas, 34' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
    await expect(args.search.onPage).toHaveBeenCalledWith(2);
  },
};

/** Returns how far above the end of its row the box of the partner's advert ends, in pixels. */
const readSpaceBelow = (grid: HTMLElement) => {
  const [advert] = within(grid).getAllByText(t('common:advert'));
  const { bottom } = getComputedStyle(advert!.closest('article')!, '::before');
  return Number.parseFloat(bottom);
};

/** Ends adverts where cards with a line end, whose space below is a part of them. */
export const Lines: Story = {
  name: 'Line of each profile',
  args: { line: () => 'Also likes long walks' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list');
    const card = within(grid).getByRole('article', { name: 'Marit' });
    const spaceBelowCard = Number.parseFloat(getComputedStyle(card).paddingBlockEnd);
    await expect(spaceBelowCard).toBeGreaterThan(8);
    await expect(readSpaceBelow(grid)).toBe(spaceBelowCard);
  },
};

/** Ends adverts with the row beside a card of a brand, which has no space below. */
export const BrandCard: Story = {
  name: 'Card of a brand',
  args: { line: () => 'Also likes long walks', Card: OwnCard },
  play: async ({ canvas }) => {
    await expect(readSpaceBelow(canvas.getByRole('list'))).toBe(0);
  },
};

/** Shows placeholders while the first results load. */
export const Loading: Story = {
  args: { search: inState({ status: 'loading', profiles: [], total: 0 }), items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

/** Offers an action when nobody is found. */
export const Empty: Story = {
  args: {
    search: inState({ profiles: [], total: 0, hasEnded: true }),
    items: [],
    emptyAction: <Button>Your profile</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Your profile' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Shows an error with a retry button when the search fails. */
export const Failed: Story = {
  tags: ['fault'],
  args: { search: inState({ status: 'failed', profiles: [], total: 0 }), items: [] },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: t('common:tryAgain') }));
    await expect(args.search.onRetry).toHaveBeenCalled();
  },
};

/** Loads more results with a button at the end. */
export const More: Story = {
  name: 'More results',
  args: { isPaged: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:showMore') }));
    await expect(args.search.onMore).toHaveBeenCalled();
  },
};
