import { mergeValues, uniteValues } from '@meetcute/core';
import type { MergeRules } from './entry-view.ts';

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored value has the shape of the initial one; an initial null matches anything. */
function isLike(value: unknown, initial: unknown): boolean {
  if (initial === null) return true;
  if (!isRecord(initial))
    return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial);
  return isRecord(value) && Object.keys(initial).every((name) => isLike(value[name], initial[name]));
}

/** Reads a value from JSON; the initial one without JSON, or when it has another shape. */
export function readValue<T>(json: string | null, initial: T): T {
  if (json === null) return initial;
  try {
    const value: unknown = JSON.parse(json);
    return isLike(value, initial) ? (value as T) : initial;
  } catch {
    return initial;
  }
}

/**
 * Returns the rules that merge edits of a value by two tabs. With `isText`, the value is a text of which every word is
 * kept; an empty one is deleted.
 */
export function mergeRules<T>(initial: T, isText: boolean): MergeRules {
  const parse = (json: string | null) => readValue(json, initial);
  const format = (value: unknown) => (isText && value === '' ? null : JSON.stringify(value));
  return {
    merge: (base, storedJson, editedJson) => {
      if (editedJson === null && !isText) return storedJson;
      const value = mergeValues(parse(base), parse(storedJson), parse(editedJson), isText);
      // What follows on words that were sent begins a text of its own.
      return format(
        isText && (storedJson === null || editedJson === null) ? String(value).trimStart() : value,
      );
    },
    unite: (ownJson, storedJson) => {
      const isReadable = storedJson === null || JSON.stringify(parse(storedJson)) === storedJson;
      return isReadable ? format(uniteValues(parse(ownJson), parse(storedJson), isText)) : ownJson;
    },
  };
}
