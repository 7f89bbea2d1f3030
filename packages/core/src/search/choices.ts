import type { FilterOptions, Gender, Settings } from '@meetcute/contract';
import { ALL_REGIONS } from '../constants.ts';
import { ageRangeOf, ageRanges, otherAges, type AgeChoice } from './age-ranges.ts';
import { countryChoices } from './countries.ts';

/** A choice of a filter. */
export interface FilterChoice {
  /** Tells it from the other choices of its filter; '' for no gender and no country. */
  readonly value: string;
  /** What choosing it changes. */
  readonly change: Partial<FilterOptions>;
  /** The words of data, such as a region's name; null where they are the page's. */
  readonly label: string | null;
}

/** A filter of the search page with its choices, of which `value` is the one that is searched. */
export interface SearchFilter {
  readonly name: 'gender' | 'age' | 'country' | 'region';
  readonly value: string;
  readonly choices: readonly FilterChoice[];
}

/** What decides which filters and choices there are. */
export type FilterSettings = Pick<Settings, 'search_fields' | 'countries' | 'region_data' | 'min_age'>;

/** A search whose filters are shown. */
export interface FilterView {
  readonly filters: FilterOptions;
  /** Whether the filters are known, as they are once the search has been answered. */
  readonly isKnown: boolean;
  /** Filters searched before, whose values stay choices. */
  readonly seen: readonly FilterOptions[];
  /** The country one looks from; null where nobody knows. */
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

/** Left out where there is but one country, and no other search was made (spec: search.neighbour-country-pairs). */
function countryFilter(
  { filters, isKnown, seen, home }: FilterView,
  { countries }: FilterSettings,
): SearchFilter | null {
  const offered = countryChoices(home, countries);
  // Before the first answer it is as good as certain that the search begins at home.
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
 * The filters a site offers, in their order. What is searched is always among the choices, whatever address, saved
 * search or site it comes from, and stays there (spec: search.filter.country, search.filter.age-range).
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
