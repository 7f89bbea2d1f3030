import type { Lateness } from './lateness.ts';
import type { LoadClass } from './load-class.ts';
import type { LoadLimit } from './load-limit.ts';

/** Milliseconds for which the event loop must have been late before reads are refused for it, and changes. */
const READ_PATIENCE = 1000;
const CHANGE_PATIENCE = 5000;

/** Load of a host. */
export interface Load {
  /** Limit of reads in progress. */
  limit: Pick<LoadLimit, 'isFull' | 'hasQueue'>;
  /** Watch of the event loop. */
  lateness: Pick<Lateness, 'isLate'>;
}

/** Returns whether a request can't be served within a second, from its head. */
export function isHopeless({ limit, lateness }: Load, load: LoadClass): boolean {
  // A loop that is late while no read waits has another reason than reads.
  const isLate = (patience: number) => limit.hasQueue() && lateness.isLate(patience);
  switch (load) {
    case 'always':
      return false;
    case 'change':
      return isLate(CHANGE_PATIENCE);
    default:
      return limit.isFull() || isLate(READ_PATIENCE);
  }
}
