import { setTimeout as pause } from 'node:timers/promises';

/** Time limit in ms for a whole stop: 30 s for pending requests, 5 s to close the database. */
export const STOP_DEADLINE = 35_000;

/**
 * Runs the steps of a stop one after the other. Resolves after the last one, or at the deadline, when
 * `onAbandoned` gets the name of the unfinished step. Rejects when a step fails.
 */
export async function stopInTime(
  steps: readonly { name: string; run: () => Promise<void> }[],
  onAbandoned: (name: string) => void,
): Promise<void> {
  let isOver = false;
  let current = '';
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    isOver = true;
    onAbandoned(current);
    deadline.resolve();
  }, STOP_DEADLINE);
  const runAll = async () => {
    for (const { name, run } of steps) {
      if (isOver) return;
      current = name;
      await run();
    }
  };
  await Promise.race([runAll(), deadline.promise]).finally(() => clearTimeout(timer));
}

/**
 * Returns a function that stops once. `stop` gets a promise of the end of the drain, which is over after some seconds, or
 * when the function is called again.
 */
export function stopTwice(
  drainSeconds: number,
  stop: (drained: Promise<void>) => Promise<void>,
): () => Promise<void> {
  const second = new AbortController();
  let shutdown: Promise<void> | undefined;
  return () => {
    if (shutdown) second.abort();
    else {
      const drainPause = pause(drainSeconds * 1000, undefined, { signal: second.signal });
      // Only a second call ends it early.
      shutdown = stop(drainPause.catch(() => {}));
    }
    return shutdown;
  };
}
