import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * An error as the operator may read it: where it came from and why. Drizzle puts the values of a query into
 * its message, and those may be what members write, so the query is named without them.
 */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `${describeError(error.cause ?? 'The query failed')}\nin the query ${error.query}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
