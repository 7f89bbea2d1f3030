import type { Lateness } from './lateness.ts';
import type { LoadClass } from './load-class.ts';
import type { Limits, LoadLimit } from './load-limit.ts';

/** Milliseconds for which the event loop must have been late before requests of a class are refused for it. */
const PATIENCE = { read: 1000, page: 1000, retried: 2000, change: 5000 } as const;

/** Load of a host. */
export interface Load {
  /** Limits of requests in progress. */
  limits: Limits<Pick<LoadLimit, 'isFull' | 'hasQueue'>>;
  /** Watch of the event loop. */
  lateness: Pick<Lateness, 'isLate'>;
}

/** Returns whether a request can't be served in time, from its head. */
export function isHopeless({ limits, lateness }: Load, load: LoadClass): boolean {
  if (load === 'always') return false;
  // A loop that is late while nothing waits has another reason than requests.
  const isLate = () =>
    (limits.read.hasQueue() || limits.retried.hasQueue()) && lateness.isLate(PATIENCE[load]);
  if (load === 'change') return isLate();
  return (load === 'retried' ? limits.retried : limits.read).isFull() || isLate();
}
