import { afterEach, expect, test, vi } from 'vitest';
import { settle } from './outbox/fake-browser.ts';
import { openTabs, type Tabs } from './tabs.ts';

const { signal } = new AbortController();

const tabsToClose: Tabs<string>[] = [];

/** Opens two tabs of a browser. */
function openTwo(name: string | Promise<string> = `test-${crypto.randomUUID()}`) {
  const tabs = [openTabs<string>(name), openTabs<string>(name)] as const;
  tabsToClose.push(...tabs);
  return tabs;
}

const refuseLocks = () =>
  vi
    .spyOn(navigator.locks, 'request')
    .mockRejectedValue(new DOMException('Not in this frame.', 'SecurityError'));

afterEach(() => {
  tabsToClose.splice(0).forEach(({ close }) => close());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['a name', `test-${crypto.randomUUID()}`],
  ['a name that is known later', Promise.resolve(`test-${crypto.randomUUID()}`)],
])('posts messages to the other tab only, with %s', async (_, name) => {
  const [here, there] = openTwo(name);
  const messages: string[] = [];
  here.subscribe((message) => messages.push(`here ${message}`));
  there.subscribe((message) => messages.push(`there ${message}`));
  here.post('one');
  await expect.poll(() => messages).toEqual(['there one']);
});

test('receives nothing after it unsubscribes and posts nothing after it closes', async () => {
  const [here, there] = openTwo();
  const messages: string[] = [];
  const unsubscribe = here.subscribe((message) => messages.push(`here ${message}`));
  there.subscribe((message) => messages.push(`there ${message}`));
  unsubscribe();
  there.post('one');
  here.post('last');
  here.close();
  here.post('late');
  await expect.poll(() => messages).toEqual(['there last']);
});

test('grants the lock to one tab at a time and passes it on after a failure', async () => {
  const [here, there] = openTwo();
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const failing = here.withLock(async () => {
    order.push('here');
    await first.promise;
  }, signal);
  await expect.poll(() => order).toEqual(['here']);
  const waiting = there.withLock(async () => void order.push('there'), signal);
  first.reject(new Error('failed'));
  await expect(failing).rejects.toThrow('failed');
  await waiting;
  expect(order).toEqual(['here', 'there']);
});

test.each([
  ['locks', () => undefined],
  ['refused locks', refuseLocks],
  ['no locks', () => vi.stubGlobal('navigator', {})],
])('with %s, does not run work that is aborted while it waits', async (_, prepare) => {
  prepare();
  const [here] = openTwo();
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const busy = here.withLock(() => first.promise, signal);
  const run = vi.fn<() => Promise<void>>();
  const waiting = here.withLock(run, stopping.signal);
  const next = here.withLock(async () => 'next', signal);
  await settle();
  stopping.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(here.withLock(run, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  first.resolve();
  await busy;
  expect(await next).toBe('next');
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ['locks', () => undefined],
  ['refused locks', refuseLocks],
])('with %s, finishes work that has workStart when it is aborted', async (_, prepare) => {
  prepare();
  const [here] = openTwo();
  const stopping = new AbortController();
  const workStart = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<string>();
  const work = here.withLock(() => {
    workStart.resolve();
    return gate.promise;
  }, stopping.signal);
  await workStart.promise;
  stopping.abort();
  gate.resolve('done');
  expect(await work).toBe('done');
});

test('runs work one at a time when locks are refused', async () => {
  refuseLocks();
  const [here] = openTwo();
  const order: string[] = [];
  const run = (word: string) => async () => {
    order.push(word);
    await Promise.resolve();
    order.push(`${word}, done`);
  };
  await Promise.all([here.withLock(run('one'), signal), here.withLock(run('two'), signal)]);
  expect(order).toEqual(['one', 'one, done', 'two', 'two, done']);
});

test('tries the lock without waiting and resolves with null when another tab has it', async () => {
  const [here, there] = openTwo();
  const first = Promise.withResolvers<void>();
  const workStart = Promise.withResolvers<void>();
  const busy = here.tryLock(() => {
    workStart.resolve();
    return first.promise;
  });
  await workStart.promise;
  expect(await there.tryLock(async () => 'polled')).toBeNull();
  first.resolve();
  await busy;
});

test('runs tried work when locks are refused', async () => {
  refuseLocks();
  expect(await openTwo()[0].tryLock(async () => 'polled')).toBe('polled');
});

test('does not repeat work that fails', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('failed')));
  await expect(openTwo()[0].tryLock(work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledOnce();
});
