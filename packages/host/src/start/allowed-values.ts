/** Result of a schema, as far as it names allowed values. */
interface Checked {
  error?: { issues: readonly object[] } | undefined;
}

/** Returns the values that the first invalid field may have, for the end of a message; empty where they are no list. */
export function allowedValues({ error }: Checked): string {
  const [issue] = error?.issues ?? [];
  const values = issue && 'values' in issue && Array.isArray(issue.values) ? issue.values : [];
  return values.length === 0 ? '' : `; allowed: ${values.map(String).join(', ')}`;
}
