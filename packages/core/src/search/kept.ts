import { initialSearch, type SearchState } from './search-state.ts';

/** Whether a value has all parts of another, of the same types; a part that is null there may be anything, but there. */
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
 * Whether something that was kept, such as by a page of an older release, is a search as it is now; only the profiles
 * are not looked into.
 */
export const isKeptSearch = <P extends { readonly id: string }>(value: unknown): value is SearchState<P> =>
  isLike(value, initialSearch);
