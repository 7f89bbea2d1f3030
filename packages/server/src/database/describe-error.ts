import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Describes an error for the operator, with its stack and cause. Drizzle puts the values of a query into its
 * message. They may be text of members, so the query is shown without them.
 */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `${describeError(error.cause ?? 'The query failed')}\nin the query ${error.query}`;
  }
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause instanceof Error ? `${stack}\ncaused by ${describeError(error.cause)}` : stack;
}
