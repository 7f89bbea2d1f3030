import { noFilters } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { heading, press, readyButton, text, pollValue, viewerOf, type FaultRow } from './row.ts';

const OTHER = 'somebody';

const hasLiked = (world: World) =>
  world.likes.some(({ from, to }) => from === viewerOf(world).profile.id && to === OTHER);
const cards = () => screen.queryAllByRole('article').length;

/** Reduces the world to one other member without likes. */
function oneMember(world: World): void {
  const viewer = viewerOf(world);
  const [member] = [...world.members.values()].filter((each) => each !== viewer);
  world.members.clear();
  world.members.set(viewer.profile.id, viewer);
  world.members.set(OTHER, { ...member!, profile: { ...member!.profile, id: OTHER, name: 'Marit' } });
  world.likes = [];
  viewer.lastFilters = noFilters;
}

/** Adds fifteenMembers members; the first page contains twelve. */
function fifteenMembers(world: World): void {
  oneMember(world);
  const { [OTHER]: other } = Object.fromEntries(world.members);
  for (let number = 1; number < 15; number += 1) {
    const id = `another-${number}`;
    world.members.set(id, { ...other!, profile: { ...other!.profile, id } });
  }
}

const deck = { path: '/match-finder', prepare: oneMember } as const;
const finder = () => heading('Discover');
const marit = () => readyButton('Like Marit');
const loadError = () => text('We can’t show anyone just now');

/** The match finder: cards, likes and skips. */
const deckRows: readonly FaultRow[] = [
  {
    ...deck,
    call: 'search',
    where: 'for the deck',
    isRead: true,
    ready: finder,
    expectError: loadError,
    retry: (page) => press(page, 'Try again'),
    expectSuccess: marit,
  },
  {
    ...deck,
    call: 'search',
    where: 'for more cards',
    prepare: fifteenMembers,
    ready: marit,
    act: ({ user }) => user.keyboard('{ArrowLeft}'.repeat(12)),
    expectError: loadError,
    retry: (page) => press(page, 'Try again'),
    expectSuccess: marit,
  },
  {
    ...deck,
    call: 'getLikes',
    where: 'for the deck',
    isRead: true,
    ready: finder,
    // Without likes, the deck may repeat liked members but withholds no others.
    expectError: marit,
    retry: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getLikes'] }),
    expectSuccess: marit,
  },
  {
    ...deck,
    call: 'likeProfile',
    where: 'in the deck',
    hasErrorCases: true,
    ready: marit,
    act: (page) => press(page, 'Like Marit'),
    expectError: async ({ world }) => {
      await text('Your like for Marit didn’t get through');
      await marit();
      expect(hasLiked(world)).toBe(false);
    },
    retry: (page) => press(page, 'Like Marit'),
    expectSuccess: async ({ world }) => {
      await pollValue(() => hasLiked(world)).toBe(true);
      await text('That was everyone for now');
    },
  },
  {
    ...deck,
    call: 'unlikeProfile',
    where: 'in the deck',
    hasErrorCases: true,
    ready: async (page) => {
      await press(page, 'Like Marit');
      await pollValue(() => hasLiked(page.world)).toBe(true);
    },
    act: (page) => press(page, 'Undo'),
    expectError: async ({ world }) => {
      await text('We couldn’t undo your like for Marit');
      expect(hasLiked(world)).toBe(true);
    },
    // The like button of the profile removes the like too.
    retry: async (page) => {
      await page.router.navigate(`/members/${OTHER}`);
      await press(page, 'Like Marit');
    },
    expectSuccess: ({ world }) => pollValue(() => hasLiked(world)).toBe(false),
  },
];

/** Suggested members on a page with another subject. */
const suggestions = (where: string, path: string, ready: () => Promise<unknown>): FaultRow => ({
  call: 'getSuggestions',
  where,
  path,
  isRead: true,
  ready,
  expectError: async () => {
    await loadError();
    await readyButton('Try again');
    expect(cards()).toBe(0);
  },
  retry: (page) => press(page, 'Try again'),
  expectSuccess: async () => {
    await pollValue(cards).toBeGreaterThan(0);
    expect(screen.queryByText(/couldn’t load/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Members you might like');
  },
});

/** Calls of the match finder, and of suggested members at home and on the error page. */
export const meetingRows: readonly FaultRow[] = [
  ...deckRows,
  suggestions('at home', '/', () => screen.findByRole('heading', { level: 1, name: /^Hello/ })),
  suggestions('on the error page', '/nowhere', () => heading('Error')),
];
