import type { OutboxTabMessage } from '@meetcute/client';
import { afterEach, expect, test, vi } from 'vitest';
import { browserTabs } from './browserTabs.ts';

const { signal } = new AbortController();

/** Opens two tabs of a browser. */
function tabs() {
  const name = Promise.resolve(`test-${crypto.randomUUID()}`);
  return [browserTabs<null>(name), browserTabs<null>(name)] as const;
}

afterEach(() => vi.restoreAllMocks());

test('receives messages of the other tab only, until it unsubscribes', async () => {
  const [here, there] = tabs();
  const heard: string[] = [];
  const hear = (who: string) => (news: OutboxTabMessage<null>) => heard.push(`${who} ${news.type}`);
  const stopHere = here.subscribe(hear('here'));
  const stopThere = there.subscribe(hear('there'));
  here.post({ type: 'gone', ids: [] });
  await expect.poll(() => heard).toEqual(['there gone']);
  stopHere();
  here.post({ type: 'gone', ids: [] });
  there.post({ type: 'resumed', about: '' });
  stopThere();
  expect(heard).toEqual(['there gone']);
});

test('grants the lock to one tab at a time and passes it on after a failure', async () => {
  const [here, there] = tabs();
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const failing = here.withLock(async () => {
    order.push('here');
    await first.promise;
  }, signal);
  const waiting = there.withLock(async () => void order.push('there'), signal);
  await expect.poll(() => order).toEqual(['here']);
  first.reject(new Error('failed'));
  await expect(failing).rejects.toThrow('failed');
  await waiting;
  expect(order).toEqual(['here', 'there']);
});

test('an aborted tab gives up its place in the queue', async () => {
  const [here, there] = tabs();
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const busy = here.withLock(() => first.promise, signal);
  const run = vi.fn<() => Promise<void>>();
  const waiting = there.withLock(run, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  first.resolve();
  await busy;
  expect(run).not.toHaveBeenCalled();
});

test('runs work one at a time when locks are refused', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('refused', 'SecurityError'));
  const [here] = tabs();
  const order: string[] = [];
  const say = (word: string) => async () => {
    order.push(word);
    await Promise.resolve();
    order.push(`${word}, done`);
  };
  await Promise.all([here.withLock(say('one'), signal), here.withLock(say('two'), signal)]);
  expect(order).toEqual(['one', 'one, done', 'two', 'two, done']);
});
