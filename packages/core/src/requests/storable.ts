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

/** The fields of a query or payload with texts that no database can hold, each with its fault; null where there are none. */
export function unstorableFields(value: unknown): Record<string, string> | null {
  const fields = [...unstorable(value, [])];
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, 'invalid_text'])) : null;
}
