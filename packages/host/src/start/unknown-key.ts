import type { SettingSchema } from '@meetcute/contract/openapi';
import type { Path } from './site-file/site-problem.ts';

/** Key that a schema does not know, with its path. */
export interface UnknownKey {
  readonly path: Path;
  /** Known keys of the same object. */
  readonly knownKeys: readonly string[];
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
