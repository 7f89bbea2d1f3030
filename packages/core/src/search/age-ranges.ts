import type { FilterOptions } from '@meetcute/contract';
import { MIN_AGE } from '../constants.ts';

/** A choice of the age filter; null means no bound is sent. A label is figures only, null where it needs words. */
export interface AgeRange {
  readonly id: 'all' | 'upTo25' | '26to35' | '36to45' | '46to55' | '56to65' | 'over65';
  readonly min: number | null;
  readonly max: number | null;
  readonly label: string | null;
}

const bands = [
  { id: 'upTo25', min: MIN_AGE, max: 25 },
  { id: '26to35', min: 26, max: 35 },
  { id: '36to45', min: 36, max: 45 },
  { id: '46to55', min: 46, max: 55 },
  { id: '56to65', min: 56, max: 65 },
] as const;

/** The seven choices of the age filter; those below a site's minimum age in years fall away (spec: search.age-ranges). */
export const ageRanges = (minAge: number = MIN_AGE): readonly AgeRange[] => [
  { id: 'all', min: null, max: null, label: null },
  ...bands
    .filter(({ max }) => max >= minAge)
    .map(({ id, min, max }) => {
      const from = Math.max(min, minAge);
      return { id, min: from, max, label: `${from}-${max}` };
    }),
  { id: 'over65', min: Math.max(66, minAge), max: null, label: null },
];

/** The choice that stands for a pair of ages; null when they were chosen some other way. */
export const ageRangeOf = (
  filters: Pick<FilterOptions, 'min_age' | 'max_age'>,
  minAge: number = MIN_AGE,
): AgeRange | null =>
  ageRanges(minAge).find(({ min, max }) => min === filters.min_age && max === filters.max_age) ?? null;
