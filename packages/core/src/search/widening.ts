import type { FilterOptions, Settings } from '@meetcute/contract';
import { ageRangeOf } from './age-ranges.ts';
import { noFilters } from './filters.ts';

/** Suggested wider search: the kind of widening and the filters to change. */
export interface Widening {
  readonly by: 'people' | 'country';
  readonly change: Partial<FilterOptions>;
}

/** Filter options that each filter of a site limits. */
const keysOf = {
  gender: ['gender'],
  age: ['min_age', 'max_age'],
  country: ['country'],
  region: ['countryregion'],
} as const satisfies Record<string, readonly (keyof FilterOptions)[]>;

/** Returns whether a filter excludes anybody. Limits at the minimum or maximum age exclude nobody. */
export const isNarrowedBy = (name: keyof typeof keysOf, filters: FilterOptions, minAge: number): boolean =>
  name === 'age'
    ? ageRangeOf(filters, minAge)?.id !== 'all'
    : keysOf[name].some((key) => filters[key] !== noFilters[key]);

/**
 * Returns the next wider search: first all people in all regions, then all countries. Clears only filters
 * that the site offers, because the user could not restore others. Null if the search can't be widened.
 */
export function wideningOf(
  filters: FilterOptions,
  { search_fields, min_age }: Pick<Settings, 'search_fields' | 'min_age'>,
): Widening | null {
  const isOffered = (name: string): boolean => search_fields.includes(name);
  const people = (['gender', 'age', 'region'] as const).filter(isOffered);
  if (people.some((name) => isNarrowedBy(name, filters, min_age))) {
    const keys = people.flatMap((name): readonly (keyof FilterOptions)[] => keysOf[name]);
    return { by: 'people', change: Object.fromEntries(keys.map((key) => [key, noFilters[key]])) };
  }
  const isWider = isOffered('country') && isNarrowedBy('country', filters, min_age);
  return isWider ? { by: 'country', change: { country: noFilters.country } } : null;
}
