import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns a function that stops once. `stop` gets a promise of the end of the drain, which is over after some seconds, or
 * when the function is called again.
 */
export function stopTwice(
  drainSeconds: number,
  stop: (drained: Promise<void>) => Promise<void>,
): () => Promise<void> {
  const second = new AbortController();
  let stopped: Promise<void> | undefined;
  return () => {
    if (stopped) second.abort();
    else {
      const drained = pause(drainSeconds * 1000, undefined, { signal: second.signal });
      // Only a second call ends it early.
      stopped = stop(drained.catch(() => {}));
    }
    return stopped;
  };
}
