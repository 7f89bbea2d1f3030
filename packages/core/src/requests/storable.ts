/** Returns whether PostgreSQL can store a text: it accepts neither NUL nor a lone surrogate. */
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

/** Returns the fields of a query or payload whose texts can't be stored, each with its problem; null without any. */
export function unstorableFields(value: unknown): Record<string, string> | null {
  const fields = [...unstorable(value, [])];
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, 'invalid_text'])) : null;
}
