/** Returns the placeholders that a translation must keep: `{{name}}`, `$t(key)`, tags and link targets, unique and sorted. */
export function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{\s*-?\s*([\w.]+).*?\}\}/g)].map((match) => `{{${match[1] ?? ''}}}`);
  const others = [...text.matchAll(/\$t\(.*?\)|<\/?[\w]+\s*\/?>|(?<=\])\([\w#]+\)/g)].map(
    (match) => match[0],
  );
  return [...new Set([...names, ...others])].toSorted();
}

/** Returns a description of how two lists differ, or null when they are equal. */
export function difference(expected: readonly string[], actual: readonly string[]): string | null {
  const missing = expected.filter((name) => !actual.includes(name));
  const extra = actual.filter((name) => !expected.includes(name));
  const parts = [
    missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
    extra.length > 0 ? `has ${extra.join(', ')} too many` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' and ') : null;
}
