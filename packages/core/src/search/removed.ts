import type { SearchState } from './search-state.ts';

type Results = Pick<SearchState<{ readonly id: string }>, 'profiles' | 'total'>;

/** Results without members who may not be met any more, counted anew; the same object where none of them is among these. */
export function withoutRemoved<R extends Results>(results: R, ids: ReadonlySet<string>): R {
  const profiles = results.profiles.filter(({ id }) => !ids.has(id));
  const gone = results.profiles.length - profiles.length;
  return gone === 0 ? results : { ...results, profiles, total: Math.max(0, results.total - gone) };
}
