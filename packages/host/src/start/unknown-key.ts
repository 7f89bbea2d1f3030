import type { SettingSchema } from '@meetcute/contract/openapi';

/** Key that a schema does not know, with its path. */
export interface UnknownKey {
  path: string;
  /** Most similar known key of the same object; undefined if it has none. */
  nearest: string | undefined;
}

/** Returns the number of single-letter changes between two words (Levenshtein distance). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Returns the known key that looks most like `key`; case and underscores don't count. */
export function nearestKey(key: string, knownKeys: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '');
  const far = (name: string) => distance(plain(key), plain(name));
  return knownKeys.toSorted((a, b) => far(a) - far(b))[0];
}

/** Returns the first key of a value, at any depth, that the schema does not know; null if all are known. */
export function findUnknownKey(schema: SettingSchema, value: unknown, path: string): UnknownKey | null {
  if (typeof value !== 'object' || value === null) return null;
  const { properties, additionalProperties, items } = schema;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}.${key}`;
    const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const innerSchema = Array.isArray(value)
      ? items
      : properties && Object.hasOwn(properties, key)
        ? properties[key]
        : rest;
    if (!innerSchema && properties) return { path: here, nearest: nearestKey(key, Object.keys(properties)) };
    const unknownKey = innerSchema && findUnknownKey(innerSchema, inner, here);
    if (unknownKey) return unknownKey;
  }
  return null;
}
