import type { World } from '@meetcute/mocks';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fill, heading, press, text, until, viewerOf, type FaultRow } from './row.ts';

const cards = () => screen.queryAllByRole('article').length;
const isShown = () => until(cards).toBeGreaterThan(0);
const GENDER = 'I’d like to see';

/** Puts so many women of an age into the world. */
function add(world: World, count: number, age: number): void {
  const own = viewerOf(world);
  const [member] = [...world.members.values()].filter((each) => each !== own);
  for (let number = 1; number <= count; number += 1) {
    const profile = {
      ...member!.profile,
      id: `aged-${age}-${number}`,
      gender: 'f',
      age,
      country: 'NL',
    } as const;
    world.members.set(profile.id, { ...member!, profile });
  }
}

/** Fifteen people to find, on two pages. */
function crowd(world: World): void {
  add(world, 15, 30);
  const own = viewerOf(world);
  own.lastFilters = { gender: 'f', min_age: 26, max_age: 35, country: 'NL', countryregion: '0' };
  world.settings.search_paging = 'pages';
}

/** More people than come by themselves before anybody scrolls. */
function endless(world: World): void {
  add(world, 85, 30);
  crowd(world);
  world.settings.search_paging = 'infinite';
  world.settings.member_resell = [];
}

/** A few people to find, and many who nearly fit. */
function similarCrowd(world: World): void {
  crowd(world);
  for (const { profile } of world.members.values()) if (profile.age === 30) profile.age = 60;
  add(world, 3, 31);
  add(world, 40, 38);
}

const MORE = 'More couldn’t be loaded';
const isMoreOver = () => until(() => screen.queryByText(MORE)).toBeNull();
/** How many there are in the list that is looked at, drawn or not. */
const listed = () => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'));
const similar = () => screen.queryByRole('region', { name: 'People like these' });
const similarCards = () => {
  const region = similar();
  return region ? within(region).queryAllByRole('article').length : 0;
};

const failed = () => text('The search didn’t work');

const searchPage = { call: 'search', path: '/members', prepare: crowd } as const;

/** Searching, going on to the next page, and what partners offer in between. */
export const searchRows: readonly FaultRow[] = [
  {
    ...searchPage,
    isRead: true,
    ready: () => heading('Members'),
    told: failed,
    again: (page) => press(page, 'Try again'),
    done: isShown,
  },
  {
    ...searchPage,
    where: 'with another filter',
    ready: isShown,
    act: (page) => fill(page, { [GENDER]: 'm' }),
    told: async () => {
      await failed();
      expect(screen.getByLabelText<HTMLSelectElement>(GENDER).value).toBe('m');
    },
    again: (page) => press(page, 'Try again'),
    done: ({ world }) =>
      until(() => viewerOf(world).lastFilters).toMatchObject({ gender: 'm', min_age: 26, max_age: 35 }),
  },
  {
    ...searchPage,
    where: 'on the next page',
    ready: isShown,
    act: (page) => press(page, 'Next page'),
    told: async ({ router }) => {
      await text('Page 2 couldn’t be loaded');
      await text('Page 1 of');
      expect(cards()).toBeGreaterThanOrEqual(12);
      expect(router.state.location.search).not.toContain('page=2');
    },
    again: (page) => press(page, 'Try again'),
    done: async ({ router }) => {
      await text('Page 2 of');
      await isShown();
      await until(() => router.state.location.search).toContain('page=2');
      expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
    },
  },
  {
    ...searchPage,
    where: 'for more below',
    isShort: true,
    prepare: endless,
    ready: isShown,
    told: async () => {
      // They also come by themselves, where the end is near enough.
      await until(() => {
        screen.queryByRole('button', { name: 'Show more' })?.click();
        return screen.queryByText(MORE);
      }).not.toBeNull();
      expect(listed()).toBeGreaterThanOrEqual(12);
    },
    again: async (page) => {
      const before = listed();
      await press(page, 'Try again');
      await until(listed).toBeGreaterThan(before);
    },
    done: isMoreOver,
  },
  {
    ...searchPage,
    where: 'for those who nearly fit',
    isShort: true,
    prepare: similarCrowd,
    ready: () => until(similarCards).toBeGreaterThan(0),
    act: async ({ queryClient }) => {
      queryClient.removeQueries({ queryKey: ['search'], type: 'inactive' });
      await queryClient.resetQueries({ queryKey: ['search', 'similar'] });
    },
    told: async () => {
      await text(MORE);
      expect(similar()).not.toBeNull();
      expect(similarCards()).toBe(0);
      await isShown();
    },
    again: (page) => press(page, 'Try again'),
    done: async () => {
      await until(similarCards).toBeGreaterThan(0);
      await isMoreOver();
    },
  },
  {
    ...searchPage,
    where: 'for more of those who nearly fit',
    isShort: true,
    prepare: similarCrowd,
    ready: () => until(similarCards).toBeGreaterThan(0),
    act: (page) => press(page, 'Show more'),
    told: async () => {
      await text(MORE);
      expect(similarCards()).toBeGreaterThan(0);
    },
    again: (page) => press(page, 'Try again'),
    done: isMoreOver,
  },
  {
    ...searchPage,
    call: 'searchCams',
    isRead: true,
    ready: isShown,
    told: async ({ logged }) => {
      await until(() => logged.includes('The call searchCams failed.')).toBe(true);
      await isShown();
      expect(screen.queryByText('Live webcam at a partner')).toBeNull();
    },
    // The next visit asks again.
    again: ({ reload }) => reload(),
    done: () => text('Live webcam at a partner'),
  },
];
