import { expect, test } from 'vitest';
import type { PollEvent, PollState } from './polling.ts';
import { initialPoll, nextPollAt, pollInterval, reducePoll } from './polling.ts';

const noPush = { isSubscribed: false } as const;
const push = { isSubscribed: '{"endpoint":"x"}' } as const;
type Plain = Exclude<PollEvent['type'], 'pollFailed'>;
const happening = (type: Plain, time: number): PollEvent =>
  type === 'polled' ? { type, at: time, since: time } : { type, at: time };
const applyEvents = (...events: readonly (readonly [Plain, number])[]) =>
  events.reduce((state, [type, time]) => reducePoll(state, happening(type, time)), initialPoll);
const failing = (times: number, retryAfter = 0, startState = applyEvents(['userLoaded', 0])) =>
  Array.from({ length: times }).reduce<PollState>(
    (state) => reducePoll(state, { type: 'pollFailed', at: 1000, retryAfter }),
    startState,
  );

test('polls everything each 60 s without push', { meta: { spec: ['const.poll-interval'] } }, () => {
  const state = applyEvents(['userLoaded', 0], ['polled', 1000]);
  expect(nextPollAt(state, noPush)).toBe(61_000);
  expect(nextPollAt(state, { isSubscribed: 'denied' })).toBe(61_000);
  expect(nextPollAt(state, { isSubscribed: null })).toBe(61_000);
});

test(
  'polls each 300 s with push, as soon as push is subscribed',
  { meta: { spec: ['const.poll-interval-push'] } },
  () => {
    const state = applyEvents(['userLoaded', 0], ['polled', 1000]);
    expect(nextPollAt(state, push)).toBe(301_000);
    expect(pollInterval({ isSubscribed: '' })).toBe(60_000);
  },
);

test('first polls 1 s after the user is loaded', () => {
  const state = applyEvents(['userLoaded', 500]);
  expect(nextPollAt(state, noPush)).toBe(1500);
  expect(reducePoll(state, { type: 'userLoaded', at: 9000 })).toBe(state);
});

test('does not poll without a user', () => {
  expect(nextPollAt(initialPoll, noPush)).toBeNull();
  expect(nextPollAt(applyEvents(['userLoaded', 0], ['polled', 0], ['userLost', 5]), noPush)).toBeNull();
});

test('an active stream suspends polling until 45 s of silence', () => {
  const active = applyEvents(
    ['userLoaded', 0],
    ['polled', 0],
    ['streamOpened', 10],
    ['polled', 20],
    ['streamActive', 90_000],
  );
  expect(nextPollAt(active, noPush)).toBe(135_000);
  const silent = reducePoll(active, happening('polled', 135_000));
  expect(nextPollAt(silent, noPush)).toBe(195_000);
});

test.each(['streamOpened', 'streamGap', 'streamLost'] as const)('%s polls at once, and only once', (type) => {
  const state = applyEvents(['userLoaded', 0], ['streamActive', 900], ['polled', 1000], [type, 2000]);
  expect(nextPollAt(state, noPush)).toBe(2000);
  const next = nextPollAt(reducePoll(state, happening('polled', 2000)), noPush);
  expect(next).toBe(type === 'streamLost' ? 62_000 : 47_000);
});

test('a stream that opens early sends no poll before the first second', () => {
  expect(nextPollAt(applyEvents(['userLoaded', 0], ['streamOpened', 10]), noPush)).toBe(1000);
});

test('a request during a poll is repeated after it, because the response may be older', () => {
  const state = applyEvents(['userLoaded', 0], ['polled', 1000], ['streamGap', 2500]);
  expect(nextPollAt(reducePoll(state, { type: 'polled', at: 3000, since: 2000 }), noPush)).toBe(2500);
});

test('a stream that can’t open sends no poll with each attempt', () => {
  const state = applyEvents(['userLoaded', 0], ['polled', 1000], ['streamLost', 2000], ['streamLost', 4000]);
  expect(nextPollAt(state, noPush)).toBe(61_000);
});

test.each([
  [noPush, 52_000, 70_000],
  [push, 256_000, 346_000],
])('the poll interval varies by 15 % (%#)', (isSubscribed, first, last) => {
  const state = applyEvents(['userLoaded', 0], ['polled', 1000]);
  expect([nextPollAt(state, isSubscribed, 0), nextPollAt(state, isSubscribed, 1)]).toEqual([first, last]);
});

