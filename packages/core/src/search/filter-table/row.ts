import type { FilterOptions, Profile, Settings } from '@meetcute/contract';

/** Reader of query values, such as `URLSearchParams`. */
export interface QueryReader {
  readonly get: (name: string) => string | null;
}

/** Settings that decide which values an address may have. */
export type AddressSettings = Pick<Settings, 'region_data' | 'min_age' | 'search_paging' | 'allowed_values'>;

/** Fields of a profile that filters compare. */
export type FilteredProfile = Pick<Profile, 'gender' | 'age' | 'country' | 'countryregion' | 'personal'>;

/** Choice of a search filter. */
export interface FilterChoice {
  /** Unique value among the choices of the filter; '' for any gender and any country. */
  readonly value: string;
  /** Filters that the choice changes. */
  readonly change: Partial<FilterOptions>;
  /** Label from data, such as a region's name; null if the page provides the text. */
  readonly label: string | null;
}

/** Choices of a filter. `value` is the selected one. */
export interface FilterChoices {
  readonly value: string;
  readonly choices: readonly FilterChoice[];
}

/** Settings that decide which filters and choices exist. */
export type FilterSettings = Pick<
  Settings,
  'search_fields' | 'countries' | 'region_data' | 'min_age' | 'allowed_values' | 'visible_profile_fields'
>;

/** Search whose filters are shown. */
export interface FilterView {
  readonly filters: FilterOptions;
  /** Whether the filters are known, which they are after the first response. */
  readonly isKnown: boolean;
  /** Earlier filters of this search. Their values stay choices. */
  readonly seen: readonly FilterOptions[];
  /** Country of the user; null if unknown. */
  readonly home: string | null;
}

/** Search filter: a row of the table of filters. */
export interface FilterRow {
  /** Options of the filter, with the values that limit nothing. */
  readonly none: Partial<FilterOptions>;
  /**
   * Step of a wider search that clears this filter, counted from 1. Null for a filter that only the member changes, such
   * as whom they would like to meet.
   */
  readonly widenedAt: number | null;
  /** Parses the options in the query of an address. Invalid values limit nothing. */
  readonly parse: (query: QueryReader, settings: AddressSettings) => Partial<FilterOptions>;
  /** Returns whether a profile matches the filter. */
  readonly matches: (profile: FilteredProfile, filters: FilterOptions) => boolean;
  /** Returns the choices; null if the search has nothing to choose. The current value is always among them. */
  readonly list: (view: FilterView, settings: FilterSettings) => FilterChoices | null;
  /** Returns whether the options exclude anybody. Default: whether one differs from `none`. */
  readonly isNarrowed?: (filters: FilterOptions, minAge: number) => boolean;
}
