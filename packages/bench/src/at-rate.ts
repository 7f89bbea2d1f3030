import { setTimeout as wait } from 'node:timers/promises';

/** Starts work at a rate per second, whether or not earlier work is done, and waits for all of it. */
export async function atRate(
  rate: number,
  count: number,
  work: (index: number, at: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const runningTasks = new Set<Promise<void>>();
  for (let index = 0; index < count; index += 1) {
    const dueTime = start + (index * 1000) / rate;
    const ahead = dueTime - performance.now();
    if (ahead > 1) await wait(ahead);
    const running = work(index, dueTime).finally(() => runningTasks.delete(running));
    runningTasks.add(running);
  }
  await Promise.all(runningTasks);
}
