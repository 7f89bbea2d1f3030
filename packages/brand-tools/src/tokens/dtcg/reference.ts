/** Returns the names in a reference to a token or group, `{a.b}` or `#/a/b`; null if it is none. */
export function readReference(text: unknown): string[] | null {
  if (typeof text !== 'string') return null;
  const [, alias] = /^\{([^{}]+)\}$/.exec(text) ?? [];
  if (alias !== undefined) return alias.split('.');
  if (!text.startsWith('#/')) return null;
  try {
    return text
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return null;
  }
}
