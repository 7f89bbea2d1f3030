import type { FilterOptions } from '@meetcute/contract';
import { age, gender } from './person.ts';
import { country, region } from './place.ts';
import type { FilterRow } from './row.ts';

/** The search filters in their order, by the names of `search_fields` in the settings. A new filter is a row here. */
const table = { gender, age, country, region };

/** Name of a search filter. */
export type FilterName = keyof typeof table;

/** Rows of the table by name. */
export const filterRows: Readonly<Record<FilterName, FilterRow>> = table;

/** Rows of the table with their names, in order. */
export const filterList = /* @__PURE__ */ Object.entries(filterRows) as readonly (readonly [
  FilterName,
  FilterRow,
])[];

type Merged<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer All) => void
  ? All
  : never;

const mergeNone = () =>
  Object.assign({}, ...filterList.map(([, { none }]) => none)) as Merged<(typeof table)[FilterName]['none']>;

/**
 * Filters that limit nothing, as before the first response with the default ones. The type fails if the table has no row
 * for an option of the contract.
 */
export const noFilters: FilterOptions = /* @__PURE__ */ mergeNone();

/** Names of the options of all filters, as they are on the wire. */
export const optionNames = /* @__PURE__ */ Object.keys(noFilters) as readonly (keyof FilterOptions)[];
