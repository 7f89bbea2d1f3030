import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling, type PollingOptions, type Poller, type PollOutcome } from './start-polling.ts';

const good: PollOutcome = { isGood: true };
let polls = 0;
let poller: Poller | undefined;
let isHere = true;
let notifyPresence = () => undefined as void;

/** Starts polling with fake timers and medium jitter; `poll` succeeds by default. */
const start = (options: Partial<PollingOptions> = {}, isSubscribed = '') => {
  polls = 0;
  isHere = true;
  const { poll = () => Promise.resolve(good), ...rest } = options;
  poller = startPolling({
    poll: () => {
      polls += 1;
      return poll();
    },
    exclusively: (work) => work(),
    push: () => ({ isSubscribed: isSubscribed || false }),
    presence: {
      isActive: () => isHere,
      subscribe: (onChange) => {
        notifyPresence = onChange;
        return () => undefined;
      },
    },
    spread: () => 0.5,
    ...rest,
  });
  return poller;
};
const see = (here: boolean) => {
  isHere = here;
  notifyPresence();
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  poller?.stop();
  vi.useRealTimers();
});

test('polls once, a second after the user is loaded, whatever the stream does until then', async () => {
  const { notify } = start();
  await pass(100);
  notify('streamOpened');
  notify('streamGap');
  await pass(899);
  expect(polls).toBe(0);
  await pass(1);
  expect(polls).toBe(1);
});

test('polls every 60 seconds', { meta: { spec: ['const.poll-interval'] } }, async () => {
  start();
  await pass(60_999);
  expect(polls).toBe(1);
  await pass(1);
  expect(polls).toBe(2);
});

test(
  'polls every 300 seconds with a push subscription',
  { meta: { spec: ['const.poll-interval-push'] } },
  async () => {
    start({}, '{"endpoint":"x"}');
    await pass(300_999);
    expect(polls).toBe(1);
    await pass(1);
    expect(polls).toBe(2);
  },
);

test('backs off to one poll every 300 seconds while polls fail', async () => {
  start({ poll: () => Promise.resolve({ isGood: false, retryAfter: 0 }) });
  const pollTimes: number[] = [];
  for (let second = 0; second < 1100; second += 1) {
    const countBefore = polls;
    await pass(1000);
    if (polls > countBefore) pollTimes.push(second + 1);
  }
  expect(pollTimes).toEqual([1, 121, 361, 661, 961]);
});

test('waits for the retry time that the server requests', async () => {
  const { notify } = start({ poll: () => Promise.resolve({ isGood: false, retryAfter: 250_000 }) });
  await pass(1000);
  notify('streamOpened');
  await pass(249_999);
  expect(polls).toBe(1);
  await pass(1);
  expect(polls).toBe(2);
});

test('runs one poll at a time and starts a requested one when the current one ends', async () => {
  let answer = (_: PollOutcome) => undefined as void;
  const { notify } = start({ poll: () => new Promise((resolve) => (answer = resolve)) });
  await pass(100_000);
  notify('streamGap');
  await pass(100_000);
  expect(polls).toBe(1);
  answer(good);
  await pass(0);
  expect(polls).toBe(2);
});

test('skips polls while the stream is active and polls at once when it is lost', async () => {
  const { notify } = start();
  await pass(2000);
  notify('streamOpened');
  await pass(0);
  expect(polls).toBe(2);
  for (let second = 0; second < 120; second += 20) {
    await pass(20_000);
    notify('streamActive');
  }
  expect(polls).toBe(2);
  notify('streamLost');
  await pass(0);
  expect(polls).toBe(3);
});

test('does not poll while hidden or offline, and on return only when a poll is due', async () => {
  start();
  await pass(1000);
  see(false);
  await pass(30_000);
  see(true);
  await pass(0);
  expect(polls).toBe(1);
  see(false);
  await pass(3_600_000);
  expect(polls).toBe(1);
  see(true);
  await pass(0);
  expect(polls).toBe(2);
});

test('counts a poll of another tab as its own', async () => {
  const { applyShared } = start();
  await pass(1000);
  for (let minute = 0; minute < 10; minute += 1) {
    await pass(59_000);
    applyShared(20, good);
  }
  expect(polls).toBe(1);
  applyShared(20, { isGood: false, retryAfter: 0 });
  await pass(119_999);
  expect(polls).toBe(1);
  await pass(1);
  expect(polls).toBe(2);
});

test('waits a full interval when another tab is polling', async () => {
  let isOthersTurn = true;
  start({ exclusively: (work) => (isOthersTurn ? Promise.resolve(null) : work()) });
  await pass(61_000);
  expect(polls).toBe(1);
  isOthersTurn = false;
  await pass(60_000);
  expect(polls).toBe(2);
});

test('repeats a failed poll even while the stream is active', async () => {
  let outcome: PollOutcome = { isGood: false, retryAfter: 0 };
  const { notify } = start({ poll: () => Promise.resolve(outcome) });
  notify('streamOpened');
  await pass(1000);
  outcome = good;
  const hear = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 30) {
      notify('streamActive');
      await pass(30_000);
    }
  };
  await hear(90);
  expect(polls).toBe(1);
  await hear(30);
  expect(polls).toBe(2);
  await hear(600);
  expect(polls).toBe(2);
});

test('polls for missed events when the other polling tab never shares a result', async () => {
  let isOthersTurn = true;
  const { notify } = start({ exclusively: (work) => (isOthersTurn ? Promise.resolve(null) : work()) });
  await pass(1000);
  notify('streamGap');
  await pass(30_000);
  notify('streamActive');
  isOthersTurn = false;
  await pass(29_999);
  expect(polls).toBe(1);
  await pass(1);
  expect(polls).toBe(2);
});

test('does not poll for missed events when another tab shares a result', async () => {
  const { applyShared, notify } = start({ exclusively: () => Promise.resolve(null) });
  await pass(1000);
  notify('streamGap');
  await pass(50);
  applyShared(20, good);
  await pass(44_000);
  expect(polls).toBe(1);
});

test('sends nothing after it is stopped, even when a response arrives late', async () => {
  let answer: () => void = () => undefined;
  const { stop } = start({ poll: () => new Promise((resolve) => (answer = () => resolve(good))) });
  await pass(1000);
  stop();
  answer();
  await pass(300_000);
  expect(polls).toBe(1);
});
