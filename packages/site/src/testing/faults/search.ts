import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fill, heading, press, text, until, viewerOf, type FaultRow } from './row.ts';

const cards = () => screen.queryAllByRole('article').length;
const isShown = () => until(cards).toBeGreaterThan(0);
const GENDER = 'I’d like to see';

/** Fifteen people to find, on two pages. */
function crowd(world: World): void {
  const own = viewerOf(world);
  const [member] = [...world.members.values()].filter((each) => each !== own);
  for (let number = 1; number <= 15; number += 1) {
    const profile = {
      ...member!.profile,
      id: `found-${number}`,
      gender: 'f',
      age: 30,
      country: 'NL',
    } as const;
    world.members.set(profile.id, { ...member!, profile });
  }
  own.lastFilters = { gender: 'f', min_age: 26, max_age: 35, country: 'NL', countryregion: '0' };
  world.settings.search_paging = 'pages';
}

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
    told: failed,
    again: (page) => press(page, 'Try again'),
    done: async () => {
      await text('Page 2 of');
      await isShown();
    },
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
