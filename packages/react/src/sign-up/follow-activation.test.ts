import type { ActivationState } from '@meetcute/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followActivation } from './follow-activation.ts';

type Ask = (signal: AbortSignal) => Promise<{ delivered: boolean }>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows a mail whose polls resolve with `ask`, and records the reported states. */
function follow(ask: Ask) {
  const states: ActivationState[] = [];
  const pollSpy = vi.fn<Ask>(ask);
  const stop = followActivation({ ask: pollSpy, onTick: (state) => states.push(state) });
  return { heard: states, pollSpy, stop, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

const waiting: Ask = () => Promise.resolve({ delivered: false });

test('polls every 900 ms', { meta: { spec: ['activate.poll-every-900-ms'] } }, async () => {
  const { pollSpy, stop, wait } = follow(waiting);
  await wait(899);
  expect(pollSpy).toHaveBeenCalledTimes(0);
  await wait(1);
  expect(pollSpy).toHaveBeenCalledTimes(1);
  await wait(899);
  expect(pollSpy).toHaveBeenCalledTimes(1);
  await wait(901);
  expect(pollSpy).toHaveBeenCalledTimes(3);
  stop();
});

test(
  'stops as soon as the mail is delivered',
  { meta: { spec: ['activate.completes-when-delivered'] } },
  async () => {
    let polls = 0;
    const { pollSpy, heard: states, wait } = follow(() => Promise.resolve({ delivered: ++polls === 3 }));
    await wait(60_000);
    expect(pollSpy).toHaveBeenCalledTimes(3);
    expect(states.at(-1)).toEqual({ ticks: 3, isDelivered: true });
    expect(vi.getTimerCount()).toBe(0);
  },
);

test(
  'gives up after 20 polls, 18 seconds',
  { meta: { spec: ['activate.completes-after-20-ticks'] } },
  async () => {
    const { pollSpy, heard: states, wait } = follow(waiting);
    await wait(17_999);
    expect(pollSpy).toHaveBeenCalledTimes(19);
    await wait(60_000);
    expect(pollSpy).toHaveBeenCalledTimes(20);
    expect(states.at(-1)).toEqual({ ticks: 20, isDelivered: false });
    expect(vi.getTimerCount()).toBe(0);
  },
);

test(
  'ignores failed polls and continues on schedule',
  { meta: { spec: ['error.activation-poll-ignored'] } },
  async () => {
    let polls = 0;
    const { heard: states, wait } = follow(() =>
      ++polls < 4 ? Promise.reject(new Error('offline')) : Promise.resolve({ delivered: true }),
    );
    await wait(60_000);
    expect(states).toEqual([
      { ticks: 1, isDelivered: false },
      { ticks: 2, isDelivered: false },
      { ticks: 3, isDelivered: false },
      { ticks: 4, isDelivered: true },
    ]);
  },
);

test('aborts a hanging poll when the next is due and ignores its late response', async () => {
  const signals: AbortSignal[] = [];
  const { heard: states, wait } = follow(
    (signal) =>
      new Promise((resolve) => {
        signals.push(signal);
        setTimeout(() => resolve({ delivered: true }), 30_000);
      }),
  );
  await wait(1800);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(states).toEqual([{ ticks: 1, isDelivered: false }]);
  await wait(60_000);
  expect(states.at(-1)).toEqual({ ticks: 20, isDelivered: false });
});

test('aborts the current poll when it is stopped', async () => {
  const signals: AbortSignal[] = [];
  const {
    pollSpy,
    heard: states,
    stop,
    wait,
  } = follow((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await wait(900);
  stop();
  await wait(60_000);
  expect(pollSpy).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(states).toEqual([]);
});
