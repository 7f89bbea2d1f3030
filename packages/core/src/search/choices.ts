import type { FilterOptions, Gender, Settings } from '@meetcute/contract';
import { ALL_REGIONS } from '../constants.ts';
import { ageRangeOf, ageRanges, otherAges, type AgeChoice } from './age-ranges.ts';
import { countryChoices } from './countries.ts';

/** Choice of a search filter. */
export interface FilterChoice {
  /** Unique value among the choices of the filter; '' for any gender and any country. */
  readonly value: string;
  /** Filters that the choice changes. */
  readonly change: Partial<FilterOptions>;
  /** Label from data, such as a region's name; null if the page provides the text. */
  readonly label: string | null;
}

/** Filter of the search page with its choices. `value` is the selected choice. */
export interface SearchFilter {
  readonly name: 'gender' | 'age' | 'country' | 'region';
  readonly value: string;
  readonly choices: readonly FilterChoice[];
}

/** Settings that decide which filters and choices exist. */
export type FilterSettings = Pick<Settings, 'search_fields' | 'countries' | 'region_data' | 'min_age'>;

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

const genderFilter = ({ filters }: FilterView): SearchFilter => ({
  name: 'gender',
  value: filters.gender ?? '',
  choices: [null, ...(['f', 'm', 'x'] as const)].map((gender: Gender | null) => ({
    value: gender ?? '',
    change: { gender },
    label: null,
  })),
});

function ageFilter({ filters, seen }: FilterView, { min_age }: FilterSettings): SearchFilter {
  const others = [...seen, filters].map((each) => otherAges(each, min_age)).filter((each) => each !== null);
  const all = new Map<string, AgeChoice>([...ageRanges(min_age), ...others].map((each) => [each.id, each]));
  return {
    name: 'age',
    value: (ageRangeOf(filters, min_age) ?? otherAges(filters, min_age))?.id ?? 'all',
    choices: [...all.values()].map(({ id, min, max, label }) => ({
      value: id,
      change: { min_age: min, max_age: max },
      label,
    })),
  };
}

/**
 * Returns null if there is only one country and no search for another one was made
 * (spec: search.neighbour-country-pairs).
 */
function countryFilter(
  { filters, isKnown, seen, home }: FilterView,
  { countries }: FilterSettings,
): SearchFilter | null {
  const offered = countryChoices(home, countries);
  // Before the first response, assume that the search starts in the home country.
  const searched = filters.country ?? (isKnown ? null : (offered[0] ?? null));
  const all = [...seen.map(({ country }) => country), searched];
  if (offered.length < 2 && all.every((country) => country === (offered[0] ?? null))) return null;
  const others = all.filter((country) => country !== null);
  return {
    name: 'country',
    value: searched ?? '',
    choices: [null, ...new Set([...offered, ...others])].map((country) => ({
      value: country ?? '',
      change: { country },
      label: null,
    })),
  };
}

function regionFilter({ filters }: FilterView, { region_data }: FilterSettings): SearchFilter {
  const { country, countryregion } = filters;
  const regions = (country !== null && region_data[country]) || [];
  const isOther = countryregion !== ALL_REGIONS && !regions.some(({ id }) => id === countryregion);
  const all = [
    { id: ALL_REGIONS, name: null },
    ...regions,
    ...(isOther ? [{ id: countryregion, name: null }] : []),
  ];
  return {
    name: 'region',
    value: countryregion,
    choices: all.map(({ id, name }) => ({ value: id, change: { countryregion: id }, label: name })),
  };
}

/**
 * Returns the filters that a site offers, in their order. The current values and those of `seen` are always
 * among the choices, wherever they come from (spec: search.filter.country, search.filter.age-range).
 */
export function searchFilters(view: FilterView, settings: FilterSettings): readonly SearchFilter[] {
  const all = [
    genderFilter(view),
    ageFilter(view, settings),
    countryFilter(view, settings),
    regionFilter(view, settings),
  ];
  return all.filter((filter) => filter !== null).filter(({ name }) => settings.search_fields.includes(name));
}
