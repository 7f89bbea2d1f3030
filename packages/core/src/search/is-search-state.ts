import { initialSearch, type SearchState } from './search-state.ts';

/**
 * Returns whether a value has all fields of an example with the same types. A field that is null in the
 * example may have any type, but must exist.
 */
const isLike = (value: unknown, example: unknown): boolean => {
  if (example === null) return value !== undefined;
  if (Array.isArray(example)) return Array.isArray(value);
  if (typeof example !== 'object') return typeof value === typeof example;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(example).every(([name, part]) => isLike((value as Record<string, unknown>)[name], part))
  );
};

/**
 * Returns whether a stored value, for instance from an older release, is a valid search state. Does not check
 * the profiles.
 */
export const isSearchState = <P extends { readonly id: string }>(value: unknown): value is SearchState<P> =>
  isLike(value, initialSearch);
