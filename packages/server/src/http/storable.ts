import { unstorableFields } from '@meetcute/core';
import { badFields } from './body.ts';

/**
 * Refuses a query or payload with characters that no database can store. Throws bad_request with the field
 * names.
 */
export function requireStorable(value: unknown): void {
  const fields = unstorableFields(value);
  if (fields) throw badFields(fields);
}
