import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useActivationProgress } from './useActivationProgress.ts';

const POLL = 'GET /api/activate.php';

// Fakes only the poll timer; the mocked server responds in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens the page of a member who has not confirmed the email address. */
function waitingPage(areMailsDown: boolean) {
  const world = memberWorld();
  world.areMailsDown = areMailsDown;
  viewerOf(world).emailConfirmed = false;
  const page = openPage(world);
  const progress = page.use(() => useActivationProgress());
  return { ...page, world, progress, tick: () => act(() => vi.advanceTimersByTimeAsync(900)) };
}

test('reports a delivered mail and stops polling', async () => {
  const { requestLines, progress, tick } = waitingPage(false);
  expect(progress.current).toMatchObject({ outcome: 'waiting', stage: 0, onResend: null });
  await tick();
  await expect.poll(() => progress.current.outcome).toBe('delivered');
  await tick();
  expect(requestLines.filter((call) => call === POLL)).toHaveLength(1);
});

/** Stage after each tick: the text changes at the fourth, the seventh and the tenth. */
const stagesByTick = [0, 0, 0, 1, 1, 1, 2, 2, 2, ...Array.from({ length: 10 }, () => 3)];

test(
  'reports a missing mail and can send it again',
  { meta: { spec: ['activate.text-changes-at-ticks-4-7-10'] } },
  async () => {
    const { requestLines, progress, tick, world } = waitingPage(true);
    const stages: number[] = [];
    for (let ticks = 0; ticks < 21; ticks += 1) {
      await tick();
      stages.push(progress.current.stage);
    }
    expect(stages.slice(0, stagesByTick.length)).toEqual(stagesByTick);
    await expect.poll(() => progress.current.outcome).toBe('missing');
    world.areMailsDown = false;
    act(() => progress.current.onResend?.());
    await expect.poll(() => progress.current.outcome).toBe('waiting');
    expect(requestLines).toContain('POST /api/activate.php');
    await tick();
    await expect.poll(() => progress.current.outcome).toBe('delivered');
  },
);

test('reports a confirmed email address without polling', async () => {
  const world = memberWorld();
  viewerOf(world).emailConfirmed = true;
  const page = openPage(world);
  const progress = page.use(() => useActivationProgress());
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(progress.current).toMatchObject({ outcome: 'confirmed', onResend: null });
  expect(page.requestLines).toEqual([]);
});
