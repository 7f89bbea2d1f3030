/** A time to wait, in the unit that reads best. */
export interface Wait {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The seconds of a `Retry-After` as a person says them: never shorter than they are, at least one. */
export const waitOf = (seconds: number): Wait => {
  if (seconds <= MINUTE) return { value: Math.max(1, Math.ceil(seconds)), unit: 'second' };
  if (seconds <= HOUR) return { value: Math.ceil(seconds / MINUTE), unit: 'minute' };
  return { value: Math.ceil(seconds / HOUR), unit: 'hour' };
};
