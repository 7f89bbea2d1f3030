/** Result of a schema, as far as it names allowed values. */
interface Checked {
  error?: { issues: readonly Issue[] } | undefined;
}

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly values?: unknown;
}

/** Returns whether a value or key should be the code of a currency. */
const isCurrencyCode = ({ code, path }: Issue): boolean =>
  path.at(-1) === 'currency' || (path.at(-2) === 'prices' && code === 'invalid_key');

/** Returns the values that the first invalid field may have, for the end of a message; empty where they are no list. */
export function allowedValues({ error }: Checked): string {
  const issue = error?.issues[0];
  if (!issue) return '';
  if (isCurrencyCode(issue)) return '; allowed: currencies in use, by their code of ISO 4217, such as EUR';
  return Array.isArray(issue.values) ? `; allowed: ${issue.values.map(String).join(', ')}` : '';
}
