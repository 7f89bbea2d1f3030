/** Waiting time in its most readable unit. */
export interface Wait {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Converts the seconds of a `Retry-After` to a readable waiting time. Rounds up, to at least one second. */
export const waitOf = (seconds: number): Wait => {
  if (seconds <= MINUTE) return { value: Math.max(1, Math.ceil(seconds)), unit: 'second' };
  if (seconds <= HOUR) return { value: Math.ceil(seconds / MINUTE), unit: 'minute' };
  return { value: Math.ceil(seconds / HOUR), unit: 'hour' };
};
