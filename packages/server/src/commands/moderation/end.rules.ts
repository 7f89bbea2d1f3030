import { UsageError } from '../errors.ts';

const END = /^(\d{4}-\d\d-\d\d)(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;

/** Returns whether the calendar has a day. `Date` takes 31 February for 3 March. */
function isDay(day: string): boolean {
  const start = new Date(day);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/**
 * Parses a day, which stands for its start in UTC because a site has no zone, or an instant with its zone, that is yet to
 * come. Throws a UsageError with the problem.
 */
export function readEnd(input: string, now: Date): Date {
  const [text = '', day = ''] = END.exec(input) ?? [];
  const end = new Date(isDay(day) ? text : NaN);
  if (Number.isNaN(end.getTime()) || end <= now)
    throw new UsageError(
      `--until is '${input}'. Give a day that is yet to come, such as 2027-01-31: the suspension ends as that day begins in UTC, at 00:00. For another instant add time and zone, such as 2027-01-31T00:00+01:00.`,
    );
  return end;
}
