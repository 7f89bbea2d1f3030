/**
 * Removes a key from the query of an address, path first. Returns null if it is absent. Keeps all other keys as they
 * are written, and the hash.
 */
export function withoutKey(address: string, key: string): string | null {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const parts = query.slice(1).split('&');
  const otherParts = parts.filter((part) => !new URLSearchParams(part).has(key));
  if (otherParts.length === parts.length) return null;
  return `${path}${otherParts.length === 0 ? '' : `?${otherParts.join('&')}`}${hash}`;
}
