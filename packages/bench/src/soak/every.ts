import { setTimeout as wait } from 'node:timers/promises';

/** Starts work in an interval of seconds until `over` aborts, whether or not earlier work is done. */
export async function every(
  seconds: number,
  over: AbortSignal,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let turn = 0; !over.aborted; turn += 1) {
    const task = work(turn).finally(() => running.delete(task));
    running.add(task);
    await wait(seconds * 1000, undefined, { signal: over }).catch(() => {});
  }
  await Promise.all(running);
}
