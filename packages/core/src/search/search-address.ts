import type { FilterOptions } from '@meetcute/contract';
import { ALL_REGIONS } from '../constants.ts';
import type { AddressSettings, QueryReader } from './filter-table/row.ts';
import { filterList, noFilters, optionNames } from './filter-table/table.ts';
import { areFiltersEqual } from './filters.ts';

/** Filters and page that a search address names. */
export interface SearchAddress {
  /** Filters of the address; null for the default filters. An unnamed filter is not set. */
  readonly filters: FilterOptions | null;
  /** Page number from 1. Always 1 with infinite scrolling. */
  readonly page: number;
}

/** Query values of a search address; null for an absent one. */
export type SearchParts = Readonly<Record<keyof FilterOptions | 'page', string | null>>;

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;

/** Parses the query of a search address. Unknown and invalid values count as absent. */
export function parseSearchAddress(query: QueryReader, settings: AddressSettings): SearchAddress {
  const parsedOptions = filterList.map(([, { parse }]) => parse(query, settings));
  const filters = Object.assign({}, noFilters, ...parsedOptions) as FilterOptions;
  const isCleared = query.get('countryregion') === ALL_REGIONS;
  return {
    filters: isCleared || !areFiltersEqual(filters, noFilters) ? filters : null,
    page: settings.search_paging === 'pages' ? pageOf(query.get('page')) : 1,
  };
}

/**
 * Returns the query values of a search address. Region '0' marks filters that are all cleared, as opposed to
 * the default filters.
 */
export function searchPartsOf({ filters, page }: SearchAddress): SearchParts {
  const isCleared = filters !== null && areFiltersEqual(filters, noFilters);
  const parts = optionNames.map((name) => {
    const value = (filters ?? noFilters)[name];
    return [name, value === noFilters[name] ? null : String(value)] as const;
  });
  return {
    ...(Object.fromEntries(parts) as Omit<SearchParts, 'page'>),
    ...(isCleared && { countryregion: ALL_REGIONS }),
    page: page > 1 ? String(page) : null,
  };
}

/** Returns whether two addresses show the same results. */
export const areAddressesEqual = (a: SearchAddress, b: SearchAddress): boolean =>
  a.page === b.page &&
  (a.filters === null || b.filters === null
    ? a.filters === b.filters
    : areFiltersEqual(a.filters, b.filters));
