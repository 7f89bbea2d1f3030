import type { CallDefinition, CallQuery } from './define.ts';

/** Converts a value to query text: a boolean to '1' or '0', a number to digits. */
const writeValue = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value as string | number);

/**
 * Writes the query string of a call, including its selector. Omits keys without a value. Needs no schema, so
 * that the browser build stays small.
 */
export function writeQuery<C extends CallDefinition>(call: C, query: CallQuery<C> | undefined): string {
  const search = new URLSearchParams(call.selector);
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, writeValue(value));
  const text = search.toString();
  return text && `?${text}`;
}