test.each([
  [1, 120_000],
  [2, 240_000],
  [3, 300_000],
  [50, 300_000],
])('after %i consecutive failures the next poll is %i ms away', (times, expected) => {
  expect(nextPollAt(failing(times), noPush)).toBe(1000 + expected);
});

test('never polls before the server allows it, even when the stream opens', () => {
  const refusedState = failing(1, 200_000);
  expect(nextPollAt(refusedState, noPush)).toBe(201_000);
  expect(nextPollAt(reducePoll(refusedState, { type: 'streamOpened', at: 5000 }), noPush)).toBe(201_000);
});

test.each([
  [1, 121_000],
  [2, 241_000],
  [50, 301_000],
])('an active stream does not replace %i failed polls, which are repeated', (times, expected) => {
  const active = applyEvents(['userLoaded', 0], ['streamOpened', 10], ['streamActive', 900]);
  const failedState = failing(times, 0, active);
  expect(nextPollAt(failedState, noPush)).toBe(expected);
  const activeOn = [30_000, 60_000, 90_000, 120_000].map((time) => happening('streamActive', time));
  expect(nextPollAt(activeOn.reduce(reducePoll, failedState), noPush)).toBe(expected);
  expect(nextPollAt(reducePoll(failedState, happening('polled', 2000)), noPush)).toBe(45_900);
});

test('an active stream repeats a refused poll not before the server allows it', () => {
  const active = applyEvents(['userLoaded', 0], ['streamOpened', 10], ['streamActive', 900]);
  expect(nextPollAt(failing(1, 200_000, active), noPush)).toBe(201_000);
});

test.each(['streamGap', 'streamLost'] as const)('%s does not hasten a failed poll', (type) => {
  const failedState = failing(1, 0, applyEvents(['userLoaded', 0], ['streamActive', 900]));
  expect(nextPollAt(reducePoll(failedState, happening(type, 2000)), noPush)).toBe(121_000);
});

test('a gap during a repeated poll is polled after it', () => {
  const failedState = failing(1, 0, applyEvents(['userLoaded', 0], ['streamActive', 900]));
  const missing = reducePoll(failedState, happening('streamGap', 121_200));
  expect(nextPollAt(reducePoll(missing, { type: 'polled', at: 121_500, since: 121_000 }), noPush)).toBe(
    121_200,
  );
});

test('a stream that opens after failures polls at once and resets them', () => {
  const openedState = reducePoll(failing(4), happening('streamOpened', 5000));
  expect(nextPollAt(openedState, noPush)).toBe(5000);
  const failedState = reducePoll(openedState, { type: 'pollFailed', at: 5100, retryAfter: 0 });
  expect(nextPollAt(failedState, noPush)).toBe(125_100);
});

test('a poll by another tab returns nothing here, so the request stays for a minute later', () => {
  const pendingState = applyEvents(['userLoaded', 0], ['polled', 1000], ['streamGap', 2000]);
  const stateAfterMiss = reducePoll(pendingState, happening('turnMissed', 2010));
  expect(nextPollAt(stateAfterMiss, noPush)).toBe(62_010);
  expect(nextPollAt(reducePoll(stateAfterMiss, happening('streamActive', 60_000)), noPush)).toBe(62_010);
  const stateAfterPoll = reducePoll(stateAfterMiss, { type: 'polled', at: 2500, since: 2005 });
  expect(nextPollAt(stateAfterPoll, noPush)).toBe(47_000);
});

test('a successful poll ends the backoff', () => {
  expect(nextPollAt(reducePoll(failing(5, 900_000), happening('polled', 2000)), noPush)).toBe(62_000);
});

test('a hidden or offline page does not poll, and on return polls only what came due', () => {
  const state = applyEvents(['userLoaded', 0], ['polled', 1000], ['away', 2000]);
  expect(nextPollAt(state, noPush)).toBeNull();
  expect(nextPollAt(reducePoll(state, { type: 'back', at: 5000 }), noPush)).toBe(61_000);
  expect(nextPollAt(reducePoll(state, { type: 'back', at: 900_000 }), noPush)).toBe(61_000);
  expect(nextPollAt(applyEvents(['away', 0], ['userLoaded', 1]), noPush)).toBeNull();
});
