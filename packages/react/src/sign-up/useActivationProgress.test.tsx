import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { useActivationProgress } from './useActivationProgress.ts';

const POLL = 'GET /api/activate.php';

// Only the clock of the polls: the world answers in its own time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page of a member who has not opened the link of the mail. */
function waitingPage(areMailsDown: boolean) {
  const world = memberWorld();
  world.areMailsDown = areMailsDown;
  viewerOf(world).emailConfirmed = false;
  const page = openPage(world);
  const progress = page.use(() => useActivationProgress());
  return { ...page, world, progress, tick: () => act(() => vi.advanceTimersByTimeAsync(900)) };
}

test('a mail that was delivered is told, and nothing is asked any more', async () => {
  const { asked, progress, tick } = waitingPage(false);
  expect(progress.current).toMatchObject({ outcome: 'waiting', stage: 0, onResend: null });
  await tick();
  await expect.poll(() => progress.current.outcome).toBe('delivered');
  await tick();
  expect(asked.filter((call) => call === POLL)).toHaveLength(1);
});

test('a mail that does not arrive ends in words that say so, and can be sent again', async () => {
  const { asked, progress, tick, world } = waitingPage(true);
  const stages = new Set<number>();
  for (let ticks = 0; ticks < 21; ticks += 1) {
    await tick();
    stages.add(progress.current.stage);
  }
  expect([...stages]).toEqual([0, 1, 2, 3]);
  await expect.poll(() => progress.current.outcome).toBe('missing');
  world.areMailsDown = false;
  act(() => progress.current.onResend?.());
  await expect.poll(() => progress.current.outcome).toBe('waiting');
  expect(asked).toContain('POST /api/activate.php');
  await tick();
  await expect.poll(() => progress.current.outcome).toBe('delivered');
});

test('who has confirmed the address is not kept waiting', async () => {
  const world = memberWorld();
  viewerOf(world).emailConfirmed = true;
  const page = openPage(world);
  const progress = page.use(() => useActivationProgress());
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(progress.current).toMatchObject({ outcome: 'confirmed', onResend: null });
  expect(page.asked).toEqual([]);
});
