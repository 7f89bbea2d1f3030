import { badFields } from './body.ts';

/** Whether a text can be stored: PostgreSQL takes neither NUL nor half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function* unstorable(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string') {
    if (!isStorable(value)) yield path.join('.');
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [key, item] of Object.entries(value)) {
      if (isStorable(key)) yield* unstorable(item, [...path, key]);
      else yield path.join('.');
    }
  }
}

/** Refuses a query or payload with texts that no database can hold. Throws bad_request, naming the fields. */
export function requireStorable(value: unknown): void {
  const fields = [...unstorable(value, [])];
  if (fields.length > 0) throw badFields(Object.fromEntries(fields.map((field) => [field, 'invalid_text'])));
}
