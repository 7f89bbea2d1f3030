import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for a paint. `paint` runs the callbacks of the next frame. */
function wait() {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const onResolved = vi.fn<() => void>();
  void afterPaint().then(onResolved);
  return { resolved: onResolved, paint: () => frames.forEach((run) => run()) };
}

test('resolves in a task after the frame', async () => {
  const { resolved, paint } = wait();
  await vi.advanceTimersByTimeAsync(50);
  paint();
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(resolved).toHaveBeenCalledOnce();
});

test('does not wait for the frame of a hidden page', async () => {
  const { resolved } = wait();
  await vi.advanceTimersByTimeAsync(99);
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalledOnce();
});
