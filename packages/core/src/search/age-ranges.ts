import { MAX_AGE, MIN_AGE, type FilterOptions } from '@meetcute/contract';

/**
 * Choice of the age filter in years; null means no limit. `label` contains only digits, and is null if it
 * needs words.
 */
export interface AgeChoice {
  readonly id: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly label: string | null;
}

/** Standard choice of the age filter. */
export interface AgeRange extends AgeChoice {
  readonly id: 'all' | 'upTo25' | '26to35' | '36to45' | '46to55' | '56to65' | 'over65';
}

const bands = [
  { id: 'upTo25', min: MIN_AGE, max: 25 },
  { id: '26to35', min: 26, max: 35 },
  { id: '36to45', min: 36, max: 45 },
  { id: '46to55', min: 46, max: 55 },
  { id: '56to65', min: 56, max: 65 },
] as const;

/**
 * Returns the standard choices of the age filter. Omits those below the site's minimum age in years
 * (spec: search.age-ranges).
 */
export const ageRanges = (minAge: number = MIN_AGE): readonly AgeRange[] => [
  { id: 'all', min: null, max: null, label: null },
  ...bands
    .filter(({ max }) => max >= minAge)
    .map(({ id, min, max }) => {
      const lowerAge = Math.max(min, minAge);
      return { id, min: lowerAge, max, label: `${lowerAge}-${max}` };
    }),
  { id: 'over65', min: Math.max(66, minAge), max: null, label: null },
];

type AgePair = Pick<FilterOptions, 'min_age' | 'max_age'>;

/** Returns the effective age limits in years. A limit that excludes nobody becomes null. */
const bounds = ({ min_age, max_age }: AgePair, minAge: number) => ({
  min: min_age !== null && min_age > Math.max(minAge, MIN_AGE) ? min_age : null,
  max: max_age !== null && max_age < MAX_AGE ? max_age : null,
});

/** Returns the standard choice that finds the same members as a pair of ages; null without one. */
export const ageRangeOf = (ages: AgePair, minAge: number = MIN_AGE): AgeRange | null => {
  const { min, max } = bounds(ages, minAge);
  const isSame = (range: AgeRange) => {
    const rangeBounds = bounds({ min_age: range.min, max_age: range.max }, minAge);
    return rangeBounds.min === min && rangeBounds.max === max;
  };
  return ageRanges(minAge).find(isSame) ?? null;
};

/**
 * Returns an additional choice for ages that are no standard range, such as those of an address; null for a
 * standard range.
 */
export const otherAges = (ages: AgePair, minAge: number = MIN_AGE): AgeChoice | null => {
  if (ageRangeOf(ages, minAge)) return null;
  const { min, max } = bounds(ages, minAge);
  const id = `${min ?? ''}-${max ?? ''}`;
  if (max === null) return { id, min, max, label: null };
  const lowerAge = Math.min(min ?? Math.max(minAge, MIN_AGE), max);
  return { id, min, max, label: lowerAge === max ? String(max) : `${lowerAge}-${max}` };
};
