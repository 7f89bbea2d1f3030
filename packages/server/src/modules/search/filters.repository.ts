import type { FilterOptions } from '@meetcute/contract';
import { noFilters, optionNames } from '@meetcute/core';
import { eq, type SQL, sql } from 'drizzle-orm';
import { members } from '../members/members.table.ts';
import { searchCountChanges as changes } from './search.table.ts';

const p = sql.placeholder;

/** Limits of age. Their conditions are on birth dates, in `search.repository.ts`. */
type AgeOption = 'min_age' | 'max_age';

/** SQL of a filter option, whose value is the placeholder of its name. */
interface OptionSql {
  /** Condition on members. */
  member: SQL;
  /**
   * The same condition on changes of the stored counts. Null if `search_counts` and its changes do not have the column:
   * searches with the option are counted one member at a time.
   */
  change: SQL | null;
}

/** SQL of each option but those of the age. The type fails if the contract has an option that is missing here. */
const optionSql: Readonly<Record<Exclude<keyof FilterOptions, AgeOption>, OptionSql>> = {
  gender: { member: eq(members.gender, p('gender')), change: eq(changes.gender, p('gender')) },
  country: { member: eq(members.country, p('country')), change: eq(changes.country, p('country')) },
  countryregion: {
    member: eq(members.countryregion, p('countryregion')),
    change: eq(changes.countryregion, p('countryregion')),
  },
};

/** Conditions that the stored counts do not know: members for advertising, and those whom the viewer does not like. */
const uncountedConditions = ['advertising', 'unliked'] as const;

/** Condition of a search: an option of its filters that is set, a viewer, or one that is not counted. */
type Condition = keyof FilterOptions | 'viewer' | (typeof uncountedConditions)[number];

/** Conditions of a search, whatever their values. Statements are made once for each set. */
export type Conditions = ReadonlySet<Condition>;

/** Returns the options of filters that limit something. */
export const setOptions = (filters: FilterOptions): (keyof FilterOptions)[] =>
  optionNames.filter((name) => filters[name] !== noFilters[name]);

const list = Object.entries(optionSql) as [keyof typeof optionSql, OptionSql][];

/** Returns the SQL conditions on members of the options that are set, apart from the age. */
export const fitsOptions = (conditions: Conditions): SQL[] =>
  list.flatMap(([name, { member }]) => (conditions.has(name) ? [member] : []));

/** Returns the SQL conditions on changes of the stored counts of the options that are set, apart from the age. */
export const countedOptions = (conditions: Conditions): SQL[] =>
  list.flatMap(([name, { change }]) => (change && conditions.has(name) ? [change] : []));

/** Returns whether the stored counts know all conditions of a search. */
export const isCounted = (conditions: Conditions): boolean =>
  !uncountedConditions.some((condition) => conditions.has(condition)) &&
  list.every(([name, { change }]) => change !== null || !conditions.has(name));
