import type { SettingSchema } from '@meetcute/contract/openapi';
import type { Path } from './site-file/site-problem.ts';

/** Key that a schema does not know, with its path. */
export interface UnknownKey {
  readonly path: Path;
  /** Known keys of the same object. */
  readonly knownKeys: readonly string[];
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

/**
 * Returns the known key that looks like `key`: some letters differ, or one contains the other. Case and underscores don't
 * count. Undefined if none does.
 */
export function nearestKey(key: string, knownKeys: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '');
  const far = (name: string) => distance(plain(key), plain(name));
  const isNear = (name: string) =>
    far(name) <= Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3)) ||
    plain(name).includes(plain(key)) ||
    plain(key).includes(plain(name));
  return knownKeys.filter(isNear).toSorted((a, b) => far(a) - far(b))[0];
}

/** Returns the keys of a value, at any depth, that the schema does not know. */
export function findUnknownKeys(schema: SettingSchema, value: unknown, path: Path): UnknownKey[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, additionalProperties, items } = schema;
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key];
    const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const innerSchema = Array.isArray(value)
      ? items
      : properties && Object.hasOwn(properties, key)
        ? properties[key]
        : rest;
    if (!innerSchema && properties) return [{ path: here, knownKeys: Object.keys(properties) }];
    return innerSchema ? findUnknownKeys(innerSchema, inner, here) : [];
  });
}
