import type { PolledCall } from '@meetcute/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPolling, type Poller } from './keepPolling.ts';

let asked: PolledCall[] = [];
let poller: Poller | undefined;
const asks = (call: PolledCall) => asked.filter((each) => each === call).length;
const start = (ask: (call: PolledCall) => Promise<unknown> = () => Promise.resolve(), isSubscribed = '') => {
  asked = [];
  poller = keepPolling({
    ask: (call) => {
      asked.push(call);
      return ask(call);
    },
    push: () => ({ isSubscribed: isSubscribed || false }),
  });
  return poller;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  poller?.stop();
  vi.useRealTimers();
});

test(
  'user, chats and likes are polled a second after the user is there, once, whatever the stream does till then',
  {
    meta: {
      spec: [
        'session.login-starts-user-polling',
        'session.login-starts-chats-polling-after-1-s',
        'session.login-starts-likes-polling-after-1-s',
      ],
    },
  },
  async () => {
    const { tell } = start();
    await pass(100);
    tell('streamOpened');
    tell('streamGap');
    await pass(899);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['getUser', 'getChats', 'getLikes']);
  },
);

test('each call is asked again every 60 seconds', { meta: { spec: ['const.poll-interval'] } }, async () => {
  start();
  await pass(60_999);
  expect(asked).toHaveLength(3);
  await pass(1);
  expect([asks('getUser'), asks('getChats'), asks('getLikes')]).toEqual([2, 2, 2]);
});

test('with push it is every 300 seconds', { meta: { spec: ['const.poll-interval-push'] } }, async () => {
  start(undefined, '{"endpoint":"x"}');
  await pass(300_999);
  expect(asks('getUser')).toBe(1);
  await pass(1);
  expect(asks('getUser')).toBe(2);
});

test('a failed poll waits for its next turn', async () => {
  start(() => Promise.reject(new Error('no connection')));
  await pass(60_999);
  expect(asks('getUser')).toBe(1);
  await pass(1);
  expect(asks('getUser')).toBe(2);
});

test('a call that is still under way is not asked again', async () => {
  start(() => new Promise(() => undefined));
  await pass(200_000);
  expect(asked).toEqual(['getUser', 'getChats', 'getLikes']);
});

test('a stream that is heard stands in for polls, and its loss brings them back at once', async () => {
  const { tell } = start();
  await pass(2000);
  tell('streamOpened');
  await pass(0);
  expect(asked).toHaveLength(6);
  for (let second = 0; second < 120; second += 20) {
    await pass(20_000);
    tell('streamHeard');
  }
  expect(asked).toHaveLength(6);
  tell('streamLost');
  await pass(0);
  expect(asked).toHaveLength(9);
});

test('nothing is asked after the stop, not even when an answer comes late', async () => {
  let answer: () => void = () => undefined;
  const { stop } = start(() => new Promise<void>((resolve) => (answer = resolve)));
  await pass(1000);
  stop();
  answer();
  await pass(300_000);
  expect(asked).toHaveLength(3);
});
