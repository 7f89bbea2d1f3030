import { MAX_AGE, MIN_AGE, type FilterOptions, type Settings } from '@meetcute/contract';
import { ALL_REGIONS } from '../constants.ts';
import { areFiltersEqual, noFilters } from './filters.ts';

/** Filters and page that a search address names. */
export interface SearchAddress {
  /** Filters of the address; null for the default filters. An unnamed filter is not set. */
  readonly filters: FilterOptions | null;
  /** Page number from 1. Always 1 with infinite scrolling. */
  readonly page: number;
}

/** Reader of query values, such as `URLSearchParams`. */
export interface QueryReader {
  readonly get: (name: string) => string | null;
}

/** Settings that decide which values an address may have. */
export type AddressSettings = Pick<Settings, 'region_data' | 'min_age' | 'search_paging'>;

/** Query values of a search address; null for an absent one. */
export type SearchParts = Readonly<Record<keyof FilterOptions | 'page', string | null>>;

const genders = ['f', 'm', 'x'] as const;

const ageOf = (text: string | null, minAge: number): number | null => {
  const age = text !== null && /^\d{2,3}$/.test(text) ? Number(text) : 0;
  return age >= Math.max(minAge, MIN_AGE) && age <= MAX_AGE ? age : null;
};

const agesOf = (query: QueryReader, minAge: number): Pick<FilterOptions, 'min_age' | 'max_age'> => {
  const [min_age, max_age] = [ageOf(query.get('min_age'), minAge), ageOf(query.get('max_age'), minAge)];
  const isTurned = min_age !== null && max_age !== null && min_age > max_age;
  return isTurned ? { min_age: null, max_age: null } : { min_age, max_age };
};

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;

/** Returns a valid two-letter country code; null for anything else. */
const countryOf = (text: string | null): string | null =>
  text !== null && /^[A-Z]{2}$/.test(text) ? text : null;

/**
 * Parses the query of a search address. Unknown and invalid values count as absent. Accepts countries that
 * the site does not offer, because an older search may contain one.
 */
export function searchAddressOf(query: QueryReader, settings: AddressSettings): SearchAddress {
  const gender = genders.find((each) => each === query.get('gender')) ?? null;
  const country = countryOf(query.get('country'));
  const region = query.get('countryregion');
  const isRegion = (country && settings.region_data[country]?.some(({ id }) => id === region)) || false;
  const countryregion = isRegion && region !== null ? region : ALL_REGIONS;
  const filters = { gender, ...agesOf(query, settings.min_age), country, countryregion };
  const isNamed = region === ALL_REGIONS || !areFiltersEqual(filters, noFilters);
  return {
    filters: isNamed ? filters : null,
    page: settings.search_paging === 'pages' ? pageOf(query.get('page')) : 1,
  };
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value));

/**
 * Returns the query values of a search address. Region '0' marks filters that are all cleared, as opposed to
 * the default filters.
 */
export function searchPartsOf({ filters, page }: SearchAddress): SearchParts {
  const { gender, min_age, max_age, country, countryregion } = filters ?? noFilters;
  const isCleared = filters !== null && areFiltersEqual(filters, noFilters);
  return {
    gender,
    min_age: textOf(min_age),
    max_age: textOf(max_age),
    country,
    countryregion: isCleared || countryregion !== ALL_REGIONS ? countryregion : null,
    page: page > 1 ? String(page) : null,
  };
}

/** Returns whether two addresses show the same results. */
export const areAddressesEqual = (a: SearchAddress, b: SearchAddress): boolean =>
  a.page === b.page &&
  (a.filters === null || b.filters === null
    ? a.filters === b.filters
    : areFiltersEqual(a.filters, b.filters));
