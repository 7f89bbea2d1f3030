import type { SearchState } from './search-state.ts';

type Results = Pick<SearchState<{ readonly id: string }>, 'profiles' | 'total'>;

/** Removes hidden members from the results and adjusts the total. Returns the same object if none is among them. */
export function withoutRemoved<R extends Results>(results: R, ids: ReadonlySet<string>): R {
  const profiles = results.profiles.filter(({ id }) => !ids.has(id));
  const removedCount = results.profiles.length - profiles.length;
  return removedCount === 0
    ? results
    : { ...results, profiles, total: Math.max(0, results.total - removedCount) };
}
