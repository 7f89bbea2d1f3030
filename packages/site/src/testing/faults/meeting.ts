import { noFilters } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { heading, press, readyButton, text, until, viewerOf, type FaultRow } from './row.ts';

const OTHER = 'somebody';

const hasLiked = (world: World) =>
  world.likes.some(({ from, to }) => from === viewerOf(world).profile.id && to === OTHER);
const cards = () => screen.queryAllByRole('article').length;

/** Leaves one person to be met, whom nobody has liked. */
function alone(world: World): void {
  const own = viewerOf(world);
  const [member] = [...world.members.values()].filter((each) => each !== own);
  world.members.clear();
  world.members.set(own.profile.id, own);
  world.members.set(OTHER, { ...member!, profile: { ...member!.profile, id: OTHER, name: 'Marit' } });
  world.likes = [];
  own.lastFilters = noFilters;
}

/** Fifteen people to be met, of whom twelve come first. */
function fifteen(world: World): void {
  alone(world);
  const { [OTHER]: other } = Object.fromEntries(world.members);
  for (let number = 1; number < 15; number += 1) {
    const id = `another-${number}`;
    world.members.set(id, { ...other!, profile: { ...other!.profile, id } });
  }
}

const deck = { path: '/match-finder', prepare: alone, isShort: true } as const;
const finder = () => heading('Matches');
const marit = () => readyButton('Like Marit');
const nobody = () => text('We couldn’t load anyone just now');

/** The match finder: cards and what is decided about them. */
const deckRows: readonly FaultRow[] = [
  {
    ...deck,
    call: 'search',
    where: 'for the deck',
    isRead: true,
    ready: finder,
    told: nobody,
    again: (page) => press(page, 'Try again'),
    done: marit,
  },
  {
    ...deck,
    call: 'search',
    where: 'for more cards',
    prepare: fifteen,
    ready: marit,
    act: ({ user }) => user.keyboard('{ArrowLeft}'.repeat(12)),
    told: nobody,
    again: (page) => press(page, 'Try again'),
    done: marit,
  },
  {
    ...deck,
    call: 'getLikes',
    where: 'for the deck',
    isRead: true,
    ready: finder,
    // Somebody who is liked already may be asked about again; nobody else is kept back.
    told: marit,
    again: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getLikes'] }),
    done: marit,
  },
  {
    ...deck,
    call: 'likeProfile',
    where: 'in the deck',
    ready: marit,
    act: (page) => press(page, 'Like Marit'),
    told: async ({ world }) => {
      await text('Your like for Marit didn’t get through');
      await marit();
      expect(hasLiked(world)).toBe(false);
    },
    again: (page) => press(page, 'Like Marit'),
    done: async ({ world }) => {
      await until(() => hasLiked(world)).toBe(true);
      await text('That was everyone for now');
    },
  },
  {
    ...deck,
    call: 'unlikeProfile',
    where: 'in the deck',
    ready: async (page) => {
      await press(page, 'Like Marit');
      await until(() => hasLiked(page.world)).toBe(true);
    },
    act: (page) => press(page, 'Undo the last one'),
    told: async ({ world }) => {
      await text('You still like Marit: taking it back didn’t work');
      expect(hasLiked(world)).toBe(true);
    },
    // The heart on the profile takes it back too.
    again: async (page) => {
      await page.router.navigate(`/members/${OTHER}`);
      await press(page, 'Like Marit');
    },
    done: ({ world }) => until(() => hasLiked(world)).toBe(false),
  },
];

/** A few members who are suggested on a page that is about something else. */
const suggestions = (where: string, path: string, ready: () => Promise<unknown>): FaultRow => ({
  call: 'getSuggestions',
  where,
  path,
  isRead: true,
  isShort: true,
  ready,
  told: async () => {
    await nobody();
    await readyButton('Try again');
    expect(cards()).toBe(0);
  },
  again: (page) => press(page, 'Try again'),
  done: async () => {
    await until(cards).toBeGreaterThan(0);
    expect(screen.queryByText(/couldn’t load/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Members you might like');
  },
});

/** Meeting people elsewhere than in the search: the match finder, home and the error page. */
export const meetingRows: readonly FaultRow[] = [
  ...deckRows,
  suggestions('at home', '/', () => screen.findByRole('heading', { level: 1, name: /^Hello/ })),
  suggestions('on the error page', '/nowhere', () => heading('Error')),
];
