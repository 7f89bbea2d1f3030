import { setFault, type World } from '@meetcute/mocks';
import type { SearchOrigin } from '@meetcute/core';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useMatchDeck } from './useMatchDeck.ts';

const origin: SearchOrigin = {
  source: 'match-finder',
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: true,
  trafficSource: null,
};

/** Opens a member's deck and waits for its first card. */
async function deckPage(change: (world: World) => void = () => undefined) {
  const world = memberWorld();
  world.likes = [];
  change(world);
  const page = openPage(world);
  const hook = page.use(() => ({ ...useMatchDeck(origin), ...useBirthDatePrompt() }));
  await expect.poll(() => hook.current.state).toBe('cards');
  const { deck } = hook.current;
  const press = (move: 'like' | 'skip' | 'undo') => act(() => void hook.current.deck[move]?.());
  const calls = (call: string) => page.requestLines.filter((each) => each === call).length;
  return { ...page, world, seen: hook, press, calls, first: deck.top!, me: viewerOf(world).profile.id };
}

const top = (hook: { current: ReturnType<typeof useMatchDeck> }) => hook.current.deck.top?.id;

test('loads more profiles before the cards run out and shows each once', async () => {
  const { seen, press, calls } = await deckPage();
  const cardIds: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    await expect.poll(() => seen.current.state).toBe('cards');
    cardIds.push(top(seen)!);
    press('skip');
    if (count === 4) expect(calls('GET /api/search.php')).toBe(1);
  }
  expect(new Set(cardIds).size).toBe(20);
  expect(calls('GET /api/search.php')).toBe(3);
});

test('keeps the remaining cards when loading fails and retries on the next decision', async () => {
  const { queryClient, world, seen, press, calls } = await deckPage();
  setFault(world, 'search', { kind: 'error', code: 'server_error' });
  for (let count = 0; count < 8; count += 1) press('skip');
  await expect.poll(() => calls('GET /api/search.php')).toBe(2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  // React renders the failure in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(seen.current.state).toBe('cards');
  world.faults.clear();
  const countBefore = seen.current.deck.count;
  await expect.poll(() => (press('skip'), seen.current.deck.count)).toBeGreaterThan(countBefore);
});

test('sends a like once and refetches the likes', async () => {
  const { world, press, calls, first, me } = await deckPage();
  press('like');
  await expect.poll(() => world.likes).toMatchObject([{ from: me, to: first.id }]);
  await expect.poll(() => calls('GET /api/likes.php')).toBe(2);
});

test('withdraws an undone like only after it was sent', async () => {
  const { world, seen, press, requestLines, first } = await deckPage();
  press('like');
  press('undo');
  expect(top(seen)).toBe(first.id);
  await expect
    .poll(() => requestLines.filter((call) => /likes/.test(call) && !call.startsWith('GET')))
    .toHaveLength(2);
  const changes = requestLines.filter((call) => /likes/.test(call) && !call.startsWith('GET'));
  expect(changes[0]).toMatch(/^POST/);
  await expect.poll(() => world.likes).toEqual([]);
});

test('returns the card of a failed like to the top and shows a notice', async () => {
  const { world, seen, press, notices, first } = await deckPage();
  setFault(world, 'likeProfile', { kind: 'error', code: 'forbidden' });
  press('like');
  expect(top(seen)).not.toBe(first.id);
  await expect.poll(() => top(seen)).toBe(first.id);
  expect(seen.current.deck.announcement).toEqual({ what: 'failed', name: first.name });
  expect(notices()).toEqual([expect.objectContaining({ kind: 'danger' })]);
});

test('names the time to wait when a like is refused by the limit', async () => {
  const { world, seen, press, notices, first } = await deckPage();
  setFault(world, 'likeProfile', { kind: 'error', code: 'too_many_requests', retryAfter: 1200 });
  press('like');
  await expect.poll(notices).toEqual([expect.objectContaining({ body: expect.stringMatching(/20 min/) })]);
  expect(top(seen)).toBe(first.id);
});

test('removes the card again when undoing a like fails', async () => {
  const { world, seen, press, notices, first } = await deckPage();
  press('like');
  await expect.poll(() => world.likes).toHaveLength(1);
  setFault(world, 'unlikeProfile', { kind: 'error', code: 'forbidden' });
  press('undo');
  expect(top(seen)).toBe(first.id);
  await expect.poll(() => top(seen)).not.toBe(first.id);
  expect(notices()).toHaveLength(1);
});

test('keeps the card on top without a notice when an undone like fails', async () => {
  const { world, seen, press, notices, first, requestLines, queryClient } = await deckPage();
  for (const call of ['likeProfile', 'unlikeProfile', 'getLikes'] as const)
    setFault(world, call, { kind: 'offline' });
  press('like');
  press('undo');
  await expect.poll(() => requestLines).toContain('DELETE /api/likes.php');
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(top(seen)).toBe(first.id);
  expect(seen.current.deck.announcement).toEqual({ what: 'undone', name: first.name });
  expect(notices()).toEqual([]);
});

test('resumes where the member left and can still undo', async () => {
  const { seen, press, use, first } = await deckPage();
  press('skip');
  const next = top(seen);
  const again = use(() => useMatchDeck(origin));
  await expect.poll(() => top(again)).toBe(next);
  act(() => again.current.deck.undo?.());
  expect(top(again)).toBe(first.id);
});

test('keeps the card until a missing date of birth is given, then likes it', async () => {
  let birthDate: string | null = null;
  const { world, seen, press, calls, first } = await deckPage((initialWorld) => {
    const { profile } = viewerOf(initialWorld);
    birthDate = profile.date_of_birth;
    profile.date_of_birth = null;
  });
  press('like');
  expect([top(seen), seen.current.isAsked, calls('POST /api/likes.php')]).toEqual([first.id, true, 0]);
  act(() => seen.current.onClose(false));
  expect(top(seen)).toBe(first.id);
  press('like');
  viewerOf(world).profile.date_of_birth = birthDate;
  act(() => seen.current.onClose(true));
  expect(top(seen)).not.toBe(first.id);
  await expect.poll(() => world.likes).toHaveLength(1);
});
