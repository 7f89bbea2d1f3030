import type { Tabs } from '@meetcute/client';
import type { PollOutcome } from './start-polling.ts';

/**
 * Runs a poll unless another tab is polling; resolves with null in that case. When the page is left, the poll goes on, but
 * without its lock: a page in the back/forward cache runs no code, and would keep the others from polling.
 */
export async function pollExclusively(
  tabs: Pick<Tabs<never>, 'tryLock'>,
  poll: () => Promise<PollOutcome>,
  left: AbortSignal,
): Promise<PollOutcome | null> {
  const polls: Promise<PollOutcome>[] = [];
  await tabs.tryLock(
    () =>
      new Promise((release) => {
        const outcome = poll();
        polls.push(outcome);
        left.addEventListener('abort', release, { once: true });
        void outcome.then(release).finally(() => left.removeEventListener('abort', release));
      }),
  );
  return polls[0] ?? null;
}
