import type { CallDefinition, CallQuery } from './define.ts';

/** How a value stands in a query string: a yes or no as '1' or '0', a number in digits. */
const written = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value as string | number);

/** Writes a query for a call, its selector included. Keys without a value are left out. Needs no schema, so a page brings none. */
export function writeQuery<C extends CallDefinition>(call: C, query: CallQuery<C> | undefined): string {
  const search = new URLSearchParams(call.selector);
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, written(value));
  const text = search.toString();
  return text && `?${text}`;
}
