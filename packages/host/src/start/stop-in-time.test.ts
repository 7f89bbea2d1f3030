import { expect, onTestFinished, test, vi } from 'vitest';
import { STOP_DEADLINE, stopInTime } from './stop-in-time.ts';

test('abandons a step that hangs at the deadline, names it, and skips the later steps', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hanging = Promise.withResolvers<void>();
  const seen: string[] = [];
  const shutdown = stopInTime(
    [
      { name: 'requests', run: async () => void seen.push('finished requests') },
      { name: 'database', run: () => hanging.promise },
      { name: 'rest', run: async () => void seen.push('ran the rest') },
    ],
    (name) => seen.push(`abandoned ${name}`),
  ).then(() => seen.push('stopped'));
  await vi.advanceTimersByTimeAsync(STOP_DEADLINE - 1);
  expect(seen).toEqual(['finished requests']);
  await vi.advanceTimersByTimeAsync(1);
  await shutdown;
  hanging.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['finished requests', 'abandoned database', 'stopped']);
});

test('stops after the last step, and leaves no timer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const abandoned = vi.fn<(name: string) => void>();
  await stopInTime([{ name: 'requests', run: async () => {} }], abandoned);
  expect([vi.getTimerCount(), abandoned.mock.calls]).toEqual([0, []]);
});
