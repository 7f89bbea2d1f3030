import type { FilterOptions, Settings } from '@meetcute/contract';
import { ageRangeOf } from './age-ranges.ts';
import { noFilters } from './filters.ts';

/** A wider search: by what it is wider, and the change that makes it so. */
export interface Widening {
  readonly by: 'people' | 'country';
  readonly change: Partial<FilterOptions>;
}

/** What each filter of a site bounds. */
const keysOf = {
  gender: ['gender'],
  age: ['min_age', 'max_age'],
  country: ['country'],
  region: ['countryregion'],
} as const satisfies Record<string, readonly (keyof FilterOptions)[]>;

/** Whether a filter keeps somebody out; nobody is below the minimum age or above the highest. */
export const isNarrowedBy = (name: keyof typeof keysOf, filters: FilterOptions, minAge: number): boolean =>
  name === 'age'
    ? ageRangeOf(filters, minAge)?.id !== 'all'
    : keysOf[name].some((key) => filters[key] !== noFilters[key]);

/**
 * The next wider search: everybody in all regions first, then all countries. Only by filters that the site offers,
 * since nobody could undo another; null for a search that is as wide as can be.
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
