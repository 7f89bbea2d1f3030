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

test('runs exclusive work without a lock when locks are refused', async () => {
  refuseLocks();
  expect(await join().tryExclusive(async () => 'polled')).toBe('polled');
});

test('becomes leader without a lock when locks are refused', async () => {
  refuseLocks();
  const lead = vi.fn<(signal: AbortSignal) => Promise<void>>(async () => undefined);
  join().runAsLeader(lead);
  await expect.poll(() => lead).toHaveBeenCalledOnce();
});

test('does not repeat exclusive work that fails', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('failed')));
  await expect(join().tryExclusive(work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledOnce();
});

test('resolves with null when another tab has the lock', async () => {
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
