import { expect, onTestFinished, test, vi } from 'vitest';
import { STOP_DEADLINE, stopInTime } from './stop-in-time.ts';

test('abandons a step that hangs at the deadline, names it, and skips the later steps', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hanging = Promise.withResolvers<void>();
  const steps: string[] = [];
  const shutdown = stopInTime(
    [
      { name: 'requests', run: async () => void steps.push('finished requests') },
      { name: 'database', run: () => hanging.promise },
      { name: 'rest', run: async () => void steps.push('ran the rest') },
    ],
    (name) => steps.push(`abandoned ${name}`),
  ).then(() => steps.push('stopped'));
  await vi.advanceTimersByTimeAsync(STOP_DEADLINE - 1);
  expect(steps).toEqual(['finished requests']);
  await vi.advanceTimersByTimeAsync(1);
  await shutdown;
  hanging.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['finished requests', 'abandoned database', 'stopped']);
});

test('stops after the last step, and leaves no timer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onAbandon = vi.fn<(name: string) => void>();
  await stopInTime([{ name: 'requests', run: async () => {} }], onAbandon);
  expect([vi.getTimerCount(), onAbandon.mock.calls]).toEqual([0, []]);
});
