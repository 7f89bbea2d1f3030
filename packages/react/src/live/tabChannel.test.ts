import { afterEach, expect, test, vi } from 'vitest';
import { joinTabChannel, type TabChannel } from './tabChannel.ts';

const joined: TabChannel<null>[] = [];
const join = () => {
  const tabs = joinTabChannel<null>(`test-${crypto.randomUUID()}`, () => undefined);
  joined.push(tabs);
  return tabs;
};

afterEach(() => {
  joined.splice(0).forEach(({ stop }) => stop());
  vi.restoreAllMocks();
});

const refuseLocks = () =>
  vi
    .spyOn(navigator.locks, 'request')
    .mockRejectedValue(new DOMException('Not in this frame.', 'SecurityError'));

test('where locks are refused a tab takes its turns all the same', async () => {
  refuseLocks();
  expect(await join().tryExclusive(async () => 'polled')).toBe('polled');
});

test('where locks are refused a tab leads by itself', async () => {
  refuseLocks();
  const lead = vi.fn<(signal: AbortSignal) => Promise<void>>(async () => undefined);
  join().runAsLeader(lead);
  await expect.poll(() => lead).toHaveBeenCalledOnce();
});

test('work that fails in its turn is not done a second time', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('failed')));
  await expect(join().tryExclusive(work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledOnce();
});

test('a turn that is taken is answered with null', async () => {
  const tabs = join();
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const busy = tabs.tryExclusive(() => {
    begun.resolve();
    return first.promise;
  });
  await begun.promise;
  expect(await tabs.tryExclusive(async () => 'polled')).toBeNull();
  first.resolve();
  await busy;
});
