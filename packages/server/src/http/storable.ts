import { unstorableFields } from '@meetcute/core';
import { badFields } from './body.ts';

/** Refuses a query or payload with texts that no database can hold. Throws bad_request, naming the fields. */
export function requireStorable(value: unknown): void {
  const fields = unstorableFields(value);
  if (fields) throw badFields(fields);
}
