import { MAX_AGE, MIN_AGE, type FilterOptions, type Gender } from '@meetcute/contract';
import { ageRangeOf, ageRanges, otherAges, type AgeChoice } from '../age-ranges.ts';
import type { FilterRow } from './row.ts';

const genders = ['f', 'm', 'x'] as const satisfies readonly Gender[];

/** Filter of one gender, or everybody. */
export const gender = {
  none: { gender: null },
  widenedAt: null,
  parse: (query) => ({ gender: genders.find((each) => each === query.get('gender')) ?? null }),
  matches: (profile, filters) => filters.gender === null || profile.gender === filters.gender,
  list: ({ filters }) => ({
    value: filters.gender ?? '',
    choices: [null, ...genders].map((each) => ({
      value: each ?? '',
      change: { gender: each },
      label: null,
    })),
  }),
} satisfies FilterRow;

const parseAge = (text: string | null, minAge: number): number | null => {
  const age = text !== null && /^\d{2,3}$/.test(text) ? Number(text) : 0;
  return age >= Math.max(minAge, MIN_AGE) && age <= MAX_AGE ? age : null;
};

const none: Pick<FilterOptions, 'min_age' | 'max_age'> = { min_age: null, max_age: null };

/** Filter of a range of ages, whose limits are inclusive. An unknown age fails it, and nobody under 18 matches. */
export const age = {
  none,
  widenedAt: 2,
  parse: (query, settings) => {
    const min_age = parseAge(query.get('min_age'), settings.min_age);
    const max_age = parseAge(query.get('max_age'), settings.min_age);
    return min_age !== null && max_age !== null && min_age > max_age ? none : { min_age, max_age };
  },
  matches: (profile, filters) =>
    profile.age !== null &&
    profile.age >= Math.max(filters.min_age ?? MIN_AGE, MIN_AGE) &&
    (filters.max_age === null || profile.age <= filters.max_age),
  list: ({ filters, seen }, { min_age }) => {
    const others = [...seen, filters].map((each) => otherAges(each, min_age)).filter((each) => each !== null);
    const all = new Map<string, AgeChoice>([...ageRanges(min_age), ...others].map((each) => [each.id, each]));
    return {
      value: (ageRangeOf(filters, min_age) ?? otherAges(filters, min_age))?.id ?? 'all',
      choices: [...all.values()].map(({ id, min, max, label }) => ({
        value: id,
        change: { min_age: min, max_age: max },
        label,
      })),
    };
  },
  // Limits at the minimum or maximum age exclude nobody.
  isNarrowed: (filters, minAge) => ageRangeOf(filters, minAge)?.id !== 'all',
} satisfies FilterRow;
