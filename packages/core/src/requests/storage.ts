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

/** Error codes of a full disk or quota: of the system, and of PostgreSQL. */
const FULL = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Returns whether an error or its cause means that a disk is full, so that a retry makes sense once there is space. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  return FULL.test(String(code)) || message.includes('No space left on device') || isDiskFull(error.cause);
}
