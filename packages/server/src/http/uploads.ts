import { PACE, type Pace } from './arrival.ts';
import { createFairLimiter, type FairLimiter, type Places } from './fair-limiter.ts';

/** Forms that are read or answered at a time, each with its files on disk, and those that wait for it. */
const FORMS: Places = { all: 24, network: 12, member: 2 };
const WAITING_FORMS: Places = { all: 100, network: 50, member: 25 };

/** Photos that are decoded at a time; a large one takes a core for a second and hundreds of megabytes. */
const DECODINGS: Places = { all: 2, network: 1, member: 1 };
const UNLIMITED: Places = { all: Infinity, network: Infinity, member: Infinity };

/** The limits under which requests are read and photos decoded. */
export interface Uploads {
  pace: Pace;
  forms: FairLimiter;
  decodings: FairLimiter;
}

/** Creates the limits of one server; a test passes others. */
export const createUploads = (change: Partial<Uploads> = {}): Uploads => ({
  pace: PACE,
  forms: createFairLimiter(FORMS, WAITING_FORMS),
  // Forms are limited already.
  decodings: createFairLimiter(DECODINGS, UNLIMITED),
  ...change,
});
