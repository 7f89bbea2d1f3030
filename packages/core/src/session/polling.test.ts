import { expect, test } from 'vitest';
import type { PollEvent } from './polling.ts';
import { initialPoll, nextPollAt, pollInterval, reducePoll } from './polling.ts';

const noPush = { isSubscribed: false } as const;
const after = (...events: readonly (readonly [PollEvent['type'], number])[]) =>
  events.reduce((state, [type, at]) => reducePoll(state, { type, at }), initialPoll);

test('without push everything is polled each 60 s', { meta: { spec: ['const.poll-interval'] } }, () => {
  const state = after(['userLoaded', 0], ['polled', 1000]);
  expect(nextPollAt(state, noPush)).toBe(61_000);
  expect(nextPollAt(state, { isSubscribed: 'denied' })).toBe(61_000);
  expect(nextPollAt(state, { isSubscribed: null })).toBe(61_000);
});

test(
  'with push it is 300 s, from the moment push is subscribed',
  { meta: { spec: ['const.poll-interval-push'] } },
  () => {
    const state = after(['userLoaded', 0], ['polled', 1000]);
    expect(nextPollAt(state, { isSubscribed: '{"endpoint":"x"}' })).toBe(301_000);
    expect(pollInterval({ isSubscribed: '' })).toBe(60_000);
  },
);

test(
  'user, chats and likes are first asked for 1 s after the user is there',
  {
    meta: {
      spec: ['session.login-starts-chats-polling-after-1-s', 'session.login-starts-likes-polling-after-1-s'],
    },
  },
  () => {
    const state = after(['userLoaded', 500]);
    expect(nextPollAt(state, noPush)).toBe(1500);
    expect(reducePoll(state, { type: 'userLoaded', at: 9000 })).toBe(state);
  },
);

test('nobody is polled for without a user', () => {
  expect(nextPollAt(initialPoll, noPush)).toBeNull();
  expect(nextPollAt(after(['userLoaded', 0], ['polled', 0], ['userLost', 5]), noPush)).toBeNull();
});

test('a stream that is heard suspends polling; 45 s of silence end that', () => {
  const heard = after(
    ['userLoaded', 0],
    ['polled', 0],
    ['streamOpened', 10],
    ['polled', 20],
    ['streamHeard', 90_000],
  );
  expect(nextPollAt(heard, noPush)).toBe(135_000);
  const silent = reducePoll(heard, { type: 'polled', at: 135_000 });
  expect(nextPollAt(silent, noPush)).toBe(195_000);
});

test.each(['streamOpened', 'streamGap', 'streamLost'] as const)('%s polls at once, and only once', (type) => {
  const state = after(['userLoaded', 0], ['polled', 1000], [type, 2000]);
  expect(nextPollAt(state, noPush)).toBe(2000);
  const next = nextPollAt(reducePoll(state, { type: 'polled', at: 2000 }), noPush);
  expect(next).toBe(type === 'streamLost' ? 62_000 : 47_000);
});

test('a stream that opens early asks for nothing before the first second', () => {
  expect(nextPollAt(after(['userLoaded', 0], ['streamOpened', 10]), noPush)).toBe(1000);
});
