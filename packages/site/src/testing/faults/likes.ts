import { noFilters } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { heading, press, readyButton, text, pollValue, viewerOf, type FaultRow } from './row.ts';

const OTHER = 'somebody';

const readViewerId = (world: World) => viewerOf(world).profile.id;
const hasLiked = (world: World) =>
  world.likes.some(({ from, to }) => from === readViewerId(world) && to === OTHER);
const card = () => screen.queryByRole('article', { name: 'Marit' });
const heart = () => screen.queryByRole('button', { name: 'Like Marit' })?.getAttribute('aria-pressed');

/** Adds a member at a known address, optionally with a like from or to the viewer. */
const addMember =
  (like?: 'sent' | 'received') =>
  (world: World): void => {
    const [member] = [...world.members.values()].filter(({ profile }) => profile.id !== readViewerId(world));
    const profile = { ...member!.profile, id: OTHER, name: 'Marit', age: 34 };
    world.members.set(OTHER, { ...member!, profile });
    const [sender, recipient] = like === 'sent' ? [readViewerId(world), OTHER] : [OTHER, readViewerId(world)];
    world.likes = like
      ? [{ from: sender, to: recipient, at: world.now().toISOString(), isNew: like === 'received' }]
      : [];
  };

const profilePage = { path: `/members/${OTHER}`, ready: () => heading('Marit, 34') };

/** Like button on a profile: a failed change is rolled back silently, and the profile stays. */
const heartRow = (call: 'likeProfile' | 'unlikeProfile'): FaultRow => {
  const wasLiked = call === 'unlikeProfile';
  return {
    ...profilePage,
    call,
    where: 'on a profile',
    prepare: addMember(wasLiked ? 'sent' : undefined),
    ready: async () => {
      await profilePage.ready();
      await pollValue(heart).toBe(String(wasLiked));
    },
    act: (page) => press(page, 'Like Marit'),
    expectError: async ({ alerts, logged, world }) => {
      await pollValue(() => logged.includes(`The call ${call} failed.`)).toBe(true);
      await pollValue(heart).toBe(String(wasLiked));
      expect([hasLiked(world), alerts]).toEqual([wasLiked, []]);
      await heading('Marit, 34');
    },
    retry: (page) => press(page, 'Like Marit'),
    expectSuccess: async ({ world }) => {
      await pollValue(heart).toBe(String(!wasLiked));
      await pollValue(() => hasLiked(world)).toBe(!wasLiked);
    },
  };
};

/** Like button on the list of likes: a failed change is rolled back, even when its card was removed. */
const listedHeartRow = (call: 'likeProfile' | 'unlikeProfile'): FaultRow => {
  const wasLiked = call === 'unlikeProfile';
  return {
    call,
    where: 'on the likes list',
    path: wasLiked ? '/likes/sent' : '/likes/received',
    prepare: addMember(wasLiked ? 'sent' : 'received'),
    ready: () => pollValue(heart).toBe(String(wasLiked)),
    act: (page) => press(page, 'Like Marit'),
    expectError: async ({ logged, world }) => {
      await pollValue(() => logged.includes(`The call ${call} failed.`)).toBe(true);
      await pollValue(heart).toBe(String(wasLiked));
      expect([hasLiked(world), card() === null]).toEqual([wasLiked, false]);
    },
    retry: (page) => press(page, 'Like Marit'),
    expectSuccess: async ({ world }) => {
      await pollValue(() => hasLiked(world)).toBe(!wasLiked);
      await pollValue(heart).toBe(wasLiked ? undefined : 'true');
    },
  };
};

/** Button that opens a chat: a failure shows a notice, and the page stays. */
const messageRow = (where: string, row: Pick<FaultRow, 'path' | 'ready'> & Partial<FaultRow>): FaultRow => ({
  ...row,
  call: 'startChat',
  where,
  act: (page) => press(page, 'Message Marit'),
  expectError: async ({ router }) => {
    await text('Cannot start chat, try again later or contact customer support');
    await readyButton('Message Marit');
    expect(router.state.page.location.pathname).toBe(row.path);
  },
  retry: (page) => press(page, 'Message Marit'),
  expectSuccess: ({ router }) => pollValue(() => router.state.page.location.pathname).toMatch(/^\/chats\/./),
});

/** Makes Marit the only member that a search finds. */
const onlyMarit = (world: World): void => {
  addMember()(world);
  const all = [...world.members.keys()];
  for (const id of all) if (id !== OTHER && id !== readViewerId(world)) world.members.delete(id);
  viewerOf(world).lastFilters = noFilters;
};

/** Calls of profile and likes. */
export const likesRows: readonly FaultRow[] = [
  heartRow('likeProfile'),
  heartRow('unlikeProfile'),
  listedHeartRow('likeProfile'),
  listedHeartRow('unlikeProfile'),
  messageRow('from a profile', { ...profilePage, prepare: addMember() }),
  messageRow('from a card', {
    path: '/members',
    prepare: onlyMarit,
    ready: () => readyButton('Message Marit'),
  }),
  {
    call: 'getProfile',
    isRead: true,
    path: profilePage.path,
    prepare: addMember(),
    ready: () => heading('This profile couldn’t be loaded'),
    expectError: () => text('Try again'),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => heading('Marit, 34'),
  },
  {
    ...profilePage,
    call: 'getProfile',
    where: 'for a loaded profile',
    prepare: addMember(),
    act: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getProfile'] }),
    expectError: () => heading('Marit, 34'),
    retry: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getProfile'] }),
    expectSuccess: () => heading('Marit, 34'),
  },
  {
    call: 'getLikes',
    isRead: true,
    path: '/likes',
    prepare: addMember('received'),
    ready: () => heading('Likes'),
    expectError: async () => {
      await text('Your likes couldn’t be loaded');
      expect(screen.queryByText('No likes yet')).toBeNull();
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => pollValue(card).not.toBeNull(),
  },
  {
    call: 'getLikes',
    where: 'for loaded likes',
    path: '/likes',
    prepare: addMember('received'),
    ready: () => pollValue(card).not.toBeNull(),
    act: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getLikes'] }),
    expectError: async () => {
      expect(card()).not.toBeNull();
      expect(screen.queryByText('Your likes couldn’t be loaded')).toBeNull();
    },
    retry: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getLikes'] }),
    expectSuccess: () => pollValue(card).not.toBeNull(),
  },
  {
    ...profilePage,
    call: 'markLikeSeen',
    isRead: true,
    prepare: addMember('received'),
    expectError: async ({ logged, world }) => {
      await pollValue(() => logged.includes('The call markLikeSeen failed.')).toBe(true);
      expect(world.likes[0]?.isNew).toBe(true);
      await heading('Marit, 34');
    },
    // The next visit repeats the call.
    retry: ({ reload }) => reload(),
    expectSuccess: ({ world }) => pollValue(() => world.likes[0]?.isNew).toBe(false),
  },
];
