import { DrizzleQueryError } from 'drizzle-orm';

/** Returns the message of the first cause of an error, for a sentence to the operator. It has no values of a query. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  if (error instanceof Error) return error.cause ? reason(error.cause) : error.message || error.name;
  return String(error);
}

/** Returns the reason why a statement failed, with the beginning of the statement. */
export function reasonWithStatement(error: unknown): string {
  const query = error instanceof DrizzleQueryError ? error.query : '';
  return query === '' ? reason(error) : `${reason(error)}, in: ${query.trim().split('\n')[0]?.slice(0, 200)}`;
}
