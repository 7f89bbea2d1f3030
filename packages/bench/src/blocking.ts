/** Milliseconds that a task may take before it blocks input. */
const LONG_TASK = 50;

/** Returns the milliseconds of tasks beyond 50 each, on a processor that is slower by a factor. */
export const blockedTime = (times: readonly number[], slowDown: number): number =>
  times.reduce((sum, time) => sum + Math.max(0, time * slowDown - LONG_TASK), 0);

/** Returns the factor by which a processor must be slower for tasks to block for a time in milliseconds. */
export function slowDownFor(times: readonly number[], blockedMs: number): number {
  let [low, high] = [0, 1];
  while (blockedTime(times, high) < blockedMs && high < 1000) high *= 2;
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (blockedTime(times, middle) < blockedMs) low = middle;
    else high = middle;
  }
  return high;
}
