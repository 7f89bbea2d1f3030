import { ARRIVAL_LIMITS, type ArrivalLimits } from '@meetcute/core';
import { FORM_MAX } from './body.ts';
import { createDiskShare, type DiskShare } from './disk-share.ts';
import { createFairLimiter, type FairLimiter, type Slots } from './fair-limiter.ts';

/**
 * Forms read and processed at a time, and forms that wait unread. Only those of the same member count: slots
 * of all or of a network could be held by forms that arrive slowly.
 */
const FORMS: Slots = { all: Infinity, member: 2 };
const WAITING_FORMS: Slots = { all: Infinity, member: 25 };

/** Bytes of all forms on disk: 24 forms of the largest size. */
const DISK_MAX = 24 * FORM_MAX;

/** Photos decoded at a time. A large photo takes a core for a second and hundreds of megabytes. */
const DECODINGS: Slots = { all: 2, network: 1, member: 1 };
const UNLIMITED: Slots = { all: Infinity };

/** Limits for reading requests and decoding photos. */
export interface Uploads {
  /** Time limits for receiving a body. */
  arrivalLimits: ArrivalLimits;
  /** Limits the forms that are read and processed at a time. */
  forms: FairLimiter;
  /** Limits the bytes of forms on disk. */
  disk: DiskShare;
  /** Limits the photos that are decoded at a time. */
  decodings: FairLimiter;
}

/** Creates the upload limits of one server. `change` replaces some of them, for tests. */
export const createUploads = (change: Partial<Uploads> = {}): Uploads => ({
  arrivalLimits: ARRIVAL_LIMITS,
  forms: createFairLimiter(FORMS, WAITING_FORMS),
  disk: createDiskShare(DISK_MAX),
  // Each member's forms are limited already.
  decodings: createFairLimiter(DECODINGS, UNLIMITED),
  ...change,
});
