import { ARRIVAL_LIMITS, type ArrivalLimits } from './arrival.ts';
import { createFairLimiter, type FairLimiter, type Slots } from './fair-limiter.ts';

/** Forms processed at a time, each with its files on disk, and forms that wait. */
const FORMS: Slots = { all: 24, network: 12, member: 2 };
const WAITING_FORMS: Slots = { all: 100, network: 50, member: 25 };

/** Photos decoded at a time. A large photo takes a core for a second and hundreds of megabytes. */
const DECODINGS: Slots = { all: 2, network: 1, member: 1 };
const UNLIMITED: Slots = { all: Infinity };

/** Limits for reading requests and decoding photos. */
export interface Uploads {
  /** Time limits for receiving a body. */
  arrivalLimits: ArrivalLimits;
  /** Limits the forms that are processed at a time. */
  forms: FairLimiter;
  /** Limits the photos that are decoded at a time. */
  decodings: FairLimiter;
}

/** Creates the upload limits of one server. `change` replaces some of them, for tests. */
export const createUploads = (change: Partial<Uploads> = {}): Uploads => ({
  arrivalLimits: ARRIVAL_LIMITS,
  forms: createFairLimiter(FORMS, WAITING_FORMS),
  // The number of forms is limited already.
  decodings: createFairLimiter(DECODINGS, UNLIMITED),
  ...change,
});
