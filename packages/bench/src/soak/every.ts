import { setTimeout as wait } from 'node:timers/promises';

/** Starts work in an interval of seconds until `endSignal` aborts, whether or not earlier work is done. */
export async function every(
  seconds: number,
  endSignal: AbortSignal,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let turn = 0; !endSignal.aborted; turn += 1) {
    const task = work(turn).finally(() => running.delete(task));
    running.add(task);
    await wait(seconds * 1000, undefined, { signal: endSignal }).catch(() => {});
  }
  await Promise.all(running);
}
