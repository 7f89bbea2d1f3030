import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPremium } from './watch-premium.ts';

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

/** Watches an account whose premium ends in `remainingTime` milliseconds; null for an account without premium. */
function watch(remainingTime: number | null) {
  const queryClient = new QueryClient();
  const onEnd = vi.fn<() => void>();
  const change = (time: number | null) =>
    queryClient.setQueryData(queryKeyOf(calls.getUser), {
      premium_until: time === null ? null : new Date(Date.now() + time).toISOString(),
    });
  change(remainingTime);
  const stop = watchPremium({ queryClient, onEnd, now: () => new Date() });
  return { onEnd, change, stop };
}

test('calls once premium is over, also after more days than a timer can last', () => {
  const { onEnd, stop } = watch(90 * DAY);
  vi.advanceTimersByTime(90 * DAY);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(90 * DAY);
  expect(onEnd).toHaveBeenCalledOnce();
  stop();
});

test('follows the end when premium is extended or starts', () => {
  const { onEnd, change, stop } = watch(null);
  change(DAY);
  change(2 * DAY);
  vi.advanceTimersByTime(2 * DAY);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  stop();
});

test('never calls for premium that is over, and not after it is stopped', () => {
  const endedWatch = watch(-DAY);
  const stoppedWatch = watch(DAY);
  stoppedWatch.stop();
  vi.advanceTimersByTime(3 * DAY);
  expect([endedWatch.onEnd, stoppedWatch.onEnd].map(({ mock }) => mock.calls)).toEqual([[], []]);
  endedWatch.stop();
});
