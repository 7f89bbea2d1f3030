/**
 * Limits for receiving a body: total time, time without a byte, and grace period before `rate` applies, in
 * milliseconds. `rate` is in bytes per second.
 */
export interface ArrivalLimits {
  /** Milliseconds for the whole body. */
  total: number;
  /** Milliseconds without a byte. */
  idle: number;
  /** Milliseconds before `rate` applies. */
  grace: number;
  /** Lowest average rate, in bytes per second. */
  rate: number;
}

/** Default limits. A phone on a poor network sends ten times as fast. */
export const ARRIVAL_LIMITS: ArrivalLimits = { total: 300_000, idle: 20_000, grace: 10_000, rate: 2000 };

/** The received part of a body. Times are in milliseconds, `size` in bytes. */
export interface Arrived {
  /** Time at which the reading began. */
  start: number;
  /** Time of the last byte. */
  last: number;
  /** Bytes received. */
  size: number;
}

/** Returns the time at which a body is too slow unless more of it arrives. */
export const arrivalDeadline = (
  { start, last, size }: Arrived,
  { total, idle, grace, rate }: ArrivalLimits,
): number => Math.min(start + total, last + idle, start + grace + (size / rate) * 1000);
