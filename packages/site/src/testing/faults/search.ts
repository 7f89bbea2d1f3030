import { noFilters, PAGE_SIZE } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { fill, heading, press, text, pollValue, viewerOf, type FaultRow } from './row.ts';

const cards = () => screen.queryAllByRole('article').length;
const isShown = () => pollValue(cards).toBeGreaterThan(0);
const GENDER = 'I’d like to see';

/** Adds a number of women of an age. */
function add(world: World, count: number, age: number): void {
  const viewer = viewerOf(world);
  const [member] = [...world.members.values()].filter((each) => each !== viewer);
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

/** Adds fifteen matching members, on two pages. */
function crowd(world: World): void {
  add(world, 15, 30);
  const viewer = viewerOf(world);
  viewer.lastFilters = { ...noFilters, gender: 'f', min_age: 26, max_age: 35, country: 'NL' };
  world.settings.search_paging = 'pages';
}

/** Adds more members than load without scrolling. */
function endless(world: World): void {
  add(world, 85, 30);
  crowd(world);
  world.settings.search_paging = 'infinite';
  world.settings.member_resell = [];
}

/** Adds a few matching members, and many that nearly match. */
function similarCrowd(world: World): void {
  crowd(world);
  for (const { profile } of world.members.values()) if (profile.age === 30) profile.age = 60;
  add(world, 3, 31);
  add(world, 40, 38);
}

const MORE = 'More couldn’t be loaded';
const isMoreOver = () => pollValue(() => screen.queryByText(MORE)).toBeNull();
/** Size of the current list, rendered or not. */
const readListSize = () => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'));
const similar = () => screen.queryByRole('region', { name: 'Similar people' });
const similarCards = () => {
  const region = similar();
  return region ? within(region).queryAllByRole('article').length : 0;
};

const expectFailure = () => text('The search didn’t work');

const searchPage = { call: 'search', path: '/members', prepare: crowd } as const;

/** Calls of search, further pages and partner tiles. */
export const searchRows: readonly FaultRow[] = [
  {
    ...searchPage,
    isRead: true,
    ready: () => heading('Members'),
    expectError: expectFailure,
    retry: (page) => press(page, 'Try again'),
    expectSuccess: isShown,
  },
  {
    ...searchPage,
    where: 'with another filter',
    ready: isShown,
    act: (page) => fill(page, { [GENDER]: 'm' }),
    expectError: async () => {
      await expectFailure();
      expect(screen.getByLabelText<HTMLSelectElement>(GENDER).value).toBe('m');
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: ({ world }) =>
      pollValue(() => viewerOf(world).lastFilters).toMatchObject({ gender: 'm', min_age: 26, max_age: 35 }),
  },
  {
    ...searchPage,
    where: 'on the next page',
    ready: isShown,
    act: (page) => press(page, 'Next page'),
    expectError: async ({ router }) => {
      await text('Page 2 couldn’t be loaded');
      await text('Page 1 of');
      expect(cards()).toBeGreaterThanOrEqual(12);
      expect(router.state.page.location.search).not.toContain('page=2');
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: async ({ router }) => {
      await text('Page 2 of');
      await isShown();
      await pollValue(() => router.state.page.location.search).toContain('page=2');
      expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
      // The button to try again is gone.
      expect(document.activeElement?.tagName).toBe('H1');
    },
  },
  {
    ...searchPage,
    where: 'for more results',
    prepare: endless,
    ready: isShown,
    expectError: async () => {
      // Results may also load by themselves near the end.
      await pollValue(() => {
        screen.queryByRole('button', { name: 'Show more' })?.click();
        return screen.queryByText(MORE);
      }).not.toBeNull();
      expect(readListSize()).toBeGreaterThanOrEqual(12);
    },
    retry: async (page) => {
      const sizeBefore = readListSize();
      await press(page, 'Try again');
      await pollValue(readListSize).toBeGreaterThan(sizeBefore);
    },
    expectSuccess: isMoreOver,
  },
  {
    ...searchPage,
    where: 'for similar members',
    prepare: similarCrowd,
    ready: () => pollValue(similarCards).toBeGreaterThan(0),
    act: async ({ queryClient }) => {
      queryClient.removeQueries({ queryKey: ['search'], type: 'inactive' });
      await queryClient.resetQueries({ queryKey: ['search', 'similar'] });
    },
    expectError: async () => {
      await text(MORE);
      expect(similar()).not.toBeNull();
      expect(similarCards()).toBe(0);
      await isShown();
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: async () => {
      await pollValue(similarCards).toBeGreaterThan(0);
      await isMoreOver();
    },
  },
  {
    ...searchPage,
    where: 'for more similar members',
    prepare: similarCrowd,
    // Fewer members than a page load more by themselves, and a press would only wait for those.
    ready: () => pollValue(similarCards).toBeGreaterThanOrEqual(PAGE_SIZE),
    act: (page) => press(page, 'Show more'),
    expectError: async () => {
      await text(MORE);
      expect(similarCards()).toBeGreaterThan(0);
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: isMoreOver,
  },
  {
    ...searchPage,
    call: 'searchCams',
    isRead: true,
    ready: isShown,
    expectError: async ({ logged }) => {
      await pollValue(() => logged.includes('The call searchCams failed.')).toBe(true);
      await isShown();
      expect(screen.queryByText('Live webcam on a partner site')).toBeNull();
    },
    // The next visit repeats the call.
    retry: ({ reload }) => reload(),
    expectSuccess: () => text('Live webcam on a partner site'),
  },
];
