import type { CallQuery, calls, FilterOptions } from '@meetcute/contract';
import { homeCountry, type HomeSettings } from './countries.ts';
import type { FilterChoices, FilteredProfile, FilterSettings, FilterView } from './filter-table/row.ts';
import { filterList, type FilterName, filterRows, noFilters, optionNames } from './filter-table/table.ts';

/** Filters of a member's last manual search. Without a country nobody has chosen a place yet. */
export type SavedFilters = Partial<FilterOptions>;

/**
 * Returns the initial filters of a search: those of the last manual search. The country is the home country, else the
 * site's first country, until a place was chosen. Saved filters from before a filter existed do not have its options.
 */
export const defaultFilters = (
  savedFilters: SavedFilters | null,
  user: { readonly country: string | null } | null,
  settings: HomeSettings,
): FilterOptions => ({
  ...noFilters,
  ...(savedFilters?.country === undefined && {
    country: homeCountry(user, settings) ?? settings.countries[0] ?? null,
  }),
  ...savedFilters,
});

/** Returns whether a search query names a place, as those of the search page do, or asks for all places. */
export const namesPlace = (query: CallQuery<typeof calls.search>): boolean =>
  query.country !== undefined || query.countryregion !== undefined || query.searchAllCountries === true;

/**
 * Returns the filters of a manual search as they are saved. A search that names no place, as that of the sign-up, changes
 * the gender of `savedFilters` alone. Without saved filters it leaves the country open: it then follows the profile.
 */
export function filtersToSave(
  query: CallQuery<typeof calls.search>,
  filters: FilterOptions,
  savedFilters: SavedFilters | null,
): SavedFilters {
  if (namesPlace(query)) return filters;
  const { country: _country, countryregion: _region, ...rest } = filters;
  return { ...rest, ...savedFilters, gender: filters.gender };
}

/** Returns whether a search query has filters of its own, so that it does not use the default ones. */
export const namesFilters = (query: CallQuery<typeof calls.search>): boolean =>
  query.manual_search === true || optionNames.some((name) => query[name] !== undefined);

/**
 * Returns the filters of a search query. A query without filters that is not manual uses the defaults
 * (spec: search.first-call-sets-default-filters).
 */
export function filtersOfQuery(
  query: CallQuery<typeof calls.search>,
  defaults: () => FilterOptions,
): FilterOptions {
  if (namesFilters(query)) {
    const options = optionNames.map((name) => [name, query[name] ?? noFilters[name]]);
    return Object.fromEntries(options) as FilterOptions;
  }
  const { country, region } = filterRows;
  return query.searchAllCountries ? { ...defaults(), ...country.none, ...region.none } : defaults();
}

/** Returns whether two sets of filters are equal. */
export const areFiltersEqual = (a: FilterOptions, b: FilterOptions): boolean =>
  optionNames.every((name) => a[name] === b[name]);

/**
 * Returns whether a profile matches the filters. Age limits are inclusive, an unknown value fails any limit,
 * and nobody under 18 matches.
 */
export const matchesFilters = (profile: FilteredProfile, filters: FilterOptions): boolean =>
  filterList.every(([, { matches }]) => matches(profile, filters));

/** Filter of the search page with its choices. `value` is the selected choice. */
export interface SearchFilter extends FilterChoices {
  readonly name: FilterName;
}

/**
 * Returns the filters that a site offers, in their order. The current values and those of `seen` are always
 * among the choices, wherever they come from (spec: search.filter.country, search.filter.age-range).
 */
export const searchFilters = (view: FilterView, settings: FilterSettings): readonly SearchFilter[] =>
  filterList
    .filter(([name]) => settings.search_fields.includes(name))
    .flatMap(([name, { list }]) => {
      const choices = list(view, settings);
      return choices ? [{ name, ...choices }] : [];
    });
